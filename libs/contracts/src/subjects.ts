import type { Actor, CommandTypes, EventTypes, SeatTypes } from './generated/types.js';

/** The JetStream stream that carries the events. */
export const EVENTS_STREAM = 'PARLEY_EVENTS';

/** A tenant name is one subject token. */
export const TENANT_PATTERN = /^[a-z0-9][a-z0-9-]{0,62}$/;

export const eventSubject = (tenant: string, channelId: string, type: keyof EventTypes | '*'): string =>
  `parley.v1.event.${tenant}.${channelId}.${type}`;

/** Whoever sends, as one word: `service-coach-judge`. */
export const actorToken = ({ kind, id }: Actor): string => `${kind}-${id}`;

/** The same read back; undefined where it names nobody. */
export function actorOf(token: string): Actor | undefined {
  const { kind, id } = /^(?<kind>user|operator|participant|service)-(?<id>.{1,128})$/su.exec(token)?.groups ?? {};
  return kind && id ? { kind: kind as Actor['kind'], id } : undefined;
}

/** Its last token is the sender: what the broker lets a user publish says who it may be. */
export const commandSubject = (
  { tenant, channel_id, type }: { tenant: string; channel_id: string; type: keyof CommandTypes },
  actor: Actor,
): string => `parley.v1.command.${tenant}.${channel_id}.${type}.${actorToken(actor)}`;

/** Whoever sends on a command's subject; undefined where that is no sender. */
export function senderOf(subject: string): Actor | undefined {
  const tokens = subject.split('.');
  return tokens.length === 7 ? actorOf(tokens[6]!) : undefined;
}

/** Request/reply: events of one channel after a version, answered by transcript-store from the log. */
export const readChannelSubject = (tenant: string, channelId: string): string =>
  `parley.v1.query.${tenant}.${channelId}.ReadChannel`;

/** Request/reply: what the knowledge of a tenant says of a query, answered by transcript-store (W7). */
export const searchKnowledgeSubject = (tenant: string): string => `parley.v1.query.${tenant}.knowledge.SearchKnowledge`;

/** Request/reply: what finished deliberations of a tenant came to, answered by transcript-store, asked by channel-admin alone (ADR 64). */
export const usualFiguresSubject = (tenant: string): string => `parley.v1.query.${tenant}.figures.TellFigures`;

/** Request/reply: what models have answered in a channel that another was forked from, answered by transcript-store (ADR 47). */
export const findAnswerSubject = (tenant: string, channelId: string): string =>
  `parley.v1.query.${tenant}.${channelId}.FindAnswer`;

/** Request/reply: a cast for a topic of a tenant, chosen by a model; answered by coach-judge, asked by channel-admin alone. */
export const chooseCastSubject = (tenant: string, id: string): string => `parley.v1.cast.${tenant}.${id}.ChooseCast`;

/** Request/reply: what is known of models; answered by participant-agents, who has them, asked by channel-admin alone. */
export const modelsSubject = (asked: 'OfferModels' | 'ForetellCost' | 'TellRehearsal' | '*'): string =>
  `parley.v1.models.${asked}`;

/** Streamed tokens of a running turn; not stored. */
export const tokenSubject = (tenant: string, channelId: string, requestId: string): string =>
  `parley.v1.token.${tenant}.${channelId}.${requestId.replace(/[^\w-]/gu, '_')}`;

/** Streamed tokens of all that is said in a channel. */
export const tokensOfChannelSubject = (tenant: string, channelId: string): string =>
  `parley.v1.token.${tenant}.${channelId}.*`;

/** What a command will lead to, told before it is committed; one of the workers takes it up. */
export const foreseenSubject = (tenant: string, channelId: string): string =>
  `parley.v1.foreseen.${tenant}.${channelId}`;

/** Request/reply: who has begun a turn before its request was committed is handed the request. */
export const handOverSubject = (tenant: string, channelId: string, requestId: string): string =>
  `parley.v1.hand-over.${tenant}.${channelId}.${requestId.replace(/[^\w-]/gu, '_')}`;

export const deadLetterSubject = (tenant: string, consumer: string): string =>
  `parley.v1.dead-letter.${tenant}.${consumer}`;

/** The JetStream stream that carries what seats are told. */
export const SEATS_STREAM = 'PARLEY_SEATS';

/** What a seat that is taken from outside is told, and nobody else hears (N1). @param type all that it is told where absent */
export const seatSubject = (tenant: string, channelId: string, participantId: string, type?: keyof SeatTypes): string =>
  `parley.v1.seat.${tenant}.${channelId}.${participantId}.${type ? type.replace(/^Seat/u, '') : '>'}`;

/** Request/reply: a seat answers what it was asked (AnswerTurn). */
export const answerSubject = (tenant: string, channelId: string, participantId: string): string =>
  `parley.v1.command.${tenant}.${channelId}.AnswerTurn.participant-${participantId}`;

/** Request/reply: a seat that was away asks for its next message (NextForSeat). */
export const nextForSeatSubject = (tenant: string, channelId: string, participantId: string): string =>
  `parley.v1.next.${tenant}.${channelId}.${participantId}`;

/** The only place where answers to a seat go. @param tokenHash of the key with which it has connected, SHA-256 (hex) */
export const seatInbox = (tokenHash: string): string => `_INBOX_${tokenHash.slice(0, 32)}`;
