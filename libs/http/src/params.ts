import { Injectable, type PipeTransform } from '@nestjs/common';
import { isUuid, type FieldError } from '@parley/contracts';
import { uncleanJson } from '@parley/untrusted';
import { failField } from './problem-error.js';

/** A channel id in a path; what is no UUID is refused by name. */
@Injectable()
export class ChannelIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    return uuidOf(value, '/channel_id');
  }
}

/** @throws ProblemError where it is none */
export const uuidOf = (value: string, pointer: string): string =>
  isUuid(value) ? value.toLowerCase() : failField(pointer, 'is not a UUID');

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

/** Most that a version, or what else is counted in one channel, can be in the database. */
export const MAX_VERSION = 2 ** 31 - 1;

/** A page's size: 1 to 200, 50 where absent. */
export const pageLimit = (value: string | undefined): number =>
  wholeNumber(value, '/limit', { min: 1, max: 200 }) ?? 50;

/** An opaque place to go on from. */
export const cursorOf = (place: string | number): string => Buffer.from(JSON.stringify([place])).toString('base64url');

/** A position of the log, or a version of a channel where `max` says so. @throws ProblemError where it is none of ours */
export function positionCursor(cursor: string | undefined, max = Number.MAX_SAFE_INTEGER): number | undefined {
  const place = placeOf(cursor);
  if (place === undefined) return undefined;
  const isPosition = typeof place === 'number' && Number.isInteger(place) && place >= 0 && place <= max;
  return isPosition ? place : noCursor();
}

/** The key of a row. @throws ProblemError where it is none of ours */
export function keyCursor(cursor: string | undefined): string | undefined {
  const place = placeOf(cursor);
  if (place === undefined) return undefined;
  return typeof place === 'string' && !uncleanJson(place) ? place : noCursor();
}

function placeOf(cursor: string | undefined): unknown {
  if (cursor === undefined) return undefined;
  try {
    const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown;
    if (Array.isArray(parts) && parts.length === 1 && parts[0] !== undefined) return parts[0];
  } catch {
    // not JSON: refused below
  }
  return noCursor();
}

const noCursor = (): never => failField('/cursor', 'is not a cursor of this list');

/** What no parameter of a path or query may be: text that cannot be stored, or several values where one is meant. */
export function uncleanParams(params: unknown): FieldError | undefined {
  const twice = Object.entries((params ?? {}) as object).find(([, value]) => Array.isArray(value));
  return twice ? { pointer: `/${twice[0]}`, reason: 'is given more than once' } : uncleanJson(params);
}
