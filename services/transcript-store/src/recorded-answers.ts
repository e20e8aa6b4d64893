import {
  callOf,
  mayBeWithheld,
  recordedInput,
  type Command,
  type FoundAnswer,
  type RecordedEvent,
  type WantedAnswer,
} from '@parley/contracts';
import type { EventLog } from '@parley/event-log';
import { LRUCache } from 'lru-cache';

/** Turns that were answered shortly before one: as many as may be asked at once. */
const MOST_BEHIND = 64;
/** Channels whose answers are kept in mind: a fork asks for one after the other. */
const CAPACITY = 50;

/** A model's answer, by the events that record it. */
interface Answer {
  /** Versions of the first event of its command, and of the one with the call. */
  first: number;
  version: number;
  participant_id: string;
}

interface Known {
  /** The version up to which it says so. */
  version: number;
  /** By prompt hash, in their order. */
  answers: Map<string, Answer[]>;
  /** The days on which models were asked, and from which version on. */
  days: { day: string; version: number }[];
  /** Turns that models have answered, in their order. */
  turns: { request_id: string; version: number }[];
  /** Whom requests ask. */
  asked: Map<string, string>;
  /** The command of the last event, and where it begins. */
  last: { id: string; first: number };
}

const nothingKnown = (): Known => ({
  ...{ version: 0, answers: new Map(), days: [], turns: [], asked: new Map() },
  last: { id: '', first: 0 },
});

/** A call that gave nothing is no answer, and one that came too late was none. */
const NO_ANSWERS: ReadonlySet<RecordedEvent['type']> = new Set<RecordedEvent['type']>([
  'TurnFailed',
  'FacilitationFailed',
  'BallotMissed',
  'AnswerDiscarded',
]);

/** What models have answered in channels, by what they were asked. */
export class RecordedAnswers {
  private readonly known = new LRUCache<string, Known>({ max: CAPACITY });

  constructor(private readonly log: Pick<EventLog, 'readChannel' | 'readInputs'>) {}

  /** Nothing where there is no such channel. */
  async find(tenant: string, channelId: string, { after, participant_id, hashes }: WantedAnswer): Promise<FoundAnswer> {
    const { answers, days, turns } = await this.upToNow(tenant, channelId);
    const later = new Set(days.filter(({ version }) => version > after).map(({ day }) => day));
    const candidates = hashes
      .flatMap((hash) => answers.get(hash) ?? [])
      .filter((one) => one.version > after && one.participant_id === participant_id);
    for (const candidate of candidates) {
      const answer = await this.commandOf(tenant, channelId, candidate);
      if (!answer) continue;
      const before = turns.filter(({ version }) => version > after && version < candidate.version);
      const behind = before.slice(-MOST_BEHIND).map(({ request_id }) => request_id);
      return { days: [...later], answer: { ...answer, behind } };
    }
    return { days: [...later] };
  }

  private async upToNow(tenant: string, channelId: string): Promise<Known> {
    const key = `${tenant}/${channelId}`;
    const known = this.known.get(key) ?? nothingKnown();
    for (;;) {
      const page = await this.log.readChannel(tenant, channelId, { after: known.version });
      // Where two read at once, the second finds what the first has added.
      for (const event of page) if (event.version === known.version + 1) add(known, event);
      if (!page.length) break;
    }
    if (known.version) this.known.set(key, known);
    return known;
  }

  /** The whole command, as it was given; undefined where what it asked for was not kept. */
  private async commandOf(
    tenant: string,
    channelId: string,
    { first, version }: Answer,
  ): Promise<Omit<NonNullable<FoundAnswer['answer']>, 'behind'> | undefined> {
    const read = await this.log.readChannel(tenant, channelId, { after: first - 1 });
    const { command_id, command_type } = read[0]!.metadata;
    const events = read.filter(({ metadata }) => metadata.command_id === command_id);
    const [input] = await this.log.readInputs(tenant, channelId, { from: first, to: first });
    const data = recordedInput(events, input?.stored);
    return data && { version, type: command_type as Command['type'], data };
  }
}

function add(known: Known, event: RecordedEvent): void {
  const { version, type, data, metadata } = event;
  known.version = version;
  if (metadata.command_id !== known.last.id) known.last = { id: metadata.command_id, first: version };
  if ('asked_on' in data && data.asked_on !== undefined) known.days.push({ day: data.asked_on, version });
  if (type === 'TurnRequested') known.asked.set(data.request_id, data.participant_id);
  const call = callOf(event);
  // Nor is what nobody may see yet: a fork of such a channel there is none (N1).
  if (!call || NO_ANSWERS.has(type) || mayBeWithheld(event)) return;
  const { request_id = '', voter } = data as { request_id?: string; voter?: string };
  // Not each answer says whose it is: what it answers does, and a facilitator's is nobody's.
  const participant_id = voter ?? known.asked.get(request_id) ?? '';
  const answer = { first: known.last.first, version, participant_id };
  if (known.asked.has(request_id) && type !== 'LookupMade') known.turns.push({ request_id, version });
  known.answers.set(call.prompt_hash, [...(known.answers.get(call.prompt_hash) ?? []), answer]);
}
