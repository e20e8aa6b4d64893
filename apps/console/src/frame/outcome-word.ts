import type { PageWords } from '@parley/wording';

type OutcomeWord = keyof PageWords['frame']['outcome'];

const WORDS: ReadonlyMap<string, OutcomeWord> = new Map([
  ['success', 'success'],
  ['completed', 'concluded'],
  ['partial_consensus', 'partial'],
  ['stopped', 'stopped'],
  ['rehearsed', 'rehearsed'],
]);

/** Under which key the catalogue has it. */
export const outcomeWord = (status: 'open' | 'closed', outcome: string | undefined): OutcomeWord =>
  status === 'open' ? 'open' : (WORDS.get(outcome ?? '') ?? 'failed');
