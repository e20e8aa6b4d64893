import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCAL_TENANT } from '@parley/contracts';
import { eventually } from '@parley/testing/eventually';
import { openTools, type TenantTools, type Tools } from './index.js';

const SERVER = fileURLToPath(new URL('../test/mcp-server.mjs', import.meta.url));
const stdio = (...args: string[]) => ({ command: process.execPath, args: [SERVER, ...args] });
const all = (server: string) =>
  ['echo', 'pid', 'secrets', 'hang', 'slow', 'huge', 'fail', 'refuse', 'die', 'picture', 'odd', 'gone'].map(
    (tool) => `${server}__${tool}`,
  );
const HOSTILE = ['test__backtracks', 'test__recursive', 'test__hoards', 'test__vast'];

const nested = (depth: number): object => (depth ? { a: nested(depth - 1) } : {});

/** Limits in milliseconds: one that a loaded machine does not reach, one that a test can wait for. */
const PATIENT = 45_000;
const HURRIED = 3_000;

let opened: Tools;
/** Those of the local tenant. */
let tools: TenantTools;
const use = (some: Tools) => {
  opened = some;
  tools = some.of(LOCAL_TENANT);
};
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const pidOf = async (server = 'test') => Number((await tools.call('analyst', `${server}__pid`, {})).content);

describe('a server over standard input and output', () => {
  const open = (timeout_ms: number) => {
    const servers = { test: stdio(), mute: stdio('--mute'), none: { command: '/no/such/program' } };
    const roles = {
      analyst: [...all('test'), 'mute__x', 'none__x'],
      'writer-of-all': all('test'),
      listener: ['mute__x', 'none__x'],
      writer: ['test__echo'],
      victim: ['test__echo', ...HOSTILE],
    };
    return openTools({ servers, roles, tenants: { acme: { writer: ['test__pid'] } }, timeout_ms });
  };
  describe('that does what it is asked', () => {
    // One for all of them: nothing harms it.
    beforeAll(() => use(open(PATIENT)));
    afterAll(() => opened.close());

    it('answers a call', async () => {
      expect(await tools.call('writer', 'test__echo', { text: 'Grüße 会议' })).toEqual({
        content: 'Grüße 会议',
        truncated: false,
        is_error: false,
        duration_ms: expect.any(Number),
      });
    });

    it('offers a role what it may use, and says what of it is not there', async () => {
      const { tools: offered } = await tools.offeredTo('writer-of-all');
      expect(offered.length).toBe(11);
      expect(offered[0]).toMatchObject({ name: 'test__echo', description: 'Says what it was told.' });
      expect(offered[0]!.input_schema).toMatchObject({ required: ['text'] });
      const hurried = open(HURRIED);
      const { unavailable } = await hurried.of(LOCAL_TENANT).offeredTo('listener');
      await hurried.close();
      expect(unavailable.map(({ name }) => name)).toEqual(['mute__x', 'none__x']);
      expect((await tools.offeredTo('writer-of-all')).unavailable.map(({ name }) => name)).toEqual(['test__gone']);
      expect((await tools.offeredTo('nobody')).tools).toEqual([]);
    });

    it('gives a role what its own tenant grants it, whatever another tenant grants to the same name', async () => {
      expect((await opened.of('acme').offeredTo('writer')).tools.map(({ name }) => name)).toEqual(['test__pid']);
      for (const tenant of ['acme', 'other', 'constructor']) {
        const refused = { is_error: true, failure: 'not-allowed' };
        expect(await opened.of(tenant).call('writer', 'test__echo', { text: 'x' })).toMatchObject(refused);
        expect((await opened.of(tenant).offeredTo('analyst')).tools).toEqual([]);
      }
      expect(await tools.call('writer', 'test__pid', {})).toMatchObject({ failure: 'not-allowed' });
    });

    it('refuses by name a tool that the role may not use', async () => {
      for (const [role, name] of [
        ['writer', 'test__pid'],
        ['nobody', 'test__echo'],
        ['constructor', 'test__echo'],
        ['analyst', 'test__other'],
        ['analyst', 'nonsense'],
      ] as const) {
        const result = await tools.call(role, name, {});
        expect(result).toMatchObject({ is_error: true, failure: 'not-allowed' });
        expect(result.content).toContain(name);
      }
      expect(await tools.call('analyst', 'test__gone', {})).toMatchObject({ failure: 'no-such-tool' });
    });

    it('checks arguments against the tool’s schema before they are sent', async () => {
      const circular: Record<string, unknown> = { text: 'x' };
      circular['self'] = circular;
      for (const args of [
        {},
        { text: 7 },
        'text',
        null,
        undefined,
        [],
        circular,
        { text: 1n },
        { text: 'x'.repeat(300_000) },
      ]) {
        expect(await tools.call('analyst', 'test__echo', args)).toMatchObject({
          is_error: true,
          failure: 'bad-arguments',
        });
      }
      const missing = await tools.call('analyst', 'test__echo', {});
      expect(missing.content).toBe('test__echo: the arguments /text is missing');
      expect(await tools.call('analyst', 'test__odd', {})).toMatchObject({ failure: 'bad-arguments' });
    });

    it('offers no tool whose schema is too long for a prompt, and says so', async () => {
      const { tools: offered, unavailable } = await tools.offeredTo('victim');
      expect(offered.map(({ name }) => name)).toEqual(['test__echo', ...HOSTILE.slice(0, -1)]);
      const refused = { name: 'test__vast', reason: 'its schema is longer than 32768 characters' };
      expect(unavailable).toEqual([refused]);
      expect(await tools.call('victim', 'test__vast', {})).toMatchObject({ failure: 'no-such-tool' });
    });

    it('cuts a result of 10 MB, between two characters', async () => {
      const result = await tools.call('analyst', 'test__huge', { bytes: 10_000_000 });
      expect(result).toMatchObject({ truncated: true, is_error: false });
      expect(Buffer.byteLength(result.content)).toBe(65_535);
      expect(result.content).toMatch(/^字+$/u);
    });

    it('passes on what a tool says of its own failure', async () => {
      const failed = await tools.call('analyst', 'test__fail', {});
      expect(failed).toMatchObject({ content: 'the disk is full', is_error: true });
      const refused = await tools.call('analyst', 'test__refuse', {});
      expect(refused).toMatchObject({ content: expect.stringContaining('no such table'), is_error: true });
      for (const { failure } of [failed, refused]) expect(failure).toBeUndefined();
    });

    it('gives text that the log can keep, and names what is no text', async () => {
      expect((await tools.call('analyst', 'test__picture', {})).content).toBe('[image image/png: left out]\nab');
    });
  });

  describe('that may break', () => {
    beforeEach(() => use(open(PATIENT)));
    afterEach(() => opened.close());

    it.each([
      ['a pattern that backtracks without end', 'test__backtracks', { text: `${'a'.repeat(60)}!` }],
      ['a recursion that doubles with each level', 'test__recursive', nested(60)],
      ['a recursion that doubles its errors with each level', 'test__hoards', nested(60)],
    ])('ends %s in a tool’s schema when its time is over', async (_, tool, args) => {
      use(open(HURRIED));
      // A loaded machine may take longer to start the server than a call may take.
      await eventually(async () =>
        expect(await tools.call('victim', 'test__echo', { text: 'it has started' })).toMatchObject({ is_error: false }),
      );
      const result = await tools.call('victim', tool, args);
      expect(result).toMatchObject({ failure: 'bad-arguments' });
      // What hoards comes to the end of its memory, or of its time where the machine is slow.
      expect(result.content).toMatch(tool === 'test__hoards' ? /takes too (long|much memory)/u : /takes too long/u);
    });

    it('answers others while a check runs without end, which whoever asked may call off', async () => {
      const calledOff = new AbortController();
      const ended: string[] = [];
      const checked = tools
        .call('victim', 'test__recursive', nested(60), { signal: calledOff.signal })
        .finally(() => ended.push('checked'));
      expect(await tools.call('victim', 'test__echo', { text: 'meanwhile' })).toMatchObject({ content: 'meanwhile' });
      expect(ended).toEqual([]);
      calledOff.abort();
      expect(await checked).toMatchObject({ failure: 'aborted' });
    });

    it('reads so many tools of a server’s list, and no more', async () => {
      const roles = { analyst: ['crowd__tool-1', 'crowd__tool-4000'] };
      use(openTools({ servers: { crowd: stdio('--crowd') }, roles, timeout_ms: PATIENT }));
      const { tools: offered, unavailable } = await tools.offeredTo('analyst');
      expect(offered.map(({ name }) => name)).toEqual(['crowd__tool-1']);
      expect(unavailable).toEqual([{ name: 'crowd__tool-4000', reason: 'its server has no such tool' }]);
    });

    it('ends a server that sends more than can be read, and starts it again', async () => {
      const result = await tools.call('analyst', 'test__huge', { bytes: 60_000_000 });
      expect(result).toMatchObject({ is_error: true, failure: 'server-down' });
      expect(result.content).toContain('exceeded maximum size');
      expect(await tools.call('analyst', 'test__echo', { text: 'back' })).toMatchObject({ content: 'back' });
    }, 60_000);

    it('ends and names a tool that hangs, by force, and goes on with a new server', async () => {
      use(open(HURRIED));
      const pid = await pidOf();
      // A loaded machine may take longer to start it than a call may take, here and below.
      await eventually(async () => {
        const content = 'test__hang did not answer within 3000 ms and was ended';
        const result = await tools.call('analyst', 'test__hang', {});
        expect(result).toMatchObject({ is_error: true, failure: 'timeout', content });
      });
      await eventually(async () =>
        expect(await tools.call('analyst', 'test__echo', { text: 'next' })).toMatchObject({ content: 'next' }),
      );
      expect(await pidOf()).not.toBe(pid);
      await eventually(() => expect(isAlive(pid)).toBe(false));
    });

    it('lets the other calls of a server finish when one is called off', async () => {
      await pidOf();
      const calledOff = new AbortController();
      const hanging = tools.call('analyst', 'test__hang', {}, { signal: calledOff.signal });
      const slow = tools.call('analyst', 'test__slow', {});
      calledOff.abort();
      expect(await hanging).toMatchObject({ is_error: true, failure: 'aborted' });
      expect(await slow).toMatchObject({ content: 'done', is_error: false });
      expect(await tools.call('analyst', 'test__echo', { text: 'x' }, { signal: calledOff.signal })).toMatchObject({
        failure: 'aborted',
      });
    });

    it('reports a server that dies with its last words, and starts it again at the next call', async () => {
      const pid = await pidOf();
      const [first, second] = await Promise.all([
        tools.call('analyst', 'test__die', {}),
        tools.call('analyst', 'test__slow', {}),
      ]);
      for (const result of [first, second]) expect(result).toMatchObject({ is_error: true, failure: 'server-down' });
      expect(first.content).toContain('out of memory');
      expect(await pidOf()).not.toBe(pid);
    });

    it('starts a server again that was killed while nobody called it', async () => {
      const pid = await pidOf();
      process.kill(pid, 'SIGKILL');
      await eventually(async () => expect(await pidOf()).not.toBe(pid));
    });

    it('says so where a server cannot be started, or does not speak', async () => {
      use(open(HURRIED));
      expect(await tools.call('analyst', 'none__x', {})).toMatchObject({ failure: 'server-down', is_error: true });
      expect((await tools.call('analyst', 'mute__x', {})).failure).toMatch(/timeout|server-down/u);
    });

    it('keeps our environment from the server', async () => {
      vi.stubEnv('ANTHROPIC_API_KEY', 'sk-secret');
      expect((await tools.call('analyst', 'test__secrets', {})).content).not.toContain('sk-secret');
      vi.unstubAllEnvs();
    });

    it('starts one server for callers who come at once, and leaves none behind', async () => {
      const pids = await Promise.all([pidOf(), pidOf(), pidOf()]);
      expect(new Set(pids).size).toBe(1);
      const hanging = tools.call('analyst', 'test__hang', {});
      await opened.close();
      expect((await hanging).is_error).toBe(true);
      await eventually(() => expect(isAlive(pids[0]!)).toBe(false));
      expect(await tools.call('analyst', 'test__echo', { text: 'x' })).toMatchObject({ failure: 'server-down' });
    });
  });
});

describe('a server over HTTP', () => {
  let server: ChildProcess;
  const start = async (...more: string[]): Promise<number> => {
    server = spawn(process.execPath, [SERVER, '--http', ...more], { stdio: ['ignore', 'pipe', 'inherit'] });
    return Number((await once(server.stdout!, 'data'))[0]);
  };
  afterEach(async () => {
    await opened.close();
    server.kill('SIGKILL');
  });

  const open = (port: number, timeout_ms: number) => {
    const servers = { far: { url: `http://127.0.0.1:${port}/mcp`, headers: { authorization: 'Bearer x' } } };
    return openTools({ servers, roles: { analyst: all('far') }, timeout_ms });
  };

  it('answers, is cut, goes down and comes back like any other', async () => {
    const port = await start();
    use(open(port, PATIENT));
    expect(await tools.call('analyst', 'far__echo', { text: 'hello' })).toMatchObject({ content: 'hello' });
    const huge = await tools.call('analyst', 'far__huge', { bytes: 10_000_000 });
    expect([huge.truncated, huge.content.length]).toEqual([true, 21_845]);
    server.kill('SIGKILL');
    await once(server, 'exit');
    expect(await tools.call('analyst', 'far__echo', { text: 'x' })).toMatchObject({ failure: 'server-down' });
    await start('--port', String(port));
    expect(await tools.call('analyst', 'far__echo', { text: 'again' })).toMatchObject({ content: 'again' });
  });

  it('may hang or send without end, and is called again', async () => {
    use(open(await start(), HURRIED));
    // A loaded machine may take longer to begin than a call may take, here and below.
    await eventually(async () =>
      expect(await tools.call('analyst', 'far__hang', {})).toMatchObject({ failure: 'timeout' }),
    );
    expect(await tools.call('analyst', 'far__huge', { bytes: 60_000_000 })).toMatchObject({ is_error: true });
    await eventually(async () =>
      expect(await tools.call('analyst', 'far__echo', { text: 'again' })).toMatchObject({ content: 'again' }),
    );
  });
});
