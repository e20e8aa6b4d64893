import { isDeepStrictEqual } from 'node:util';
import { derivedId, problem, schemaErrors, type AnswerTurn, type Command, type CommandReply } from '@parley/contracts';
import type { SeatAddress } from '@parley/messaging';
import type { AskedTurn } from '@parley/protocols';
import { ownProperty } from '@parley/untrusted';
import type { CommandHandler } from '../command-handler.js';

/**
 * An answer by the form of a turn, as a command without its header; or what is wrong with it, by pointers into the answer.
 * @param answer as whoever was asked gives it
 */
export function readAnswer(turn: AskedTurn, answer: object): ReturnType<typeof taken> {
  const errors = schemaErrors(turn.schema.en, answer).map(({ pointer, reason }) => ({
    pointer: `/answer${pointer}`,
    reason,
  }));
  return errors.length ? { errors } : taken(turn, answer);
}

function taken(turn: AskedTurn, answer: object) {
  const command = turn.answer(answer);
  return 'invalid' in command ? { errors: [{ pointer: '/answer', reason: command.invalid }] } : command;
}

type Handler = Pick<CommandHandler, 'channelOf' | 'rules' | 'handle' | 'repeatedReply' | 'inputOf'>;

/** Answers a turn or a vote for a seat. The same answer again is answered as the first time; another one is refused by the rules. */
export async function answerForSeat(
  handler: Handler,
  { tenant, channel_id, participant_id }: SeatAddress,
  { request_id, answer }: AnswerTurn,
): Promise<CommandReply> {
  const address = ['answer', tenant, channel_id, participant_id, request_id] as const;
  const said = derivedId(...address, JSON.stringify(answer));
  const { state } = await handler.channelOf(tenant, channel_id);
  const turn = handler.rules.asked(state, request_id);
  if (turn?.participant_id !== participant_id) {
    const before = (await handler.repeatedReply(said)) ?? (await sealedBefore(handler, derivedId(...address), answer));
    return before ?? { ok: false, problem: problem('no-open-turn', { detail: request_id }) };
  }
  // Everybody reads ids: one that follows from a sealed answer would tell it to whoever tries all that there may be (N1).
  const id = turn.sealed ? derivedId(...address) : said;
  const given = readAnswer(turn, answer);
  if ('errors' in given) return { ok: false, problem: problem('invalid-request', { errors: given.errors }) };
  const actor = { kind: 'participant' as const, id: participant_id };
  const command = { id, ...given, tenant, channel_id, actor, sender: actor, time: new Date().toISOString() };
  return handler.handle(command as unknown as Command);
}

/** The reply to a sealed answer that comes again, word for word as it is kept. */
async function sealedBefore(handler: Handler, id: string, answer: object): Promise<CommandReply | undefined> {
  const kept = await handler.inputOf(id);
  const isSame =
    kept && Object.entries(answer).every(([name, value]) => isDeepStrictEqual(ownProperty(kept, name), value));
  return isSame ? handler.repeatedReply(id) : undefined;
}
