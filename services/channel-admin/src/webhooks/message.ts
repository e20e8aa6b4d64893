import { generatedBy, type Authors, type GeneratedBy, type Language, type RecordedEvent } from '@parley/contracts';
import { apartIn, type Deliberation, type OpenDeliberation, type Participant, type Registry } from '@parley/protocols';
import { generatedLine } from '@parley/wording';

/** What an endpoint may be told. */
export const WEBHOOK_TYPES = [
  'channel.closed',
  'round.closed',
  'turn.waiting',
  'vote.opened',
  'question.asked',
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** A person who is asked, and where that person answers. */
export interface WebhookPerson {
  participant_id: string;
  name: string;
  /** The seat's own page with a key of its own where the endpoint asks for links; else the inbox, which asks who one is. */
  url: string;
  /** Until when the link is good (RFC 3339); absent where it has no key. */
  expires_at?: string;
}

/** Somebody who does not share an outcome. */
export interface WebhookApart {
  participant_id: string;
  name: string;
  /** Where they stood last, as the channel's outcome has it; `not_heard`: was asked last and gave nothing. */
  stance: string;
}

/** What it is about. Texts that are longer than a message may be end in `…`: the whole is at `url`. */
export interface WebhookData {
  channel_id: string;
  protocol: string;
  topic: string;
  /** The language of the channel, and of what models and people say in it. */
  language: Language;
  rehearsal: boolean;
  /** Authors: who wrote what was said so far: AI agents by which models, people, or scripts; and the same as a line for people. */
  generated_by: GeneratedBy;
  notice: string;
  /** The event's place in the log. */
  position: number;
  /** The page to look at: the decision of what is closed, else the channel. */
  url: string;
  /** channel.closed: what it came to, the closing message, and what a model said last of the whole. */
  outcome?: { status: string; reason: string; message: string; summary?: string };
  /** channel.closed: who does not share what it came to, and who was not heard, the first 20; empty where nobody. */
  apart?: WebhookApart[];
  /** round.closed, turn.waiting. */
  round?: number;
  /** turn.waiting: the turn; `work` is what a protocol of several kinds of turns asks for. */
  request_id?: string;
  work?: string;
  /** turn.waiting, vote.opened: when silence is settled (RFC 3339). */
  due_at?: string;
  /** vote.opened. */
  vote?: { vote_id: string; question: string };
  /** question.asked: what waits for the user, and what is assumed where it is skipped. */
  questions?: { question_id: string; asked_by: string; question: string; assumption: string }[];
  /** turn.waiting: who is asked; vote.opened: every person with a vote, the first 20. */
  people?: WebhookPerson[];
}

/** The body that is sent, in the form of Standard Webhooks: less than 20 kB. Its id, in the header `webhook-id`, is the event's. */
export interface WebhookMessage {
  type: WebhookType;
  /** When it was recorded (RFC 3339). */
  timestamp: string;
  data: WebhookData;
}

type About = Omit<
  WebhookData,
  'channel_id' | 'protocol' | 'topic' | 'language' | 'rehearsal' | 'generated_by' | 'notice' | 'position' | 'url'
>;

/** In bytes of JSON. */
const [LONG, SHORT, NAME] = [4_000, 1_000, 200];
const [MOST_PEOPLE, MOST_QUESTIONS] = [20, 4];

/**
 * What an event tells those outside: at most one message, since its id is the event's. Pure: the same log gives the same
 * messages. Its addresses are paths of the page, and nobody's key is in them.
 * @param before the channel before the event
 * @param channel the channel after it
 * @param authors who has written in it by then
 */
export function messageOf(
  event: RecordedEvent,
  before: Deliberation,
  channel: Deliberation,
  authors: Authors,
  registry: Registry,
): WebhookMessage | undefined {
  if (!channel.state?.opened) return undefined;
  const told =
    closed(event, channel, registry) ??
    asked(event, channel, registry) ??
    questioned(before, channel, registry) ??
    rounded(event, channel, registry);
  if (!told) return undefined;
  const { topic, language, rehearsal } = channel.state.opened;
  const { channel_id, position, recorded_at: timestamp } = event;
  const [type, about] = told;
  const url = `/channels/${channel_id}${type === 'channel.closed' ? '/decision' : ''}`;
  const mark = generatedBy(authors);
  const said = { generated_by: mark, notice: cut(generatedLine(language, mark), SHORT) };
  const place = { channel_id, protocol: channel.protocol, topic: cut(topic, SHORT), language, rehearsal };
  const base = { ...place, ...said, position, url };
  return { type, timestamp, data: { ...base, ...about } };
}

type Told = readonly [WebhookType, About] | undefined;

function closed({ type, data }: RecordedEvent, channel: OpenDeliberation, registry: Registry): Told {
  if (type !== 'ChannelClosed') return undefined;
  const { status, reason, message, consent } = data;
  const protocol = registry.protocolOf(channel);
  const summary = protocol.lastWord(channel.state);
  const outcome = { status, reason, message: cut(message, LONG), ...(summary && { summary: cut(summary, LONG) }) };
  const names = new Map(protocol.participants(channel.state).map((one) => [one.participant_id, one.name]));
  const apart = (consent ? apartIn(consent) : []).slice(0, MOST_PEOPLE).map(({ participant_id, stance }) => ({
    ...{ participant_id, stance },
    name: cut(names.get(participant_id) ?? participant_id, NAME),
  }));
  return ['channel.closed', { outcome, apart }];
}

/** Only what waits for people: what hosted seats are asked is nobody's to do. */
function asked({ type, data }: RecordedEvent, channel: OpenDeliberation, registry: Registry): Told {
  const everybody = registry.protocolOf(channel).participants(channel.state);
  const peopleOf = (ids: readonly string[]) =>
    everybody.filter(({ participant_id, kind }) => kind === 'person' && ids.includes(participant_id)).map(personOf);
  if (type === 'VoteCalled') {
    const { vote_id, question, voters, due_at } = data;
    const people = peopleOf(voters).slice(0, MOST_PEOPLE);
    return ['vote.opened', { vote: { vote_id, question: cut(question, LONG) }, due_at, people }];
  }
  if (type !== 'TurnRequested' || data.participant_kind !== 'person') return undefined;
  const { request_id, participant_id, round, work, due_at } = data;
  return ['turn.waiting', { request_id, round, ...(work && { work }), due_at, people: peopleOf([participant_id]) }];
}

const personOf = ({ participant_id, name }: Participant): WebhookPerson => ({
  participant_id,
  name: cut(name, NAME),
  url: '/inbox',
});

/** What the user is asked anew, or in other words than before (W6). */
function questioned(before: Deliberation, { protocol, state }: OpenDeliberation, registry: Registry): Told {
  const { questions } = registry.protocolOf({ protocol, state });
  if (!questions || state.closed) return undefined;
  const known = new Map(
    (before.state ? questions(before.state) : []).map((one) => [one.question_id, one.pending && one.question]),
  );
  const fresh = questions(state).filter(
    ({ pending, question_id, question }) => pending && known.get(question_id) !== question,
  );
  if (!fresh.length) return undefined;
  const told = fresh.slice(0, MOST_QUESTIONS).map(({ question_id, name, question, assumption }) => ({
    question_id,
    asked_by: cut(name, NAME),
    question: cut(question, SHORT * 2),
    assumption: cut(assumption, SHORT),
  }));
  return ['question.asked', { questions: told }];
}

function rounded(event: RecordedEvent, channel: OpenDeliberation, registry: Registry): Told {
  const entry = registry
    .protocolOf(channel)
    .ledger(event)
    .find((one) => one.entry === 'round_closed');
  return entry && ['round.closed', { round: entry.round }];
}

const bytesOf = (text: string): number => Buffer.byteLength(JSON.stringify(text));

/** The beginning of a text, so that its JSON is no longer than so many bytes. */
function cut(text: string, most: number): string {
  if (bytesOf(text) <= most) return text;
  let short = [...text.slice(0, most)];
  while (bytesOf(`${short.join('')}…`) > most) short = short.slice(0, Math.floor(short.length * 0.9));
  return `${short.join('')}…`;
}
