import type { RoundSimilarity } from '@parley/contracts';
import type { Embedder } from '@parley/llm';
import { meanCosine, unmeasuredRounds, type Ledger } from '@parley/termination';

/** Measures how alike the turns of rounds are in meaning; what it finds is recorded, so that a replay needs no model (T2, T3). */
export class Meaning {
  constructor(
    private readonly embedder: Embedder,
    private readonly warn: (line: string) => void,
  ) {}

  /** The similarities of rounds that nobody has measured yet. Without an answer there is none: a check never fails for it. */
  async of(ledger: Ledger): Promise<RoundSimilarity[]> {
    const rounds = unmeasuredRounds(ledger);
    if (!rounds.length) return [];
    const { model } = this.embedder;
    try {
      const vectors = await this.embedder.embed(rounds.flatMap(({ texts }) => texts));
      let start = 0;
      return rounds.map(({ at_version, texts }) => {
        const value = meanCosine(vectors.slice(start, start + texts.length));
        start += texts.length;
        return { at_version, value, model };
      });
    } catch (error) {
      this.warn(`no similarity by meaning: ${model} does not answer (${(error as Error).message})`);
      return [];
    }
  }
}
