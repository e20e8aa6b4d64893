import { problem, type OpeningEstimate, type Problem } from '@parley/contracts';
import { usdText } from '@parley/termination';

interface Price {
  /** In millionths of a US dollar, as all here; 0 is no limit. */
  limit: number;
  cost: OpeningEstimate['cost_micro_usd'];
  /** What it may spend; 0 is no limit. Where nobody knows what it costs this tells what it may. */
  budget: number;
  /** Whether one agent is asked beside it, which may spend as much again. */
  isBeside: boolean;
}

/** Why an opening needs somebody to accept its cost; undefined where it may begin unasked (ADR 64). */
export function aboveLimit({ limit, cost, budget, isBeside }: Price): Problem | undefined {
  const most = cost?.most ?? ((isBeside ? 2 : 1) * budget || Infinity);
  if (!limit || most <= limit) return undefined;
  const may = cost
    ? `models may cost ${usdText(cost.least)} to ${usdText(cost.most)}`
    : 'nobody knows what models cost';
  const reason = `is not true: ${may}, and an opening costs ${usdText(limit)} at most unless this says otherwise`;
  return problem('estimate-above-limit', {
    detail: `${may}; more than ${usdText(limit)} needs accepts_cost: true, or a budget that is no larger`,
    errors: [{ pointer: '/accepts_cost', reason }],
    params: {
      limit_micro_usd: limit,
      ...(cost && { least_micro_usd: cost.least, most_micro_usd: cost.most }),
    },
  });
}
