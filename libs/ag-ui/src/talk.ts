import { EventType, type AGUIEvent, type Message, type TokenUsage } from '@ag-ui/core';
import {
  authorOf,
  evolveAuthors,
  generatedBy,
  isCalled,
  NO_AUTHORS,
  type Author,
  type Authors,
  type GeneratedBy,
  type ModelCall,
  type RecordedEvent,
} from '@parley/contracts';
import type { Token } from '@parley/client';
import { wordsIn } from '@parley/on-behalf';
import { PROTOCOLS } from '@parley/protocols';
import { OURS } from './input.js';

/** What STATE_SNAPSHOT shows of a channel; whatever else is known of it, its views have. */
export interface Shown {
  channel_id: string;
  /** Up to which position of the log that is. */
  position: number;
  protocol?: string;
  topic?: string;
  language?: string;
  rehearsal?: boolean;
  status: 'open' | 'closed';
  round: number;
  participants: Seat[];
  /** Authors: who wrote what is said so far. */
  generated_by: GeneratedBy;
  /** What is negotiated, in the version that stands. */
  proposal?: unknown;
  outcome?: { status: string; reason: string; message: string };
}

interface Seat {
  participant_id: string;
  name: string;
  kind: string;
  /** Whether an AI agent, a script of a rehearsal or a person speaks there. */
  author: Author;
}

/** A request that is being worked on: an invocation of a subagent. */
interface Piece {
  /** The name of whoever works on it. */
  name: string;
  kind: string;
  work: string;
  /** By which a ballot is known, which does not name its request. */
  ballot?: string;
  /** What is shown of it so far; absent where nothing is. */
  text?: string;
  /** A piece of it has not come: the whole comes with its event. */
  isLost?: boolean;
  thinks?: boolean;
}

/** A channel as AG-UI shows it, folded from what is heard in it. */
export interface Talk {
  shown: Shown;
  authors: Authors;
  messages: readonly Message[];
  /** What is worked on, by request. */
  open: ReadonlyMap<string, Piece>;
  /** The round that is under way. */
  step?: string;
  /** Ids under which anybody was ever asked something. */
  asked: ReadonlySet<string>;
  /** Commands by which people have said something. */
  commands: ReadonlySet<string>;
  /** What models have used, call by call. */
  usage: readonly TokenUsage[];
}

export interface Step {
  talk: Talk;
  events: AGUIEvent[];
}

export const silent = (channel_id: string): Talk => ({
  shown: { channel_id, position: 0, status: 'open', round: 0, participants: [], generated_by: generatedBy(NO_AUTHORS) },
  authors: NO_AUTHORS,
  messages: [],
  open: new Map(),
  asked: new Set(),
  commands: new Set(),
  usage: [],
});

const BY_NAME = new Map(PROTOCOLS.map((protocol) => [protocol.name, protocol]));
/** What an event is in the ledger. */
type Entries = ReturnType<(typeof PROTOCOLS)[number]['ledger']>;
/** What a request comes to. */
const SETTLES: ReadonlySet<string> = new Set([
  ...PROTOCOLS.flatMap(({ answers }) => answers),
  'TurnSkipped',
  'AnswerInterrupted',
  'DocumentMissed',
  'FacilitationCompleted',
]);
const FAILS: ReadonlySet<string> = new Set(['TurnFailed', 'FacilitationFailed', 'BallotMissed']);
/** Whoever works for nobody in particular. */
const NEUTRAL = 'Parley';

/** Any field that an event may have, of those that are looked at. */
interface Fields {
  request_id?: string;
  participant_id?: string;
  participant_kind?: string;
  work?: string;
  task?: string;
  vote_id?: string;
  question_id?: string;
  voter?: string;
  round?: number;
  text?: string;
  summary?: unknown;
  topic?: string;
  language?: string;
  rehearsal?: boolean;
  proposal?: unknown;
  code?: string;
  message?: string;
  actor?: { id: string };
  call?: ModelCall;
}

/** What an event of the log adds, and how AG-UI tells it. Pure. */
export function fold(before: Talk, event: RecordedEvent): Step {
  const { type, position, data } = event;
  const fields = data as Fields;
  const entries = BY_NAME.get(event.protocol)?.ledger(event) ?? [];
  const told: AGUIEvent[] = [{ type: EventType.CUSTOM, name: `parley.v1.${type}`, value: { position, data } }];
  const chain: ((talk: Talk) => Step)[] = [
    (talk) => begun(talk, event, fields),
    (talk) => said(talk, event, entries, fields),
    (talk) => settled(talk, type, fields),
    (talk) => stepped(talk, type, fields),
    (talk) => (type === 'ChannelClosed' ? hushed(talk) : { talk, events: [] }),
    (talk) => shownAs(talk, event, entries, fields),
  ];
  let talk = noted(before, event, fields);
  for (const next of chain) {
    const { talk: after, events } = next(talk);
    talk = after;
    told.push(...events);
  }
  return { talk, events: told };
}

/** What has to be known of it later. */
function noted(talk: Talk, { type, metadata }: RecordedEvent, { call, request_id, question_id }: Fields): Talk {
  const id = type === 'ClarificationAsked' ? question_id : /Requested$/u.test(type) ? request_id : undefined;
  const isWord = type === 'InterventionRecorded' || type === 'ClarificationAnswered';
  return {
    ...talk,
    ...(call && { usage: [...talk.usage, usageOf(call)] }),
    ...(id !== undefined && { asked: new Set([...talk.asked, id]) }),
    ...(isWord && { commands: new Set([...talk.commands, metadata.command_id]) }),
  };
}

/** Somebody is asked for something. */
function begun(talk: Talk, { type }: RecordedEvent, fields: Fields): Step {
  const { request_id, participant_id, participant_kind: kind = '', vote_id } = fields;
  if (request_id === undefined || !/^(?:Turn|Ballot|Facilitation)Requested$/u.test(type)) return { talk, events: [] };
  // A fork asks again for what its parent waited for.
  if (talk.open.has(request_id)) return { talk, events: [] };
  const name = participant_id === undefined ? NEUTRAL : nameOf(talk, participant_id);
  const work = fields.work ?? fields.task ?? (vote_id === undefined ? 'turn' : 'ballot');
  const piece: Piece = { name, kind, work, ...(vote_id !== undefined && { ballot: `${vote_id}/${participant_id}` }) };
  return { talk: withPiece(talk, request_id, piece), events: [startOf(request_id, piece)] };
}

const startOf = (subagentRunId: string, { name, work }: Piece): AGUIEvent => ({
  type: EventType.SUBAGENT_STARTED,
  ...{ subagentRunId, name, description: work },
});

/** Something is said, by a seat, a person or whoever sums up. */
function said(talk: Talk, event: RecordedEvent, entries: Entries, fields: Fields): Step {
  const message = messageOf(talk, event, entries, fields);
  if (!message) return { talk, events: [] };
  const { id, subagentRunId } = message;
  const piece = subagentRunId === undefined ? undefined : talk.open.get(subagentRunId);
  const next = { ...talk, messages: [...talk.messages.filter((one) => one.id !== id), message] };
  const text = message.content as string;
  if (piece?.text === undefined) return { talk: next, events: wholeOf(message) };
  const open = withPiece(next, subagentRunId!, shut(piece));
  const rest = text.startsWith(piece.text) ? text.slice(piece.text.length) : undefined;
  const ended = [...(rest ? [deltaOf(id, rest)] : []), ...endOf(subagentRunId!, piece)];
  // It was heard otherwise than it stands in the log.
  return { talk: open, events: rest === undefined ? [...ended, snapshotOf(open)] : ended };
}

function messageOf(
  talk: Talk,
  event: RecordedEvent,
  entries: Entries,
  fields: Fields,
): (Message & { role: 'assistant' | 'user' }) | undefined {
  const { id, type } = event;
  const { request_id, text, summary, actor } = fields;
  const own = `${OURS}${id}`;
  const turn = entries.find((entry) => entry.entry === 'turn');
  if (turn?.text.trim()) {
    const { name, kind } = seatOf(talk, turn.participant_id);
    const content = turn.text;
    const from = { name, ...(request_id !== undefined && { subagentRunId: request_id }) };
    return {
      id: request_id === undefined ? own : idOf(request_id),
      role: kind === 'person' ? 'user' : 'assistant',
      content,
      ...from,
    };
  }
  const words = wordsIn(
    event,
    entries.some(({ entry }) => entry === 'opened'),
  );
  if (words?.trim()) return { id: own, role: 'user', content: words, ...(actor && { name: actor.id }) };
  const neutral = type === 'ClarificationRelayed' ? text : summary;
  return typeof neutral === 'string' && neutral.trim()
    ? { id: own, role: 'assistant', content: neutral, name: NEUTRAL }
    : undefined;
}

/** What was asked for has come, or never will. */
function settled(
  talk: Talk,
  type: string,
  { request_id, vote_id, participant_id, voter, code, message }: Fields,
): Step {
  const fails = FAILS.has(type);
  const ballot = type === 'BallotCast' || type === 'BallotMissed' ? `${vote_id}/${voter ?? participant_id}` : undefined;
  if (!fails && ballot === undefined && !SETTLES.has(type)) return { talk, events: [] };
  const found = ballot === undefined ? request_id : [...talk.open].find(([, piece]) => piece.ballot === ballot)?.[0];
  const piece = found === undefined ? undefined : talk.open.get(found);
  if (found === undefined || !piece) return { talk, events: [] };
  const { talk: taken, events } = takenBack(talk, found, piece);
  const end: AGUIEvent = fails
    ? { type: EventType.SUBAGENT_ERROR, subagentRunId: found, message: message || type, ...(code && { code }) }
    : { type: EventType.SUBAGENT_FINISHED, subagentRunId: found };
  return { talk: without(taken, found), events: [...events, end] };
}

/** Rounds are steps, one after the other. */
function stepped(talk: Talk, type: string, { round }: Fields): Step {
  const starts = /RoundStarted$/u.test(type);
  if (!starts && !/RoundClosed$/u.test(type)) return { talk, events: [] };
  const { step: last, ...rest } = talk;
  const ended: AGUIEvent[] = last === undefined ? [] : [{ type: EventType.STEP_FINISHED, stepName: last }];
  if (!starts) return { talk: rest, events: ended };
  const step = `round-${round}`;
  return { talk: { ...rest, step }, events: [...ended, { type: EventType.STEP_STARTED, stepName: step }] };
}

/** Nobody is waited for any more. */
function hushed(talk: Talk): Step {
  let next = talk;
  const events: AGUIEvent[] = [];
  for (const [request, piece] of talk.open) {
    const taken = takenBack(next, request, piece);
    next = without(taken.talk, request);
    events.push(...taken.events, { type: EventType.SUBAGENT_FINISHED, subagentRunId: request });
  }
  const { step, ...rest } = next;
  if (step !== undefined) events.push({ type: EventType.STEP_FINISHED, stepName: step });
  return { talk: rest, events };
}

/** What of the state is otherwise now. */
function shownAs(
  talk: Talk,
  event: RecordedEvent,
  entries: Entries,
  { round, topic, language, rehearsal, proposal }: Fields,
): Step {
  const { type, protocol, position, data } = event;
  const authors = evolveAuthors(talk.authors, event);
  const opened = entries.find((entry) => entry.entry === 'opened');
  const changed: Partial<Shown> = {
    position,
    ...(authors.by !== talk.authors.by || authors.models !== talk.authors.models
      ? { generated_by: generatedBy(authors) }
      : {}),
    ...(opened && { protocol, topic: topic!, language: language!, rehearsal: rehearsal ?? false }),
    ...(opened && {
      participants: opened.participants.map((one) =>
        seat(one as Partial<Seat> & Pick<Seat, 'participant_id'>, rehearsal),
      ),
    }),
    ...(/RoundStarted$/u.test(type) && round !== undefined && { round }),
    ...(proposal !== undefined && { proposal }),
    ...(type === 'ChannelClosed' && { status: 'closed', outcome: outcomeIn(data as Shown['outcome'] & object) }),
  };
  const shown = { ...talk.shown, ...changed };
  const delta = Object.entries(changed).map(([name, value]) => ({
    op: 'add' as const,
    path: `/${name}`,
    value: value as unknown,
  }));
  return { talk: { ...talk, shown, authors }, events: [{ type: EventType.STATE_DELTA, delta }] };
}

const seat = (
  { participant_id, name = participant_id, kind = 'hosted' }: Partial<Seat> & Pick<Seat, 'participant_id'>,
  rehearsal = false,
): Seat => ({ participant_id, name, kind, author: authorOf(kind, rehearsal) });

const outcomeIn = ({ status, reason, message }: NonNullable<Shown['outcome']>) => ({ status, reason, message });

/** A piece of what is being said. Pure. */
export function heard(talk: Talk, { request_id, kind, offset, text }: Token): Step {
  const piece = talk.open.get(request_id);
  if (!piece) return { talk, events: [] };
  if (kind === 'thinking') return text ? thought(talk, request_id, piece, text) : { talk, events: [] };
  if (kind === 'withdrawn') return takenBack(talk, request_id, piece);
  // What was said was begun anew, as where a model's answer could not be used.
  const anew = offset === 0 ? takenBack(talk, request_id, piece) : { talk, events: [] };
  const now = anew.talk.open.get(request_id)!;
  if (now.isLost || offset !== (now.text?.length ?? 0)) {
    return { talk: withPiece(anew.talk, request_id, { ...now, isLost: true }), events: anew.events };
  }
  const { thinks: _, ...quiet } = now;
  const next = withPiece(anew.talk, request_id, { ...quiet, text: (now.text ?? '') + text });
  const events = [
    ...anew.events,
    ...(now.thinks ? thoughtsEnd(request_id) : []),
    ...(now.text === undefined ? [textStart(request_id, piece)] : []),
    deltaOf(idOf(request_id), text),
  ];
  return { talk: next, events };
}

function thought(talk: Talk, subagentRunId: string, piece: Piece, delta: string): Step {
  const messageId = `${idOf(subagentRunId)}:thoughts`;
  const start: AGUIEvent[] = piece.thinks
    ? []
    : [
        { type: EventType.REASONING_START, messageId, subagentRunId },
        { type: EventType.REASONING_MESSAGE_START, messageId, subagentRunId, role: 'reasoning' },
      ];
  const talked = withPiece(talk, subagentRunId, { ...piece, thinks: true });
  return { talk: talked, events: [...start, { type: EventType.REASONING_MESSAGE_CONTENT, messageId, delta }] };
}

/** What was shown of a piece of work is not said after all, and its thoughts are at an end. */
function takenBack(talk: Talk, request: string, piece: Piece): Step {
  const next = withPiece(talk, request, shut(piece));
  const events = endOf(request, piece);
  return { talk: next, events: piece.text === undefined ? events : [...events, snapshotOf(next)] };
}

const shut = ({ text: _text, thinks: _thinks, isLost: _lost, ...piece }: Piece): Piece => piece;

/** What is open of a piece of work in the stream, ended. */
const endOf = (request: string, { text, thinks }: Piece): AGUIEvent[] => [
  ...(thinks ? thoughtsEnd(request) : []),
  ...(text === undefined ? [] : [{ type: EventType.TEXT_MESSAGE_END as const, messageId: idOf(request) }]),
];

function thoughtsEnd(request: string): AGUIEvent[] {
  const messageId = `${idOf(request)}:thoughts`;
  return [
    { type: EventType.REASONING_MESSAGE_END, messageId },
    { type: EventType.REASONING_END, messageId },
  ];
}

/** What is open when a run begins: the round, and whoever is at work; what it has said so far, the snapshot has. */
export function openingsOf(talk: Talk): AGUIEvent[] {
  const pieces = [...talk.open].flatMap(([request, piece]) => [
    startOf(request, piece),
    ...(piece.text === undefined ? [] : [textStart(request, piece)]),
  ]);
  return [
    ...(talk.step === undefined ? [] : [{ type: EventType.STEP_STARTED as const, stepName: talk.step }]),
    ...pieces,
  ];
}

/** The same when it ends; whoever is still at work goes on, and is there again in the next. @param asked ids of what waits, by request */
export function endingsOf(talk: Talk, asked: ReadonlySet<string>): AGUIEvent[] {
  const pieces = [...talk.open].flatMap(([request, piece]): AGUIEvent[] => [
    ...endOf(request, piece),
    {
      ...{ type: EventType.SUBAGENT_FINISHED, subagentRunId: request },
      outcome: { type: 'suspended', ...(asked.has(request) && { interruptIds: [request] }) },
    },
  ]);
  return [
    ...pieces,
    ...(talk.step === undefined ? [] : [{ type: EventType.STEP_FINISHED as const, stepName: talk.step }]),
  ];
}

/** Whether Parley has somebody at work whose turn comes before a person's. */
export const isAtWork = (talk: Talk): boolean => [...talk.open.values()].some(({ kind }) => isCalled(kind));

/** All that was said, and what is being said, as far as it is heard. */
export const snapshotOf = ({ messages, open }: Talk): AGUIEvent => ({
  type: EventType.MESSAGES_SNAPSHOT,
  messages: [
    ...messages,
    ...[...open].flatMap(([request, { text, name }]): Message[] =>
      text === undefined ? [] : [{ id: idOf(request), role: 'assistant', name, subagentRunId: request, content: text }],
    ),
  ],
});

/** A whole message as the events that bring it. */
export function wholeOf({
  id: messageId,
  role,
  content,
  name,
  subagentRunId,
}: Message & { role: 'assistant' | 'user' }): AGUIEvent[] {
  const by = { ...(name !== undefined && { name }), ...(subagentRunId !== undefined && { subagentRunId }) };
  return [
    { type: EventType.TEXT_MESSAGE_START, messageId, role, ...by },
    deltaOf(messageId, content as string),
    { type: EventType.TEXT_MESSAGE_END, messageId },
  ];
}

const textStart = (subagentRunId: string, { name }: Piece): AGUIEvent => ({
  ...{ type: EventType.TEXT_MESSAGE_START, messageId: idOf(subagentRunId), role: 'assistant', name, subagentRunId },
});

const deltaOf = (messageId: string, delta: string): AGUIEvent => ({
  ...{ type: EventType.TEXT_MESSAGE_CONTENT, messageId, delta },
});

const idOf = (request: string): string => `${OURS}${request}`;

const seatOf = ({ shown }: Talk, id: string): Seat =>
  shown.participants.find(({ participant_id }) => participant_id === id) ?? seat({ participant_id: id });
const nameOf = (talk: Talk, id: string): string => seatOf(talk, id).name;

const withPiece = (talk: Talk, request: string, piece: Piece): Talk => ({
  ...talk,
  open: new Map([...talk.open, [request, piece]]),
});
const without = (talk: Talk, request: string): Talk => ({
  ...talk,
  open: new Map([...talk.open].filter(([one]) => one !== request)),
});

/** As AG-UI counts: what was read from a cache and written to it is part of what was read. */
function usageOf({ provider, model, ...call }: ModelCall): TokenUsage {
  const { input_tokens, output_tokens, cache_read_tokens, cache_write_tokens } = call;
  const inputTokens = input_tokens + cache_read_tokens + cache_write_tokens;
  return {
    ...{ provider, model, inputTokens, outputTokens: output_tokens, totalTokens: inputTokens + output_tokens },
    ...{ cachedInputTokens: cache_read_tokens, cacheWriteInputTokens: cache_write_tokens },
  };
}
