import { milliseconds, MOST_EXTENSION_MS } from '@parley/contracts';
import { InvalidArgumentError } from 'commander';
import { spokenWords } from './words.js';

/** Where nothing else limits a number. */
const MOST = 1_000_000;
/** As long as a timer can be set for. */
const MOST_SECONDS = 86_400;

/** Reads an option that counts something. What is none is refused with the option's name. */
export const wholeNumber =
  (least = 0, most = MOST) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+$/u.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(spokenWords().errors.wholeNumber(least, most));
  };

/** Reads a time in seconds, parts of one too, or as `2m`. */
export function seconds(text: string): number {
  const ms = milliseconds(text);
  const value = ms === undefined ? Number(text) : ms / 1_000;
  if ((ms !== undefined || /^\d+(?:\.\d+)?$/u.test(text)) && value > 0 && value <= MOST_SECONDS) return value;
  throw new InvalidArgumentError(spokenWords().errors.seconds(MOST_SECONDS));
}

/** Reads a length of time as `30m`. */
export function duration(text: string): number {
  const value = milliseconds(text);
  if (value && value <= MOST_EXTENSION_MS) return value;
  throw new InvalidArgumentError(spokenWords().errors.extension);
}

/** The largest budget of a channel, in US dollars. */
const MOST_DOLLARS = 4_000;

/** Reads an amount of US dollars, parts of one too. */
export function dollars(text: string): number {
  const value = Number(text);
  if (/^\d+(?:\.\d+)?$/u.test(text) && value <= MOST_DOLLARS) return value;
  throw new InvalidArgumentError(spokenWords().errors.dollars(MOST_DOLLARS));
}
