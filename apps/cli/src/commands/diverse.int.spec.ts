import { openFolder } from '@parley/testing';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import type { GlobalOptions } from '../session.js';
import { diverse } from './diverse.js';

const MODELS = [
  { provider: 'anthropic', model: 'claude-sonnet-5-5' },
  { provider: 'openai', model: 'qwen3:8b' },
];
const TABLE = `# Whose idea was this?
question: Tabs or spaces?
members:
  - name: Ana # counts them
  - name: Bo
    model: own
  - { name: Cy, kind: person }
  - name: Dee
`;

let parley: Server;
let spread: object[] | undefined;
let written: string;

beforeAll(async () => {
  parley = createServer(({ url }, response) =>
    response
      .setHeader('content-type', 'application/json')
      .end(url === '/v1/model' ? JSON.stringify({ rehearsal: false, spread }) : '{}'),
  );
  await new Promise<void>((resolve) => parley.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => parley.close(resolve)));

beforeEach(() => {
  spread = MODELS;
  written = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((written += String(text)), true));
});
afterEach(() => vi.restoreAllMocks());

const asked = (file?: string, output: GlobalOptions['output'] = 'text') => {
  const server = `http://127.0.0.1:${(parley.address() as AddressInfo).port}`;
  return diverse(file, { server, output, timeout: 30, input: false }, {});
};

const fileOf = async (text: string): Promise<string> => {
  const file = join(await openFolder(), 'table.yaml');
  writeFileSync(file, text);
  return file;
};

it('lists the models that the server has for seats, in the order in which seats take them', async () => {
  expect(await asked()).toBe(0);
  expect(written).toMatch(/1 +│ anthropic +│ claude-sonnet-5-5.*2 +│ openai +│ qwen3:8b/su);
  written = '';
  await asked(undefined, 'json');
  expect(JSON.parse(written)).toEqual(MODELS);
});

it('prints a file as it was written, with a model for each seat that has none and is played', async () => {
  expect(await asked(await fileOf(TABLE))).toBe(0);
  expect(written).toContain('# Whose idea was this?');
  expect(written).toContain('# counts them');
  const { members } = parse(written) as { members: object[] };
  expect(members).toEqual([
    { name: 'Ana', ...MODELS[0] },
    { name: 'Bo', model: 'own' },
    { name: 'Cy', kind: 'person' },
    { name: 'Dee', ...MODELS[1] },
  ]);
});

it('refuses where there are not two, and prints nothing', async () => {
  spread = MODELS.slice(0, 1);
  await expect(asked()).rejects.toThrow('claude-sonnet-5-5 is the only model');
  spread = undefined;
  await expect(asked(await fileOf(TABLE))).rejects.toThrow('no model is known');
  expect(written).toBe('');
});

it('says what is wrong with a file', async () => {
  await expect(asked(await fileOf('question: 1\nmembers: none\n'))).rejects.toThrow(/table\.yaml:\d+:\d+/u);
});
