import { startLocalServer, type LocalServer, type ReceivedRequest } from '@parley/testing';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modelFromEnvironment } from './model-from-environment.js';

let server: LocalServer;
let serve: (request: ReceivedRequest, response: ServerResponse) => void;
beforeEach(async () => void (server = await startLocalServer((request, response) => serve(request, response))));
afterEach(() => server.close());

const answers = (status: number, body: object) => (_: unknown, response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const claude = () => ({ ANTHROPIC_API_KEY: 'sk-ant-abcdefgh4f2a', ANTHROPIC_BASE_URL: server.url });
const local = (more: NodeJS.ProcessEnv = {}) => ({
  PARLEY_OPENAI_BASE_URL: `${server.url}/v1`,
  PARLEY_MODEL: 'qwen3',
  ...more,
});
const tried = (environment: NodeJS.ProcessEnv) => modelFromEnvironment(environment).tried();

describe('a key is tried before it is ticked', () => {
  it('and works: each model was asked for by its name', async () => {
    const paths: string[] = [];
    serve = (request, response) => (
      paths.push(request.path),
      answers(200, { type: 'model', id: 'x' })(request, response)
    );
    const { trial, notice } = (await tried(claude()))!;
    expect(trial).toEqual({ result: 'works' });
    expect(notice).toMatch(/^✓ Model: claude-sonnet-5-5.* · tried: .*budget \$1\.00 per channel$/u);
    expect(paths.toSorted()).toEqual(['/v1/models/claude-haiku-5-5', '/v1/models/claude-sonnet-5-5']);
  });

  it('and is refused, in words without the key', async () => {
    serve = answers(401, { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } });
    const { trial, notice } = (await tried(claude()))!;
    expect(trial).toMatchObject({ result: 'refused', code: 'bad_key' });
    expect(notice).toMatch(/^✗ Model: .*does not accept the API key/u);
    expect(notice).not.toContain('abcdefgh');
  });

  it('and one of the models is not there', async () => {
    serve = (request, response) =>
      request.path.includes('haiku')
        ? answers(404, { type: 'error', error: { type: 'not_found_error', message: 'model: claude-haiku-5-5' } })(
            request,
            response,
          )
        : answers(200, { id: 'x' })(request, response);
    expect((await tried(claude()))!.trial).toMatchObject({ result: 'refused', code: 'unknown_model' });
  });

  it.each<[string, (request: ReceivedRequest, response: ServerResponse) => void]>([
    ['never answers', () => undefined],
    ['begins an answer and never ends it', (_, response) => void response.writeHead(200).write('{')],
    ['is overloaded', answers(529, { error: { message: 'Overloaded' } })],
    ['is something else', (_, response) => void response.writeHead(404).end('<html>')],
  ])('and where the server %s, it says that it was not tried', async (_, behaviour) => {
    serve = behaviour;
    const { trial, notice } = (await tried(claude()))!;
    expect(trial.result).toBe('not_tried');
    expect(notice).toMatch(/^! Model: .*not tried/u);
  });

  it('and without a network it says so', async () => {
    await server.close();
    const { notice } = (await tried(claude()))!;
    expect(notice).toMatch(/^! Model: .*not tried.*ECONNREFUSED/u);
    server = await startLocalServer(() => undefined);
  });
});

describe('a server of one’s own is asked for its models', () => {
  const has = (...ids: string[]) => answers(200, { object: 'list', data: ids.map((id) => ({ id })) });

  it.each([[['qwen3']], [['qwen3:latest', 'llama']]])('and has it (%j)', async (ids) => {
    serve = has(...ids);
    expect((await tried(local()))!.trial).toEqual({ result: 'works' });
  });

  it('and has it not: it says what it has', async () => {
    serve = has('llama3.2:latest');
    const { trial, notice } = (await tried(local()))!;
    expect(trial).toMatchObject({ result: 'refused', code: 'unknown_model' });
    expect(notice).toContain('the server has no qwen3; it has llama3.2:latest');
  });

  it('and tells anybody: then the key is not proven', async () => {
    serve = has('qwen3');
    expect((await tried(local({ PARLEY_OPENAI_API_KEY: 'sk-or-1' })))!.trial).toEqual({ result: 'unproven' });
    serve = (request, response) =>
      request.headers.authorization === 'Bearer sk-or-1'
        ? has('qwen3')(request, response)
        : answers(401, {})(request, response);
    expect((await tried(local({ PARLEY_OPENAI_API_KEY: 'sk-or-1' })))!.trial).toEqual({ result: 'works' });
    expect((await tried(local({ PARLEY_OPENAI_API_KEY: 'sk-or-2' })))!.trial).toMatchObject({ code: 'bad_key' });
  });

  it('and a small window is said, with the setting that makes it larger', async () => {
    serve = answers(200, { data: [{ id: 'qwen3', max_model_len: 4_096 }] });
    const { window, notice } = (await tried(local()))!;
    expect(window).toMatchObject({ tokens: 4_096 });
    expect(notice).toMatch(/reads 4096 tokens at once.*--max-model-len/u);
  });
});

it('of a rehearsal nothing is tried', async () => {
  expect(await tried({})).toBeUndefined();
});
