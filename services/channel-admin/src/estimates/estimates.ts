import type { OpeningEstimate } from '@parley/contracts';
import type { DeliberationSize, FigureDesk, ModelDesk } from '@parley/messaging';
import { modelEstimate } from './estimate.js';

/** Tells what a deliberation by models is likely to cost and to take: for whoever asks, and for each opening. */
export class Estimates {
  constructor(
    private readonly models: Pick<ModelDesk, 'likelyCost'>,
    private readonly figures: FigureDesk,
  ) {}

  /**
   * What those who know are away to say, or fail at, is absent: nobody's opening hangs on it.
   * @param left of its rounds, in a fork
   */
  async of(
    tenant: string,
    size: DeliberationSize,
    budgetMicroUsd: number,
    left = size.rounds,
  ): Promise<OpeningEstimate> {
    const { protocol, seats, rounds } = size;
    const [likely, figures] = await Promise.all([
      said(this.models.likelyCost({ ...size, rounds: left })),
      said(this.figures.usualFigures(tenant, { protocol, seats })),
    ]);
    return modelEstimate({ ...likely, figures, share: left / rounds, budgetMicroUsd });
  }
}

const said = <T>(answer: Promise<T>): Promise<T | undefined> => answer.catch(() => undefined);
