import { expect, it } from 'vitest';
import { JsonLogger } from './json-logger.js';

it('a log steers no terminal, and says what it was given', () => {
  let lines = '';
  const logger = new JsonLogger('test', 'info', { write: (text) => void (lines += text) });
  const hostile = 'a\u001b[2J\u009b2J\u202e\u007f\nforged';
  logger.log(hostile, hostile);
  logger.error(new Error(hostile));
  expect(lines).toMatch(/^[ -~\n]*$/u);
  const said = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string });
  expect(said.map(({ msg }) => msg)).toEqual([hostile, hostile]);
});
