import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { verdictOf } from '@parley/audit';
import { firstBrokenLink, type RecordedEvent, readableExport, sha256, verifyExport } from '@parley/contracts';
import { RULES } from '@parley/protocols';
import { endWithTests } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { expect } from 'vitest';
import { auditedExport } from '../libs/audit/src/audited.fixtures.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What every program starts from. */
export const MAIN = join(ROOT, 'apps/cli/dist/main.js');

/** A program of ours as a process of its own, from the bundle, as users run it. */
export class Program {
  private child: ChildProcess | undefined;
  private said = '';
  private starts = 0;

  /**
   * @param command what stands behind `parley`
   * @param mains the bundles it is started from, by turns: those of other releases, too
   */
  constructor(
    private readonly command: string,
    private readonly environment: Record<string, string>,
    private readonly healthUrl?: string,
    private readonly mains: readonly string[] = [MAIN],
  ) {}

  async start(): Promise<void> {
    const { PATH = '', HOME = '', TMPDIR } = process.env;
    const child = endWithTests(
      spawn(process.execPath, [this.mains[this.starts++ % this.mains.length]!, ...this.command.split(' ')], {
        env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...this.environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    this.child = child;
    this.said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (this.said += String(data)));
    const { healthUrl } = this;
    if (!healthUrl) return;
    await eventually(
      // Whoever has ended is not waited for.
      async () => this.lastWords ?? expect((await fetch(healthUrl)).ok).toBe(true),
    );
    if (this.lastWords) throw new Error(this.lastWords);
  }

  /** As a crash: no chance to clean up. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  /** It stands still, as on a machine that is overloaded or asleep. */
  pause(): void {
    this.child?.kill('SIGSTOP');
  }

  goOn(): void {
    this.child?.kill('SIGCONT');
  }

  /** What it said last, where it was started and lives no more; whether somebody has killed it, only they know. */
  get lastWords(): string | undefined {
    const { child } = this;
    if (!child || (child.exitCode === null && child.signalCode === null)) return undefined;
    return `parley ${this.command} ended (${child.signalCode ?? child.exitCode}): ${this.said.slice(-1_000)}`;
  }

  /** All that it has said since it was started. */
  get words(): string {
    return this.said;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}

export interface Api {
  commands: string;
  views: string;
}

const json = { 'content-type': 'application/json' };

export async function post<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, { method: 'POST', headers: json, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Two hosted seats and a person: while the person is silent, the round is in its middle for as long as a test wants. */
export async function openWithPerson({ commands }: Api): Promise<string> {
  const { channel_id } = await post<{ channel_id: string }>(`${commands}/v1/channels`, {
    demand: { text: 'A meetup that survives crashes' },
    candidates: [
      { name: 'Ana' },
      {
        name: 'Bo',
        script: [{ round: 1, feedback: 'negotiate', changes: [{ field: 'length', new_value: '45', reason: 'demo' }] }],
      },
      { name: 'Pia', kind: 'person' },
    ],
    facilitator_script: { selected: ['ana', 'bo', 'pia'] },
    config: { feedback_timeout_ms: 600_000 },
  });
  return channel_id;
}

export const reply = ({ commands }: Api, channel: string, feedback_type: string) =>
  post(`${commands}/v1/channels/${channel}/feedback`, { participant_id: 'pia', feedback_type });

/** Waits until the person is asked in this round. */
export async function asked({ views }: Api, channel: string, round: number): Promise<void> {
  await eventually(async () => {
    const { items } = (await (await fetch(`${views}/v1/inbox/pia`)).json()) as {
      items: { channel_id: string; round: number }[];
    };
    expect(items.map((item) => [item.channel_id, item.round])).toContainEqual([channel, round]);
  });
}

async function exportOf({ views }: Api, channel: string): Promise<string> {
  // What is away for a moment says so, and whoever reads asks again.
  const response = await eventually(async () => {
    const answer = await fetch(`${views}/v1/channels/${channel}/export`);
    if (answer.status === 503) throw new Error(await answer.text());
    return answer;
  });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.text();
}

export const eventsOf = async (api: Api, channel: string): Promise<RecordedEvent[]> =>
  readableExport(await exportOf(api, channel));

/** What an auditor finds who takes the channel away: the file is whole, and all of it follows from what was asked for. */
export async function expectToFollow(api: Api, channel: string): Promise<void> {
  const text = await exportOf(api, channel);
  expect(verifyExport(text, { sha256 })).toMatchObject({ ok: true });
  const report = auditedExport(text);
  expect({ ...report, verdict: verdictOf(report) }).toMatchObject({ verdict: 'follows', rules: { now: RULES } });
  expect(new Set(report.rules.then)).toEqual(new Set([RULES]));
}

/** Waits for an event, and gives everything up to now. */
export async function until(
  api: Api,
  channel: string,
  happened: (events: RecordedEvent[]) => boolean,
): Promise<RecordedEvent[]> {
  return eventually(async () => {
    const events = await eventsOf(api, channel);
    if (!happened(events)) throw new Error(`so far: ${events.map((event) => event.type).join(' ')}`);
    return events;
  });
}

/** A late bill may follow: what a call cost that was under way when the channel closed. */
export const closed = (events: RecordedEvent[]): boolean => events.some(({ type }) => type === 'ChannelClosed');

/** What must hold of a channel whatever was killed: nothing lost, nothing doubled, the chain unbroken. */
export function expectWholesome(events: RecordedEvent[]): void {
  expect(firstBrokenLink(events)).toBeUndefined();
  const ids = (type: RecordedEvent['type']) =>
    events.filter((event) => event.type === type).map((event) => (event.data as { request_id: string }).request_id);
  for (const type of ['TurnRequested', 'FeedbackRecorded', 'FacilitationRequested', 'FacilitationCompleted'] as const) {
    expect(new Set(ids(type)).size, type).toBe(ids(type).length);
  }
  expect(ids('FeedbackRecorded').sort()).toEqual(ids('TurnRequested').sort());
  expect(events.filter((event) => event.type === 'FeedbackRecorded' && event.data.assumed)).toEqual([]);
  expect(events.at(-1)).toMatchObject({ type: 'ChannelClosed', data: { status: 'success' } });
}
