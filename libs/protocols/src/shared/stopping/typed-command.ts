import { problem, type Command, type Problem } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { Protocol } from '../../protocol.js';
import type { ChannelState } from '../channel-state.js';
import { isPerson } from '../service-actors.js';
import { isCommandText, spokenCommand } from './slash-commands.js';

/**
 * The command that somebody typed where their answer is asked for (R2): it is done, and the answer is asked for still.
 * The key of a seat is good for its own words and vote alone: what more it says is refused, and never taken as an answer.
 * @returns undefined where it is an answer
 */
export function typedCommand<S extends ChannelState>(
  protocol: Protocol<S>,
  state: S,
  command: Command,
): Command | Problem | undefined {
  const text = ownProperty(protocol.typed ?? {}, command.type)?.(command.data as never);
  const { policy } = state.stopping;
  if (text === undefined || !isCommandText(text, policy, protocol.ownCommands)) return undefined;
  const { participant_id, shown } = command.data as { participant_id?: string; shown?: boolean };
  const seat = protocol.participants(state).find((one) => one.participant_id === participant_id);
  if (participant_id !== undefined && seat?.kind !== 'person') return undefined;
  const data = { text, ...(shown && { shown }) };
  const said = { ...command, type: 'Intervene', data } as Extract<Command, { type: 'Intervene' }>;
  const meant = spokenCommand(said, policy, protocol.ownCommands);
  if (!('pointer' in meant) && meant.type === 'CastBallot' && participant_id !== undefined)
    return { ...meant, data: { ...meant.data, participant_id } };
  return isPerson(command.actor) ? said : problem('forbidden', { detail: `"${text.trim()}" is not a seat's to say` });
}
