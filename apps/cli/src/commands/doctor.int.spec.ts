import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { doctor } from './doctor.js';

let ollama: Server;
let written: string;

beforeEach(async () => {
  ollama = createServer((_, response) => response.end(JSON.stringify({ models: [{ name: 'qwen3:8b' }] })));
  await new Promise<void>((resolve) => ollama.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('OLLAMA_HOST', `127.0.0.1:${(ollama.address() as AddressInfo).port}`);
  for (const name of ['ANTHROPIC_API_KEY', 'PARLEY_MODEL_PROVIDER', 'PARLEY_OPENAI_BASE_URL']) vi.stubEnv(name, '');
  written = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => ((written += String(text)), true));
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await new Promise((resolve) => ollama.close(resolve));
});

/** A server that is not there: the one that has just been closed. */
const nowhere = async (): Promise<string> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
};

it('names the models that are here and the command that uses them', async () => {
  expect(await doctor({ server: await nowhere(), output: 'text' })).toBe(0);
  expect(written).toContain('REHEARSAL');
  expect(written).toContain(
    `PARLEY_OPENAI_BASE_URL=http://${process.env['OLLAMA_HOST']}/v1 PARLEY_MODEL=qwen3:8b npm start`,
  );
  expect(written).toContain('No server at');
});

it('says which variable is wrong, and that by its exit code too', async () => {
  vi.stubEnv('PARLEY_BUDGET_USD', 'much');
  expect(await doctor({ server: await nowhere(), output: 'text' })).toBe(2);
  expect(written).toContain('✗ Model: PARLEY_BUDGET_USD=much');
});
