import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid } from '@parley/contracts';
import { failField } from './problem-error.js';

/** A channel id in a path; what is no UUID is refused by name. */
@Injectable()
export class ChannelIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    return isUuid(value) ? value.toLowerCase() : failField('/channel_id', 'is not a UUID');
  }
}

/** A whole number in a path or query. */
export function wholeNumber(
  value: string | undefined,
  pointer: string,
  { min = 0, max = Number.MAX_SAFE_INTEGER } = {},
): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!/^\d{1,16}$/u.test(value) || number < min || number > max) {
    return failField(pointer, `is not a whole number from ${min} to ${max}`);
  }
  return number;
}

/** A page's size: 1 to 200, 50 where absent. */
export const pageLimit = (value: string | undefined): number =>
  wholeNumber(value, '/limit', { min: 1, max: 200 }) ?? 50;

/** An opaque place to go on from. */
export const cursorOf = (place: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/** @throws ProblemError where the cursor is not one of ours, of that many parts */
export function readCursor(cursor: string | undefined, parts: number): (string | number)[] | undefined {
  if (cursor === undefined) return undefined;
  try {
    const place = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown;
    if (
      Array.isArray(place) &&
      place.length === parts &&
      place.every((part) => ['string', 'number'].includes(typeof part))
    ) {
      return place as (string | number)[];
    }
  } catch {
    // not JSON: refused below
  }
  return failField('/cursor', 'is not a cursor of this list');
}
