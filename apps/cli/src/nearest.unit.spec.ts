import { describe, expect, it } from 'vitest';
import { nearest } from './nearest.js';

describe('what a mistyped word most likely means (D7)', () => {
  it.each([
    ['taem', 'team'],
    ['TEAM', 'team'],
    ['bord', 'board'],
    ['securty-engineer', 'security-engineer'],
    ['dates', undefined],
    ['x', undefined],
    ['', undefined],
  ])('%j: %j', (word, meant) => expect(nearest(word, ['board', 'team', 'security-engineer'])).toBe(meant));
});
