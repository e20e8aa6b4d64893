import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { HttpAgent } from '@ag-ui/client';
import { natsServerMissing } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modernAssistant } from '../apps/standalone/src/mcp.fixtures.js';
import { offlineMode } from '../apps/standalone/src/workshop.fixtures.js';
import { startGateway } from './gateway.js';
import { startFiveProcesses, type FiveProcesses } from './stacks.js';

/** Together they stay below what one address may ask in a minute. */
const CLIENTS = 20;
const PAUSE_MS = 250;

/** A balancer on a machine that is busy looks late who is ready; most are given longer. */
const NOTICE = { PARLEY_STOP_NOTICE_SECONDS: '3' };

/** Sends each request to one of the replicas that say that they are ready, as a balancer does. */
class Balancer {
  private ready: readonly string[] = [];
  private next = 0;
  private readonly looking: NodeJS.Timeout;
  readonly agent = new Agent({ keepAlive: true });

  constructor(private readonly replicas: readonly string[]) {
    this.looking = setInterval(() => void this.look(), 100);
  }

  async look(): Promise<void> {
    const isReady = (url: string) =>
      fetch(`${url}/readyz`)
        .then(({ ok }) => ok)
        .catch(() => false);
    const answers = await Promise.all(this.replicas.map(isReady));
    this.ready = this.replicas.filter((_, index) => answers[index]);
  }

  get isWhole(): boolean {
    return this.ready.length === this.replicas.length;
  }

  /** As soon as a replica is ready. @returns the status, or why there is none */
  async ask(method: 'GET' | 'POST', path: string, body?: object): Promise<number | string> {
    const { agent } = this;
    await eventually(() => expect(this.ready).not.toEqual([]));
    const url = `${this.ready[this.next++ % this.ready.length]}${path}`;
    return new Promise((resolve) => {
      const asked = request(url, { method, agent, headers: { 'content-type': 'application/json' } }, (response) => {
        void text(response).then(
          () => resolve(response.statusCode!),
          (error: Error) => resolve(String(error)),
        );
      });
      asked.on('error', (error) => {
        // What only reads is asked again where a connection was closed that stood idle (RFC 9110, section 9.2.2).
        resolve(method === 'GET' && asked.reusedSocket ? this.ask(method, path) : String(error));
      });
      asked.end(body && JSON.stringify(body));
    });
  }

  close(): void {
    clearInterval(this.looking);
    this.agent.destroy();
  }
}

/** Many ask at once, again and again, until they are told to stop. @returns how often there was which answer */
function load(ask: () => Promise<number | string>) {
  const answers: Record<string, number> = {};
  let goesOn = true;
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (goesOn) {
      const answer = await ask();
      answers[answer] = (answers[answer] ?? 0) + 1;
      await delay(PAUSE_MS * Math.random());
    }
  });
  return {
    answers,
    count: () => Object.values(answers).reduce((sum, count) => sum + count, 0),
    async end() {
      goesOn = false;
      await Promise.all(clients);
    },
  };
}

const BOARD = {
  question: 'Where do we meet?',
  members: [
    { name: 'Pia', kind: 'person' },
    { name: 'Bo', kind: 'person' },
  ],
};

describe.skipIf(natsServerMissing)('two replicas, restarted one after the other under load', () => {
  let stack: FiveProcesses;
  beforeAll(async () => void (stack = await startFiveProcesses({}, {}, NOTICE)));
  afterAll(() => stack?.stop());

  async function restarted(
    service: 'channel-admin' | 'transcript-store',
    own: string,
    ask: (to: Balancer) => Promise<number | string>,
  ) {
    const other = await stack.replica(service);
    const balancer = new Balancer([own, other.url]);
    const whole = () => eventually(() => expect(balancer.isWhole).toBe(true));
    await whole();
    const clients = load(() => ask(balancer));
    const ends: (string | undefined)[] = [];
    for (const replica of [other.process, stack.services[service]!]) {
      const before = clients.count();
      await eventually(() => expect(clients.count()).toBeGreaterThan(before + 50));
      await replica.stop();
      ends.push(replica.lastWords);
      await replica.start();
      await whole();
    }
    await clients.end();
    balancer.close();
    const well = expect.stringContaining(`parley serve ${service} ended (0):`) as string;
    expect(ends).toEqual([well, well]);
    return clients.answers;
  }

  describe('behind a gateway', () => {
    const { requirement, ...more } = offlineMode;
    let gateway: Awaited<ReturnType<typeof startGateway>>;
    beforeAll(async () => void (gateway = await startGateway(stack.api)));
    afterAll(() => gateway.close());

    it('hold a workshop with an assistant by MCP, whose user is asked in its middle', async () => {
      const answer = () => ({ action: 'accept' as const, content: { answer: 'Everything' } });
      const assistant = await modernAssistant(gateway.url, { person: answer });
      const { data, text } = await assistant.call('deliberate', {
        ...{ protocol: 'workshop', text: requirement, more, seconds: 45 },
      });
      expect(data, text).toMatchObject({ status: 'closed', decision: { verdict: 'agreed' } });
      await assistant.close();
    });

    it('show one to a page by AG-UI, words while they are said, and take what its user answers', async () => {
      const agent = new HttpAgent({ url: `${gateway.url}/v1/ag-ui`, threadId: 'behind a gateway' });
      agent.addMessage({ id: 'begin', role: 'user', content: requirement });
      const types: string[] = [];
      agent.subscribe({ onEvent: ({ event: { type } }) => void types.push(type) });
      await agent.runAgent({ forwardedProps: { parley: { protocol: 'workshop', more } } });
      const [asked] = agent.pendingInterrupts;
      const payload = { answer: 'Everything' };
      const { result } = await agent.runAgent({ resume: [{ interruptId: asked!.id, status: 'resolved', payload }] });
      expect(result).toMatchObject({ verdict: 'agreed' });
      expect(types).toContain('SUBAGENT_STARTED');
    });
  });

  it('lose no command', async () => {
    const answers = await restarted('channel-admin', stack.api.commands, (to) =>
      to.ask('POST', '/v1/round-tables', BOARD),
    );
    expect(answers).toEqual({ 201: expect.any(Number) as number });
  });

  it('lose no read', async () => {
    const answers = await restarted('transcript-store', stack.api.views, (to) =>
      to.ask('GET', '/v1/channels?limit=20'),
    );
    expect(answers).toEqual({ 200: expect.any(Number) as number });
  });
});
