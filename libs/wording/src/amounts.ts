import type { Language } from './language.js';

const MICRO = 1_000_000;
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

export interface Amounts {
  number(value: number): string;
  /** Millionths of a dollar: cents, and parts of them below one. */
  usd(micro: number): string;
  /** In its largest unit, which is enough for a bar. */
  span(ms: number): string;
}

/** Numbers, money and spans as a language writes them; whoever asks keeps it: to make a formatter takes longer than to use it a hundred times. */
export function makeAmounts(language: Language, unitDisplay: 'short' | 'long'): Amounts {
  const { format: number } = new Intl.NumberFormat(language);
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
    format: new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }),
  }));
  return {
    number,
    usd: (micro) => (micro && micro < MICRO / 100 ? parts : cents).format(micro / MICRO),
    span(ms) {
      const { length, format } = spans.find((one) => ms >= one.length) ?? spans.at(-1)!;
      return format.format(Math.round((ms / length) * 10) / 10);
    },
  };
}
