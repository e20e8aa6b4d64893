import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

it('names the models that are here and what to set to use them', async () => {
  expect(await doctor({ server: await nowhere(), output: 'text' })).toBe(0);
  expect(written).toContain('REHEARSAL');
  expect(written).toContain(`PARLEY_OPENAI_BASE_URL=http://${process.env['OLLAMA_HOST']}/v1 PARLEY_MODEL=qwen3:8b`);
  expect(written).toContain('No server at');
});

it('says which variable is wrong, and that by its exit code too', async () => {
  vi.stubEnv('PARLEY_BUDGET_USD', 'much');
  expect(await doctor({ server: await nowhere(), output: 'text' })).toBe(2);
  expect(written).toContain('✗ Model: PARLEY_BUDGET_USD=much');
});

describe('a server that runs', () => {
  let parley: Server;
  let says: object;
  beforeEach(async () => {
    parley = createServer(({ url }, response) =>
      response.setHeader('content-type', 'application/json').end(url === '/v1/model' ? JSON.stringify(says) : '{}'),
    );
    await new Promise<void>((resolve) => parley.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => parley.close(resolve)));
  const at = () => `http://127.0.0.1:${(parley.address() as AddressInfo).port}`;
  const tried = (trial: object, notice: string) => ({ rehearsal: false, tried: { trial, notice } });

  it('is asked which model it uses, whatever this terminal’s environment says', async () => {
    vi.stubEnv('ANTHROPIC_API_KEY', 'sk-ant-of-this-terminal');
    says = tried({ result: 'works' }, '✓ Model: qwen3 of the server');
    expect(await doctor({ server: at(), output: 'text' })).toBe(0);
    expect(written).toContain('✓ Model: qwen3 of the server');
    expect(written).not.toContain('claude');
    says = { rehearsal: true };
    expect(await doctor({ server: at(), output: 'text' })).toBe(0);
    expect(written).toContain('the server has none');
    // Five processes, of which the one that has the models does not answer.
    says = { rehearsal: true, unanswered: true };
    expect(await doctor({ server: at(), output: 'text' })).toBe(0);
    expect(written).toContain('the server does not say which it uses');
  });

  it('whose key is refused is no tick, and says so by the exit code', async () => {
    says = tried({ result: 'refused', code: 'bad_key', message: 'x' }, '✗ Model: claude: the key is refused');
    expect(await doctor({ server: at(), output: 'text' })).toBe(2);
    expect(written).toContain('✗ Model: claude');
  });

  it('is data for a script', async () => {
    says = tried({ result: 'works' }, 'x');
    await doctor({ server: at(), output: 'json' });
    expect(JSON.parse(written)).toMatchObject({
      node: process.versions.node,
      server: { url: at(), answers: true, model: { rehearsal: false, tried: { trial: { result: 'works' } } } },
      local: { models: ['qwen3:8b'] },
    });
  });
});

it('asks no other server about a data folder that was named', async () => {
  vi.stubEnv('PARLEY_DATA', '/nowhere/of mine');
  vi.stubEnv('PARLEY_SERVER', '');
  const asked = vi.spyOn(globalThis, 'fetch');
  expect(await doctor({ output: 'text' })).toBe(0);
  expect(written).toContain("No server for PARLEY_DATA='/nowhere/of mine'");
  expect(asked.mock.calls.map(([url]) => String(url)).filter((url) => url.includes(':4700'))).toEqual([]);
  written = '';
  await doctor({ output: 'json' });
  expect(JSON.parse(written)).toMatchObject({ server: { answers: false } });
  expect(written).not.toContain(':4700');
});

it('says that no local model is here, too', async () => {
  vi.stubEnv('OLLAMA_HOST', (await nowhere()).replace('http://', ''));
  await doctor({ server: await nowhere(), output: 'text' });
  expect(written).toContain('No Ollama answers here');
});

it('tries the key of the environment where no server runs, and ticks none that is refused', async () => {
  const refusing = createServer((_, response) => response.writeHead(401).end('{}'));
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('ANTHROPIC_API_KEY', 'sk-ant-wrong');
  vi.stubEnv('ANTHROPIC_BASE_URL', `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`);
  expect(await doctor({ server: await nowhere(), output: 'text' })).toBe(2);
  expect(written).toMatch(/✗ Model: .*does not accept the API key/u);
  refusing.closeAllConnections();
});
