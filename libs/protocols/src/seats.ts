import {
  answerSubject,
  derivedId,
  evolveAuthors,
  generatedBy,
  isCalled,
  NO_AUTHORS,
  writerOf,
  type Authors,
  type BallotRequested,
  type EventTypes,
  type RecordedEvent,
  type SeatMessage,
  type SeatOutcome,
  type SeatTurn,
  type SeatVote,
  type TurnRequested,
} from '@parley/contracts';
import type { Protocol } from './protocol.js';
import { REGISTRY, type Deliberation, type Registry } from './registry.js';
import type { ChannelState } from './shared/channel-state.js';
import { outcomeOf } from './shared/consent/consent.js';
import type { Participant } from './shared/participant.js';
import { askedKind } from './shared/work/asked-turn.js';
import { ballotWork, turnWork } from './shared/work/model-work.js';
import type { Prompt } from './shared/work/prompt.js';
import { isWaiting } from './shared/work/waits.js';

/** A channel as whoever tells its seats keeps it. */
export interface SeatFold {
  channel: Deliberation;
  /** What seats were asked and what waits. */
  waiting: readonly Waiting[];
  authors: Authors;
  /** Parley asks all its seats itself: nobody is ever told anything. */
  nobody?: true;
}

interface Waiting {
  request_id: string;
  participant_id: string;
  isBallot: boolean;
  ask(due_at?: string): SeatMessage;
}

export const UNTOLD: SeatFold = { channel: REGISTRY.deliberation.initialState, waiting: [], authors: NO_AUTHORS };

type Asking = Extract<RecordedEvent, { type: 'TurnRequested' | 'BallotRequested' }>;

/**
 * What an event has told to the seats that answer of themselves: what each is asked, what it may hear (N1), and what came of it. Pure:
 * the same log gives the same messages, with the same ids.
 */
export function tellSeats(
  before: SeatFold,
  event: RecordedEvent,
  registry: Registry = REGISTRY,
): { fold: SeatFold; messages: SeatMessage[] } {
  if (before.nobody) return { fold: before, messages: [] };
  const channel = registry.deliberation.evolve(before.channel, event);
  const authors = evolveAuthors(before.authors, event);
  if (!channel.state) return { fold: { ...before, channel, authors }, messages: [] };
  const { state } = channel;
  const protocol = registry.protocolOf(channel);
  const seats = protocol.participants(state).filter(({ kind }) => !isCalled(kind));
  if (!seats.length) return { fold: { ...before, nobody: true }, messages: [] };

  const teller = new Teller(protocol, state, event, authors);
  const asked = isAsking(event) ? seats.filter((seat) => seat.participant_id === event.data.participant_id) : [];
  const [asks] = asked.map((seat) => teller.waitingFor(seat, event as Asking));
  const settled = before.waiting.filter((one) => !isWaiting(protocol, state, one));
  // A fork asks again for what waits already: that is one message.
  const put = !asks && 'request_id' in event.data ? before.waiting.find(isAbout(event.data.request_id)) : undefined;
  const due_at = put && !settled.includes(put) && 'due_at' in event.data ? event.data.due_at : undefined;
  const messages = [
    ...(asks ? [asks.ask()] : []),
    ...(put && due_at !== undefined
      ? [{ ...put.ask(due_at), id: teller.idFor(put.participant_id, put.request_id) }]
      : []),
    ...settled.map((one) => teller.settled(one)),
    ...seats.flatMap((seat) => teller.heard(seat)),
    ...(event.type === 'ChannelClosed' ? seats.map((seat) => teller.outcome(seat)) : []),
  ];
  const others = before.waiting.filter((one) => !settled.includes(one) && one.request_id !== asks?.request_id);
  const waiting = [...others, ...(asks ? [asks] : [])];
  return { fold: { channel, waiting, authors }, messages };
}

const isAsking = (event: RecordedEvent): event is Asking =>
  event.type === 'TurnRequested' || event.type === 'BallotRequested';

const isAbout = (requestId: string | undefined) => (one: Waiting) => one.request_id === requestId;

/** Facts that are said to all and are no answer to a turn. */
const SAID_BESIDES: readonly (keyof EventTypes)[] = ['InterventionRecorded', 'RoundSummarised'];

/** What one event tells. */
class Teller {
  constructor(
    private readonly protocol: Protocol,
    private readonly state: ChannelState,
    private readonly event: RecordedEvent,
    private readonly authors: Authors,
  ) {}

  waitingFor(seat: Participant, asked: Asking): Waiting {
    const { request_id, participant_id } = asked.data;
    const isBallot = asked.type === 'BallotRequested';
    const told = isBallot ? this.vote(seat, asked.data) : this.turn(seat, asked.data);
    return {
      ...{ request_id, participant_id, isBallot },
      ask: (due_at = told.data.due_at) => ({ ...told, data: { ...told.data, due_at } }) as SeatMessage,
    };
  }

  settled({ participant_id, request_id }: Waiting): SeatMessage {
    const { type, data } = this.event;
    const isAnswer =
      (type === 'BallotCast' && data.voter === participant_id) ||
      ((this.protocol.answers as readonly string[]).includes(type) &&
        'request_id' in data &&
        data.request_id === request_id &&
        !('assumed' in data && data.assumed));
    const id = this.idFor(participant_id, request_id);
    const status = isAnswer ? 'answered' : 'over';
    return { id, participant_id, type: 'SeatSettled', data: { participant_id, request_id, status } };
  }

  /** What others say, where every seat hears all. */
  heard({ participant_id }: Participant): SeatMessage[] {
    const { type, data } = this.event;
    const { heardByAll, answers } = this.protocol;
    if (!heardByAll || ![...answers, ...SAID_BESIDES].includes(type)) return [];
    if ('participant_id' in data && data.participant_id === participant_id) return [];
    const { call: _call, ...said } = data as { call?: unknown };
    const id = this.idFor(participant_id, 'said');
    const author = writerOf(this.event, this.authors);
    return [
      { id, participant_id, type: 'SeatSaid', data: { participant_id, event: type, said, ...(author && { author }) } },
    ];
  }

  outcome({ participant_id }: Participant): SeatMessage {
    const id = this.idFor(participant_id, 'outcome');
    return {
      id,
      participant_id,
      type: 'SeatOutcome',
      data: seatOutcome(this.protocol, this.state, participant_id, this.authors),
    };
  }

  idFor(participantId: string, about: string): string {
    return derivedId('seat', this.event.id, participantId, about);
  }

  private turn(seat: Participant, request: TurnRequested): Extract<SeatMessage, { type: 'SeatTurn' }> {
    const { protocol, state } = this;
    const { request_id, participant_id, round } = request;
    const prompt = hasForm(protocol, state, request_id) ? turnWork(protocol, state, request)?.prompt : undefined;
    const open = protocol.openTurn(state, request_id);
    const kind = request.work ?? (open ? askedKind(protocol, open) : '');
    const context = protocol.inboxItem(state, { request_id, participant_id }) as Record<string, unknown>;
    const data: SeatTurn = { ...this.asked(seat, request), kind, round, context, ...(prompt && shownOf(prompt)) };
    return { id: this.idFor(participant_id, request_id), participant_id, type: 'SeatTurn', data };
  }

  private vote(seat: Participant, request: BallotRequested): Extract<SeatMessage, { type: 'SeatVote' }> {
    const { protocol, state } = this;
    const { request_id, participant_id, vote_id } = request;
    const { prompt } = ballotWork(protocol, state, request)!;
    const question = state.stopping.vote!.question;
    const data: SeatVote = { ...this.asked(seat, request), vote_id, question, ...shownOf(prompt) };
    return { id: this.idFor(participant_id, request_id), participant_id, type: 'SeatVote', data };
  }

  private asked(
    { name }: Participant,
    { participant_id, request_id, due_at }: Pick<TurnRequested, 'participant_id' | 'request_id' | 'due_at'>,
  ) {
    const { topic, language } = this.state.opened!;
    const { tenant, channel_id } = this.event;
    const answer_to = answerSubject(tenant, channel_id, participant_id);
    return { participant_id, name, topic, language, request_id, due_at, answer_to };
  }
}

const hasForm = ({ turns, openTurn }: Protocol, state: ChannelState, requestId: string): boolean =>
  Object.hasOwn(turns, openTurn(state, requestId)?.kind ?? '');

/** What a model in that seat is shown: whoever sits there instead is shown the same. */
const shownOf = ({ system, shared, user, schema }: Prompt) => ({
  schema,
  instructions: system,
  told: [...shared, user].join('\n\n'),
});

/** What a seat may know of what its channel came to (N1). */
export function seatOutcome(
  protocol: Protocol,
  state: ChannelState,
  participantId: string,
  authors: Authors,
): SeatOutcome {
  const outcome = protocol.heardByAll ? outcomeOf(protocol, state) : protocol.outcomeFor?.(state, participantId);
  const { status, reason, message } = state.closed ?? {};
  if (!outcome || status === undefined) return { participant_id: participantId };
  return {
    participant_id: participantId,
    status,
    ...(reason !== undefined && { reason }),
    ...(message !== undefined && { message }),
    outcome: outcome as Record<string, unknown>,
    generated_by: { ...generatedBy(authors) },
  };
}
