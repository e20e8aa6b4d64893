import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { localModels, localModelsNotice } from './local-models.js';

/** More than a loaded machine takes, where an answer is expected. */
const PATIENT_MS = 30_000;

let server: Server;
afterEach(() => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))));

/** A local server on a free port; its address as OLLAMA_HOST has it. */
async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const tags =
  (...names: unknown[]): RequestListener =>
  ({ url }, response) =>
    response
      .writeHead(url === '/api/tags' ? 200 : 404)
      .end(JSON.stringify({ models: names.map((name) => ({ name })) }));

describe('local models found', () => {
  it.each([
    (host: string) => host,
    (host: string) => `http://${host}/`,
    (host: string) => host.replace('127.0.0.1', '0.0.0.0'),
    (host: string) => host.replace('127.0.0.1', ''),
  ])('by OLLAMA_HOST, however it is written (%#)', async (written) => {
    const host = await serve(tags('llama3.2:latest', 'nomic-embed-text:latest', 'qwen3:8b'));
    expect(await localModels({ OLLAMA_HOST: written(host) }, PATIENT_MS)).toEqual({
      baseURL: `http://${host}/v1`,
      models: ['llama3.2:latest', 'qwen3:8b'],
    });
  });

  it('no name that could do harm in a terminal or a shell', async () => {
    const host = await serve(tags('a; rm -rf /', '\u001B[2J', 'hf.co/org/model:Q4', 7));
    expect((await localModels({ OLLAMA_HOST: host }, PATIENT_MS))?.models).toEqual(['hf.co/org/model:Q4', '7']);
  });

  it.each([
    ['says something else', (_: unknown, response: { end(text: string): void }) => response.end('<html>')],
    ['does not answer', () => undefined],
  ])('none where the server %s', async (_, listener) => {
    const host = await serve(listener as RequestListener);
    expect(await localModels({ OLLAMA_HOST: host })).toBeUndefined();
  });

  it('none where nothing listens, or the address is none', async () => {
    const host = await serve(tags());
    await new Promise((resolve) => server.close(resolve));
    expect(await localModels({ OLLAMA_HOST: host })).toBeUndefined();
    expect(await localModels({ OLLAMA_HOST: 'http://[' })).toBeUndefined();
  });
});

describe('what is said of them', () => {
  it('is the names and what to set, or how to get a model', async () => {
    await serve(tags());
    const baseURL = 'http://127.0.0.1:1/v1';
    expect(localModelsNotice({ baseURL, models: ['a', 'b'] })).toBe(
      '  Ollama here has a, b.  No key needed: set PARLEY_OPENAI_BASE_URL=http://127.0.0.1:1/v1 PARLEY_MODEL=a',
    );
    expect(localModelsNotice({ baseURL, models: [] })).toContain('ollama pull');
  });
});
