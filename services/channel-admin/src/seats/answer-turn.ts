import { derivedId, problem, schemaErrors, type AnswerTurn, type Command, type CommandReply } from '@parley/contracts';
import type { SeatAddress } from '@parley/messaging';
import type { AskedTurn } from '@parley/protocols';
import type { CommandHandler } from '../command-handler.js';

/**
 * An answer by the form of a turn, as a command without its header; or what is wrong with it, by pointers into the answer.
 * @param answer as whoever was asked gives it
 */
export function readAnswer(turn: AskedTurn, answer: object): ReturnType<typeof given> {
  const errors = schemaErrors(turn.schema.en, answer).map(({ pointer, reason }) => ({
    pointer: `/answer${pointer}`,
    reason,
  }));
  return errors.length ? { errors } : given(turn, answer);
}

function given(turn: AskedTurn, answer: object) {
  const command = turn.answer(answer);
  return 'invalid' in command ? { errors: [{ pointer: '/answer', reason: command.invalid }] } : command;
}

/** Answers a turn or a vote for a seat. The same answer again is answered as the first time; another one is refused by the rules. */
export async function answerForSeat(
  handler: Pick<CommandHandler, 'channelOf' | 'rules' | 'handle' | 'repeatedReply'>,
  { tenant, channel_id, participant_id }: SeatAddress,
  { request_id, answer }: AnswerTurn,
): Promise<CommandReply> {
  const id = derivedId('answer', tenant, channel_id, participant_id, request_id, JSON.stringify(answer));
  const { state } = await handler.channelOf(tenant, channel_id);
  const turn = handler.rules.asked(state, request_id);
  if (turn?.participant_id !== participant_id) {
    return (await handler.repeatedReply(id)) ?? { ok: false, problem: problem('no-open-turn', { detail: request_id }) };
  }
  const said = readAnswer(turn, answer);
  if ('errors' in said) return { ok: false, problem: problem('invalid-request', { errors: said.errors }) };
  const actor = { kind: 'participant' as const, id: participant_id };
  const command = { id, ...said, tenant, channel_id, actor, sender: actor, time: new Date().toISOString() };
  return handler.handle(command as unknown as Command);
}
