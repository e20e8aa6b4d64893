import { expect, it } from 'vitest';
import { roundAfter, roundBefore } from './rounds-in.js';

const ROUNDS = [{ position: 11 }, { position: 14 }, { position: 20 }];

it.each([
  ['from the end, to where the latest began', roundBefore, 0, 20],
  ['from the middle of a round, to where it began', roundBefore, 17, 14],
  ['from where one began, to the one before', roundBefore, 14, 11],
  ['from the first, nowhere', roundBefore, 11, undefined],
  ['on to the next', roundAfter, 11, 14],
  ['from the last, nowhere', roundAfter, 20, undefined],
  ['from the end, nowhere', roundAfter, 0, undefined],
] as const)('[ and ] go %s', (_, beside, at, position) => expect(beside(ROUNDS, at)?.position).toBe(position));
