import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { eventually } from '@parley/testing/eventually';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anthropicModel } from './anthropic-model.js';
import { openAiModel } from './openai-model.js';
import type { LanguageModel } from './language-model.js';

/** Takes connections and says nothing, ever. */
let server: Server;
let taken: Socket[];
beforeEach(async () => {
  taken = [];
  server = createServer((socket) => void taken.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  for (const socket of taken) socket.destroy();
  server.close();
});

const settings = (url: string) => ({
  model: 'claude-haiku-5-5',
  apiKey: 'sk-test',
  baseURL: url,
  idleMs: 150,
  retry: { attempts: 2, baseMs: 1, capMs: 1 },
});

describe.each<[string, (url: string) => LanguageModel]>([
  ['the Messages API', (url) => anthropicModel(settings(url))],
  ['an OpenAI-compatible server', (url) => openAiModel(settings(`${url}/v1`))],
])('%s', (_, modelAt) => {
  it('that never sends a header is given up on like one that falls silent later, and asked again', async () => {
    const { port } = server.address() as AddressInfo;
    const answer = await modelAt(`http://127.0.0.1:${port}`).generate({
      rehearse: () => undefined,
      prompt: {
        template: 'gaps@1',
        system: 's',
        shared: [],
        user: 'u',
        schema: { type: 'object' },
        max_output_tokens: 50,
        language: 'en',
      },
    });
    expect(answer).toMatchObject({ ok: false, code: 'stalled', call: { attempts: 2 } });
    // They are taken when this machine comes to it.
    await eventually(() => expect(taken.length).toBeGreaterThanOrEqual(2));
  });
});
