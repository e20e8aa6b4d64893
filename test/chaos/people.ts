import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '@parley/contracts';
import { answerTo, saying, type InboxItem } from './answers.js';
import type { Chance } from './chance.js';
import { AWAY, type Client, type Sent } from './client.js';
import { openingOf } from './openings.js';

/** How long somebody does nothing between two things, at most, in milliseconds. */
const IDLE_MS = 1_500;

/** Whoever was told of channels, and remembers what was sent. */
interface Memory {
  channels: string[];
  /** What was sent and not acknowledged, to be sent again as it was. */
  unknown: Sent[];
  acknowledged: Sent[];
}

/** After no answer came, in milliseconds: what is away is not back at once. */
const RETRY_MS = 1_000;

/** What people do while things break, by how often. */
const BUSY = { open: 4, answer: 8, say: 2, extend: 1, callVote: 1, stop: 0.3, again: 3, twice: 1, forbidden: 2 };
/** When faults are over: what waits for them is answered, what nobody has acknowledged is sent again. */
const FINISHING: typeof BUSY = { ...BUSY, again: 12, open: 0, say: 0, extend: 0, callVote: 0, stop: 0, forbidden: 0 };

/** People who use Parley at the same time, each by a sequence of chance of its own. */
export class People {
  private readonly memory: Memory = { channels: [], unknown: [], acknowledged: [] };
  private weights = BUSY;
  private readonly leaving = new AbortController();
  private readonly all: Promise<void>[];

  constructor(
    private readonly client: Client,
    chance: Chance,
    count: number,
  ) {
    // Each of them waits by it, some for two things at once.
    setMaxListeners(2 * count, this.leaving.signal);
    this.all = Array.from({ length: count }, (_, index) => this.live(chance.named(`person-${index}`)));
  }

  /** Nobody opens anything any more. */
  finish(): void {
    this.weights = FINISHING;
  }

  async leave(): Promise<void> {
    this.leaving.abort();
    await Promise.all(this.all);
  }

  private async live(chance: Chance): Promise<void> {
    const { signal } = this.leaving;
    while (!signal.aborted) {
      await this[chance.weighted(this.weights)](chance);
      await delay(IDLE_MS * chance.next(), undefined, { signal }).catch(() => undefined);
    }
  }

  private async open(chance: Chance): Promise<void> {
    await this.send(openingOf(chance));
  }

  private async answer(chance: Chance): Promise<void> {
    const inbox = await this.client.get<{ items: InboxItem[] }>(`/v1/inbox/${chance.pick(['pia', 'user'])}`);
    if (inbox?.items.length) await this.send(answerTo(chance.pick(inbox.items), chance));
  }

  private async say(chance: Chance): Promise<void> {
    await this.inOne(chance, (channel) => saying(channel, chance));
  }

  private async extend(chance: Chance): Promise<void> {
    await this.inOne(chance, (channel) => to(channel, 'extend', { rounds: 1 }));
  }

  private async callVote(chance: Chance): Promise<void> {
    await this.inOne(chance, (channel) => to(channel, 'votes', { question: 'Enough?' }));
  }

  private async stop(chance: Chance): Promise<void> {
    await this.inOne(chance, (channel) => to(channel, 'stop', {}));
  }

  /** What nobody has acknowledged, with the same id: done once, or once already. */
  private async again(): Promise<void> {
    const sent = this.memory.unknown.shift();
    if (sent) await this.send(sent);
  }

  /** What was acknowledged, with the same id, two at once: the first result, and nothing new. */
  private async twice(chance: Chance): Promise<void> {
    const { acknowledged } = this.memory;
    const sent = acknowledged.length ? chance.pick(acknowledged) : undefined;
    if (sent) await Promise.all([this.send(sent), this.send(sent)]);
  }

  private async forbidden(chance: Chance): Promise<void> {
    await this.inOne(chance, (channel) => chance.pick(FORBIDDEN)(channel), { forbidden: true });
  }

  private async inOne(
    chance: Chance,
    command: (channel: string) => Omit<Sent, 'key'> & { headers?: Record<string, string> },
    more: { forbidden?: boolean } = {},
  ): Promise<void> {
    const { channels } = this.memory;
    // Mostly one of the last, which is likely to be open.
    const known = chance.next() < 0.8 ? channels.slice(-10) : channels;
    if (!known.length) return;
    const { headers, ...sent } = command(chance.pick(known));
    await this.send(sent, { ...more, ...(headers && { headers }) });
  }

  private async send(...given: Parameters<Client['send']>): Promise<void> {
    const { sent, attempt } = await this.client.send(...given);
    const { channels, unknown, acknowledged } = this.memory;
    if (attempt.forbidden) return;
    if (attempt.outcome === 'unknown') unknown.push(sent);
    if (attempt.outcome === 'unknown' || attempt.code === AWAY) {
      await delay(RETRY_MS, undefined, { signal: this.leaving.signal }).catch(() => undefined);
    }
    if (attempt.outcome !== 'ok' || !attempt.position) return;
    acknowledged.push(sent);
    if (!sent.channel_id && attempt.channel_id && !channels.includes(attempt.channel_id)) {
      channels.push(attempt.channel_id);
    }
  }
}

const to = (channel_id: string, what: string, body: object): Omit<Sent, 'key'> => ({
  what,
  channel_id,
  path: `/v1/channels/${channel_id}/${what}`,
  body,
});

/** What nobody may accept, whatever state the channel is in. */
const FORBIDDEN: ((channel: string) => Omit<Sent, 'key'> & { headers?: Record<string, string> })[] = [
  (channel) => to(channel, 'feedback', { participant_id: 'nobody', feedback_type: 'accept' }),
  (channel) => to(channel, 'contributions', { participant_id: 'nobody', text: 'I am here too.' }),
  (channel) => to(channel, 'ballots', { choice: 'end', vote_id: 'no-such-vote' }),
  (channel) => to(channel, 'interventions', { text: '' }),
  (channel) => ({ ...to(channel, 'stop', {}), headers: { 'if-match': '999999' } }),
  () => to(newId(), 'stop', {}),
];
