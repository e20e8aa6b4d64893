import { isCalled, problem, type Actor, type Command, type Problem } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { Protocol } from './protocol.js';
import type { ChannelState } from './shared/channel-state.js';
import type { Participant } from './shared/participant.js';
import { AGENTS, COACH, isPerson, MONITOR, ADMIN } from './shared/service-actors.js';

/**
 * Why a command is not its sender's to give; undefined where it is. The actor comes from the credential: over REST it is the
 * key's, over the bus the sender's, for whom the broker vouches. Nobody speaks for another: the words of a seat that Parley asks
 * itself are the worker's that plays it or asks its agent, a person's are its own key's, or an operator's, whom the event then names as such.
 */
export function authorityProblem(protocol: Protocol, state: ChannelState, command: Command): Problem | undefined {
  const { actor, type } = command;
  const forged = senderProblem(command);
  if (forged) return forged;
  const services = servicesOf(protocol, type);
  const seat = seatOf(protocol, state, command);
  if (services && !isOneOf(services, command))
    return refused(`${type} is ${services.map(({ id }) => id).join(' and ')}'s to send`);
  const forOperators = ownProperty(OPERATORS_ALONE, type);
  if (forOperators !== undefined && actor.kind !== 'operator') return refused(`${nameOf(actor)} ${forOperators}`);
  if (seat && !ABOUT_A_SEAT.has(type))
    return maySpeakFor(seat, command) ? undefined : refused(`${nameOf(actor)} may not speak for ${seat.name}`);
  if (services || isPerson(actor) || (type === 'SendSignal' && actor.kind === 'participant')) return undefined;
  return refused(`${type} is not ${nameOf(actor)}'s to send`);
}

/** Where nothing is open yet there are no seats: only people open channels. */
export function openingProblem(command: Command): Problem | undefined {
  const forged = senderProblem(command);
  if (forged || isPerson(command.actor)) return forged;
  return refused(`${nameOf(command.actor)} may not open channels`);
}

/** What is on the bus says who it is from; the worker that plays hosted seats speaks as them. */
function senderProblem({ actor, sender }: Command): Problem | undefined {
  if (!sender || isSame(sender, actor) || (isSame(sender, AGENTS) && actor.kind === 'participant')) return undefined;
  return refused(`${nameOf(sender)} may not act as ${nameOf(actor)}`);
}

/** Commands that one of Parley's own services alone may send. */
const ONLY: Partial<Record<Command['type'], readonly Actor[]>> = {
  FailTurn: [AGENTS],
  FailBallot: [AGENTS],
  RecordLookup: [AGENTS],
  PresentAgentCard: [AGENTS],
  GiveUpAnswer: [AGENTS, COACH],
  FailFacilitation: [COACH],
  SignalTermination: [MONITOR],
  FireTimer: [ADMIN],
  RevealBallots: [ADMIN],
};

const GIVES_OUT = 'may not give out keys of a channel';

/** Commands that let others in, or out again: what nobody else may do. */
const OPERATORS_ALONE: Partial<Record<Command['type'], string>> = {
  IssueSeatToken: GIVES_OUT,
  ShareDecision: GIVES_OUT,
  EndSharing: GIVES_OUT,
  EraseWords: 'may not erase what somebody said',
  AgreeToAgentCard: 'may not agree to the card of an agent',
};

/** Commands that name a seat and are not its words. */
const ABOUT_A_SEAT: ReadonlySet<Command['type']> = new Set<Command['type']>(['AgreeToAgentCard']);

function servicesOf({ facilitations }: Protocol, type: Command['type']): readonly Actor[] | undefined {
  return (
    ownProperty(ONLY, type) ??
    (Object.values(facilitations).some(({ command }) => command === type) ? [COACH] : undefined)
  );
}

const isOneOf = (services: readonly Actor[], { actor, sender = actor }: Command): boolean =>
  services.some((service) => isSame(sender, service));

/** Whose words a command is, where it is a participant's. */
export function seatOf(protocol: Protocol, state: ChannelState, { type, data }: Command): Participant | undefined {
  const { participant_id, request_id } = data as { participant_id?: string; request_id?: string };
  const open = type === 'FailTurn' && request_id !== undefined ? protocol.openTurn(state, request_id) : undefined;
  const id = participant_id ?? open?.participant_id ?? protocol.speaker?.(state, type);
  return protocol.participants(state).find((one) => one.participant_id === id);
}

function maySpeakFor(seat: Participant, { actor, sender }: Command): boolean {
  const isItself = isSame(actor, { kind: 'participant', id: seat.participant_id });
  const isWorkers = sender !== undefined && isSame(sender, AGENTS);
  if (isCalled(seat.kind)) return isItself && isWorkers;
  if (isItself) return !isWorkers;
  return actor.kind === 'operator' || (actor.kind === 'user' && actor.id === seat.held_by);
}

const isSame = (one: Actor, other: Actor): boolean => one.kind === other.kind && one.id === other.id;

const nameOf = ({ kind, id }: Actor): string => `${kind} ${id}`;

const refused = (detail: string): Problem => problem('forbidden', { detail });
