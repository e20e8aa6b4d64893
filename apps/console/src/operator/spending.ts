import type { Spending } from '@parley/client';

/** Models that are drawn by themselves, the dearest first; what else there is, is drawn as one. */
const MOST_MODELS = 6;
const DAY_MS = 86_400_000;

/** What is drawn in one colour. */
export interface Series {
  /** A model by its name; all others together; or what is not known by model. */
  kind: 'model' | 'others' | 'unknown';
  model?: string;
  micro_usd: number;
}

export interface SpendingDay {
  day: string;
  micro_usd: number;
  /** In the order of the series. */
  parts: readonly number[];
}

export interface SpendingChart {
  series: readonly Series[];
  /** Every day from the first to the last, also those on which nothing was spent. */
  days: readonly SpendingDay[];
  micro_usd: number;
  /** The day on which most was spent; absent where nothing was. */
  most?: SpendingDay;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Spending that was told by day and model, as it is drawn. */
export function chartOf({ from, to, items }: Spending): SpendingChart {
  const models = new Map<string | undefined, number>();
  for (const { model, micro_usd } of items) models.set(model, (models.get(model) ?? 0) + micro_usd);
  const named = [...models]
    .flatMap(([model, micro_usd]) => (model === undefined ? [] : [{ kind: 'model' as const, model, micro_usd }]))
    .toSorted((a, b) => b.micro_usd - a.micro_usd || a.model.localeCompare(b.model));
  const others = sumOf(named.slice(MOST_MODELS).map(({ micro_usd }) => micro_usd));
  const unknown = models.get(undefined) ?? 0;
  const series: Series[] = [
    ...named.slice(0, MOST_MODELS),
    ...(others ? [{ kind: 'others' as const, micro_usd: others }] : []),
    ...(unknown ? [{ kind: 'unknown' as const, micro_usd: unknown }] : []),
  ];
  const drawnAs = (model: string | undefined): number => {
    if (model === undefined) return series.findIndex(({ kind }) => kind === 'unknown');
    const own = series.findIndex((one) => one.model === model);
    return own < 0 ? series.findIndex(({ kind }) => kind === 'others') : own;
  };
  const parts = new Map(daysFrom(from, to).map((day) => [day, series.map(() => 0)]));
  for (const { day = '', model, micro_usd } of items) {
    const of = parts.get(day);
    if (of) of[drawnAs(model)]! += micro_usd;
  }
  const days = [...parts].map(([day, amounts]) => ({ day, micro_usd: sumOf(amounts), parts: amounts }));
  const spent = days.filter(({ micro_usd }) => micro_usd > 0);
  const most = spent.toSorted((a, b) => b.micro_usd - a.micro_usd)[0];
  return { series, days, micro_usd: sumOf(days.map(({ micro_usd }) => micro_usd)), ...(most && { most }) };
}

function daysFrom(from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const count = Math.round((last - first) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length),
  );
}
