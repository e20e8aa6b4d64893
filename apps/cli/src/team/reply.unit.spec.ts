import { describe, expect, it, vi } from 'vitest';
import { ApiClient } from '../api-client.js';
import type { GlobalOptions, Session } from '../session.js';
import { answer, argued, delivered, type DeliverOptions } from './reply.js';

const options = (more: Partial<DeliverOptions> = {}): DeliverOptions => ({
  ...{ work: 'execute', finding: [], decision: [], open: [] },
  ...more,
});

/** The request that an answer becomes. */
async function sent(given: ReturnType<typeof delivered>): Promise<unknown[]> {
  const client = new ApiClient('http://127.0.0.1', { timeoutMs: 1_000 });
  const post = vi.spyOn(client, 'post').mockResolvedValue({ channel_id: 'c', position: 7 });
  vi.spyOn(client, 'caughtUp').mockResolvedValue(true);
  // Whoever takes part.
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ items: [] }));
  const session = { client } as unknown as Session;
  vi.spyOn(process.stdout, 'write').mockReturnValueOnce(true);
  await answer(session, { channel: 'c', name: 'kim', ...given }, { output: 'text' } as GlobalOptions);
  return post.mock.calls[0]!;
}

describe('a person in a team answers from the terminal (D1, D3)', () => {
  it('a phase by text', async () => {
    expect(await sent(delivered('Done.', options({ decision: ['The page.'] })))).toEqual([
      '/v1/channels/c/team/results',
      {
        ...{ participant_id: 'kim', summary: 'Done.', findings: [], decisions: ['The page.'] },
        ...{ open_points: [], artefacts: [] },
      },
    ]);
  });

  it('an argument by text, to the request that it names', async () => {
    const value = { argument: 'Cheaper.', position: 'A form.', changed: true };
    expect(await sent(argued('Cheaper.', { position: 'A form.', changed: true, request: 'turn-3' }))).toEqual([
      '/v1/channels/c/team/arguments',
      { participant_id: 'kim', request_id: 'turn-3', ...value },
    ]);
  });

  it.each([
    ['plan', 'plan'],
    ['assess', 'assessments'],
    ['open_debate', 'debate-openings'],
    ['sum_up', 'debate-summaries'],
    ['rule', 'rulings'],
    ['synthesise', 'reports'],
  ] as const)('%s from a file, to /team/%s', async (work, path) => {
    const file = new URL('../../package.json', import.meta.url).pathname;
    const [to, body] = await sent(delivered(undefined, options({ work, json: file })));
    expect(to).toBe(`/v1/channels/c/team/${path}`);
    expect(body).toMatchObject({ participant_id: 'kim', name: '@parley/cli' });
  });

  it.each([
    [undefined, {}, 'say what came of it'],
    ['x', { work: 'ruel' }, 'no work is called ruel. Did you mean rule?'],
    ['x', { work: 'rule' }, 'give it with --json FILE'],
    [undefined, { json: 'nowhere.json' }, '--json nowhere.json: there is no such file'],
  ] as const)('%j %j is a usage error', (summary, more, message) => {
    expect(() => delivered(summary, options(more))).toThrow(message);
  });
});
