import { describe, expect, it } from 'vitest';
import { MAX_VERSION, cursorOf, keyCursor, positionCursor, uncleanParams } from './params.js';

const cursor = (json: string) => Buffer.from(json).toString('base64url');
const refusal = expect.objectContaining({
  problem: expect.objectContaining({ errors: [{ pointer: '/cursor', reason: 'is not a cursor of this list' }] }),
});

describe('a cursor', () => {
  it('is read as it was given', () => {
    expect(positionCursor(cursorOf(7))).toBe(7);
    expect(keyCursor(cursorOf('turn-7'))).toBe('turn-7');
    expect([positionCursor(undefined), keyCursor(undefined)]).toEqual([undefined, undefined]);
  });

  it.each([
    '["x"]',
    '[1.5]',
    '[-1]',
    '[1e400]',
    '[9007199254740993]',
    '[1,2]',
    '[]',
    '{}',
    '7',
    '[null]',
    '[[1]]',
    '"',
    '',
  ])('%s is no position', (json) => {
    expect(() => positionCursor(cursor(json))).toThrow(refusal);
  });

  it('is no version beyond what a database counts', () => {
    expect(positionCursor(cursorOf(MAX_VERSION), MAX_VERSION)).toBe(MAX_VERSION);
    expect(() => positionCursor(cursorOf(MAX_VERSION + 1), MAX_VERSION)).toThrow(refusal);
  });

  it.each(['[1]', '["a\\u0000"]', '["\\ud800"]', '[["a"]]'])('%s is no key', (json) => {
    expect(() => keyCursor(cursor(json))).toThrow(refusal);
  });
});

describe('parameters', () => {
  it.each([
    [{ name: 'a\0' }, { pointer: '/name', reason: 'contains NUL' }],
    [{ name: '\ud800' }, { pointer: '/name', reason: 'contains half a surrogate pair' }],
    [{ limit: ['1', '2'] }, { pointer: '/limit', reason: 'is given more than once' }],
    [{ name: '会议 🙂' }, undefined],
    [undefined, undefined],
  ])('%o', (params, found) => {
    expect(uncleanParams(params)).toEqual(found);
  });
});
