import { useLanguage } from '../words/use-words.js';

const MICRO = 1_000_000;
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** Numbers, times and amounts as the chosen language writes them. */
export function useFormat() {
  const language = useLanguage();
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  return {
    number,
    usd: (micro: number) =>
      new Intl.NumberFormat(language, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: micro && micro < MICRO / 100 ? 4 : 2,
      }).format(micro / MICRO),
    time: (at: string) =>
      new Intl.DateTimeFormat(language, { timeStyle: 'medium', ...(!isToday(at) && { dateStyle: 'medium' }) }).format(
        new Date(at),
      ),
    /** In its largest unit, which is enough for a bar. */
    span: (ms: number) => {
      const [unit, length] = UNITS.find(([, one]) => ms >= one) ?? UNITS[3];
      const value = Math.round((ms / length) * 10) / 10;
      return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
    },
  };
}

const isToday = (at: string): boolean => new Date(at).toDateString() === new Date().toDateString();
