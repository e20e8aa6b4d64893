import { expect, it } from 'vitest';
import { unquoted } from './unquoted.js';

it.each([
  ['"Should we move?"', 'Should we move?'],
  ['“要不要搬家？”', '要不要搬家？'],
  ['"Move" or "stay"?', '"Move" or "stay"?'],
  ['Should we "move"?', 'Should we "move"?'],
  ['"', '"'],
  ['“”', ''],
  ['  plain ', 'plain'],
])('%s is a topic without the quotation marks around all of it', (text, topic) => {
  expect(unquoted(text)).toBe(topic);
});
