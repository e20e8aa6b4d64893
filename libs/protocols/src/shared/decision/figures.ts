import type { Language } from '@parley/contracts';

const MICRO = 1_000_000;
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** Amounts, spans and dates as a file has them: the same wherever it is made, so its dates are UTC. */
export function figuresOf(language: Language) {
  const number = new Intl.NumberFormat(language);
  return {
    number: (value: number) => number.format(value),
    usd(micro: number) {
      const maximumFractionDigits = micro && micro < MICRO / 100 ? 4 : 2;
      const currency = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
      return new Intl.NumberFormat(language, { ...currency, maximumFractionDigits }).format(micro / MICRO);
    },
    span(ms: number) {
      const [unit, length] = UNITS.find(([, one]) => ms >= one) ?? UNITS[3];
      const value = Math.round((ms / length) * 10) / 10;
      return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
    },
    date: (at: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at)),
  };
}
