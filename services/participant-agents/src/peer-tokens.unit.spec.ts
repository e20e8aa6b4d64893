import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { peerTokensOf } from './peer-tokens.js';

const folder = mkdtempSync(join(tmpdir(), 'peer-tokens-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'tokens.json');
const read = (text: string) => {
  writeFileSync(file, text);
  return peerTokensOf(file);
};

it('has a token for each origin, and none where no file is named', () => {
  expect(peerTokensOf(undefined).size).toBe(0);
  expect([...read('{"https://agents.example": "abc.DEF-123=", "http://10.0.0.7:8080": "12345678"}')]).toEqual([
    ['https://agents.example', 'abc.DEF-123='],
    ['http://10.0.0.7:8080', '12345678'],
  ]);
});

it.each([
  ['{"agents.example": "s3cret-token"}', 'is no origin'],
  ['{"https://agents.example/": "s3cret-token"}', 'is no origin'],
  ['{"https://agents.example": "s3cret token"}', 'no bearer token'],
  ['{"https://agents.example": "s3c"}', 'no bearer token'],
  ['{"https://agents.example": 7}', 'no bearer token'],
  ['{"https://agents.example": "s3cret-token"', 'no JSON object'],
  ['["s3cret-token"]', 'no JSON object'],
])('what is wrong in %s is named, and no token is', (text, why) => {
  expect(() => read(text)).toThrow(why);
  expect(() => read(text)).toThrow(/^PARLEY_A2A_TOKENS_FILE: (?!.*s3c)/u);
});

it('a file that is not there is named', () => {
  expect(() => peerTokensOf(join(folder, 'none.json'))).toThrow('none.json');
});
