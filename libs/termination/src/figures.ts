import { type Finding, type Language } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Units of time from the longest to the shortest, as people write them beside a number. */
const TIMES: Record<Language, readonly (readonly [length: number, unit: string])[]> = {
  en: [
    [DAY, 'd'],
    [HOUR, 'h'],
    [MINUTE, 'min'],
    [SECOND, 's'],
  ],
  zh: [
    [DAY, '天'],
    [HOUR, '小时'],
    [MINUTE, '分'],
    [SECOND, '秒'],
  ],
};

/** A length of time in its two largest units, `2 min 5 s`; below ten seconds with tenths. */
export function spanText(language: Language, ms: number): string {
  const times = TIMES[language];
  if (ms < 10 * SECOND) return `${Math.round(ms / 100) / 10} ${times.at(-1)![1]}`;
  let rest = Math.round(ms / SECOND) * SECOND;
  const first = times.findIndex(([length]) => rest >= length);
  const parts = times.slice(first, first + 2).flatMap(([length, unit]) => {
    const count = Math.floor(rest / length);
    rest %= length;
    return count ? [`${count} ${unit}`] : [];
  });
  return parts.join(' ');
}

const MICRO = 1_000_000;

/** US dollars: cents, and below a dollar as much behind them as it takes, `$0.0123`. */
export function usdText(micro: number): string {
  if (micro >= MICRO) return `$${(micro / MICRO).toFixed(2)}`;
  if (micro > 0 && micro < 100) return '<$0.0001';
  return `$${(micro / MICRO).toFixed(4).replace(/0{1,2}$/u, '')}`;
}

const { format: grouped } = new Intl.NumberFormat('en-US');
const counted = (value: number, one: string): string => `${grouped(value)} ${one}${value === 1 ? '' : 's'}`;

const UNITS: Record<Language, Record<string, (value: number) => string>> = {
  en: {
    rounds: (value) => counted(value, 'round'),
    turns: (value) => counted(value, 'turn'),
    tokens: (value) => counted(value, 'token'),
  },
  zh: {
    rounds: (value) => `${value} 轮`,
    turns: (value) => `${value} 次发言`,
    tokens: (value) => `${grouped(value)} 个词元`,
  },
};

/** What a condition measures, as people write it. */
export function figureText(language: Language, unit: Finding['unit'], value: number): string {
  if (unit === 'milliseconds') return spanText(language, value);
  if (unit === 'micro_usd') return usdText(value);
  return ownProperty(UNITS[language], unit)?.(value) ?? String(value);
}
