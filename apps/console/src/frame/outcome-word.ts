const WORDS: ReadonlyMap<string, string> = new Map([
  ['success', 'success'],
  ['completed', 'concluded'],
  ['partial_consensus', 'partial'],
  ['stopped', 'stopped'],
  ['rehearsed', 'rehearsed'],
]);

/** Under which key the catalogue has it. */
export const outcomeWord = (status: 'open' | 'closed', outcome: string | undefined): string =>
  `outcome.${status === 'open' ? 'open' : (WORDS.get(outcome ?? '') ?? 'failed')}`;
