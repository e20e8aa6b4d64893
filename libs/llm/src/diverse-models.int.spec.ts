import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diverseModels } from './diverse-models.js';

const NAMES = ['qwen3:8b', 'nomic-embed-text', 'llama4:8b'];
let ollama: Server;
let at: { OLLAMA_HOST: string; PARLEY_OPENAI_BASE_URL: string };

beforeAll(async () => {
  ollama = createServer((_, response) => response.end(JSON.stringify({ models: NAMES.map((name) => ({ name })) })));
  await new Promise<void>((resolve) => ollama.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(ollama.address() as AddressInfo).port}`;
  at = { OLLAMA_HOST: host, PARLEY_OPENAI_BASE_URL: `http://${host}/v1/` };
});

afterAll(() => new Promise((resolve) => ollama.close(resolve)));

const KEY = { ANTHROPIC_API_KEY: 'sk-ant-test' };
const spread = async (environment: NodeJS.ProcessEnv) =>
  (await diverseModels(environment)).map(({ provider, model }) => `${provider}/${model}`);

it('those of several providers come by turns, and all that speak of an Ollama that is configured', async () => {
  expect(await spread({ ...KEY, ...at })).toEqual([
    'anthropic/claude-sonnet-5-5',
    'openai/qwen3:8b',
    'anthropic/claude-haiku-5-5',
    'openai/llama4:8b',
  ]);
});

it('is what work goes to where nothing else is configured, each once; an Ollama that only answers is not', async () => {
  expect(await spread({ ...KEY, OLLAMA_HOST: at.OLLAMA_HOST })).toEqual([
    'anthropic/claude-sonnet-5-5',
    'anthropic/claude-haiku-5-5',
  ]);
  expect(await spread({ ...at, PARLEY_MODEL: 'llama4:8b' })).toEqual(['openai/llama4:8b', 'openai/qwen3:8b']);
  const elsewhere = { PARLEY_OPENAI_BASE_URL: 'http://127.0.0.1:9/v1', PARLEY_MODEL: 'big' };
  expect(await spread({ ...elsewhere, OLLAMA_HOST: at.OLLAMA_HOST })).toEqual(['openai/big']);
});

it('is nothing where agents are rehearsed', async () => {
  expect(await spread({ OLLAMA_HOST: at.OLLAMA_HOST })).toEqual([]);
});
