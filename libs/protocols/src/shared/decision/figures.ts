import type { Language } from '@parley/contracts';

const MICRO = 1_000_000;
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

type Figures = ReturnType<typeof makeFigures>;

const known = new Map<Language, Figures>();

/** Amounts, spans and dates as a file has them: the same wherever it is made, so its dates are UTC. */
export function figuresOf(language: Language): Figures {
  const figures = known.get(language) ?? makeFigures(language);
  known.set(language, figures);
  return figures;
}

function makeFigures(language: Language) {
  const number = new Intl.NumberFormat(language);
  const dollars = (maximumFractionDigits: number) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits,
    });
  const [cents, parts] = [dollars(2), dollars(4)];
  const spans = UNITS.map(([unit, length]) => ({
    length,
    format: new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }),
  }));
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    number: (value: number) => number.format(value),
    usd: (micro: number) => (micro && micro < MICRO / 100 ? parts : cents).format(micro / MICRO),
    span(ms: number) {
      const { length, format } = spans.find((one) => ms >= one.length) ?? spans.at(-1)!;
      return format.format(Math.round((ms / length) * 10) / 10);
    },
    date: (at: string) => dates.format(new Date(at)),
  };
}
