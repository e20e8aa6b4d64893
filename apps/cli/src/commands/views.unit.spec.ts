import { expect, it } from 'vitest';
import { shortIds } from './views.js';

const first = '01a207be-35ea-76fc-b770-92c39fbceae6';
const sameMinute = '01a207be-2806-769f-8c51-f94666bbebb3';
const later = '01a20800-2806-769f-8c51-f94666bbebb3';

it.each([
  [[first], ['01a207be']],
  [
    [first, later],
    ['01a207be', '01a20800'],
  ],
  [
    [first, sameMinute, later],
    ['01a207be-3', '01a207be-2', '01a20800-2'],
  ],
  [[], []],
])('an id is as short as tells it from the others: %j', (ids, short) => {
  expect(ids.map(shortIds(ids))).toEqual(short);
});
