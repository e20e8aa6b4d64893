import { WORD_WEIGHTS } from './word-weights.js';

/** Weights are kept in halves. */
const STEPS = 2;
/** Read when they are first asked for, not where nothing is. */
let known: ReadonlyMap<string, number> | undefined;

/** How much a stem speaks for what is proposed: 0 where it is not known. */
export const weightOf = (term: string): number => (known ??= readWeights()).get(term) ?? 0;

const readWeights = () =>
  new Map(
    WORD_WEIGHTS.trim()
      .split('\n')
      .flatMap((line) => {
        const [halves, ...terms] = line.split(' ');
        return terms.map((term) => [term, Number(halves) / STEPS] as const);
      }),
  );
