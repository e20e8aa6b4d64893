import type { Language } from '@parley/wording';
import { useLanguage } from '../words/use-words.js';

const MICRO = 1_000_000;
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** Numbers, times and amounts as the chosen language writes them. */
export const useFormat = (): Format => formatOf(useLanguage());

export interface Format {
  number(value: number): string;
  usd(micro: number): string;
  time(at: string): string;
  /** With its day, also where that is today: on what is printed or kept. */
  date(at: string): string;
  /** In its largest unit, which is enough for a bar. */
  span(ms: number): string;
}

const formats = new Map<Language, Format>();

/** One for each language: to make a formatter takes longer than to use it a hundred times. */
function formatOf(language: Language): Format {
  const known = formats.get(language) ?? makeFormat(language);
  formats.set(language, known);
  return known;
}

function makeFormat(language: Language): Format {
  const { format: number } = new Intl.NumberFormat(language);
  const dollars = (digits: number) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: digits,
    });
  const [cents, parts] = [dollars(2), dollars(4)];
  const timeOfDay = new Intl.DateTimeFormat(language, { timeStyle: 'medium' });
  const dayAndTime = new Intl.DateTimeFormat(language, { timeStyle: 'medium', dateStyle: 'medium' });
  const units = UNITS.map(([unit, length]) => ({
    length,
    spans: new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }),
  }));
  return {
    number,
    usd: (micro) => (micro && micro < MICRO / 100 ? parts : cents).format(micro / MICRO),
    time: (at) => (isToday(at) ? timeOfDay : dayAndTime).format(new Date(at)),
    date: (at) => dayAndTime.format(new Date(at)),
    span: (ms) => {
      const { length, spans } = units.find((unit) => ms >= unit.length) ?? units.at(-1)!;
      return spans.format(Math.round((ms / length) * 10) / 10);
    },
  };
}

const isToday = (at: string): boolean => new Date(at).toDateString() === new Date().toDateString();
