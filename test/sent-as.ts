import { isCalled, type Command } from '@parley/contracts';
import { REGISTRY, type Deliberation } from '@parley/protocols';

/** Whose work a command is that is nobody's who sits in the channel. */
const SERVICES: readonly [RegExp, string][] = [
  [/^Complete|^FailFacilitation$/u, 'coach-judge'],
  [/^SignalTermination$/u, 'termination-monitor'],
  [/^(?:FireTimer|RevealBallots)$/u, 'channel-admin'],
];

/** Whoever sends such a command: the worker that plays the seat or does the work, or a person. */
export function sentAs(
  channel: Deliberation,
  { type, data }: Pick<Command, 'type' | 'data'>,
): Pick<Command, 'actor' | 'sender'> {
  const seat = seatOf(channel, data as Named);
  if (seat && isCalled(seat.kind) && type !== 'AgreeToAgentCard')
    return {
      actor: { kind: 'participant', id: seat.participant_id },
      sender: { kind: 'service', id: 'participant-agents' },
    };
  const service = SERVICES.find(([types]) => types.test(type))?.[1];
  return { actor: service && !seat ? { kind: 'service', id: service } : { kind: 'operator', id: 'ula' } };
}

interface Named {
  participant_id?: string;
  request_id?: string;
}

function seatOf(channel: Deliberation, data: Named) {
  if (!channel.state) return undefined;
  const protocol = REGISTRY.protocolOf(channel);
  const turn = data.request_id === undefined ? undefined : protocol.openTurn(channel.state, data.request_id);
  const id = data.participant_id ?? turn?.participant_id;
  return protocol.participants(channel.state).find(({ participant_id }) => participant_id === id);
}
