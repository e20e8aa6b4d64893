import {
  canonicalJson,
  problem,
  type Actor,
  type AgreeToAgentCard,
  type PresentAgentCard,
  type Problem,
  type ShownCard,
} from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { ChannelState, SeatCard } from './channel-state.js';
import type { Run } from './decider.js';
import type { Participant } from './participant.js';

/** A seat of kind a2a, with the card that its agent was taken with; none where it has not been asked yet. */
export interface RemoteSeat {
  participant_id: string;
  name: string;
  url: string;
  card?: ShownCard;
}

/** The first card that an agent shows binds its seat; with another one it is another agent, until somebody agrees to it. */
export function presentCard(
  run: Run<ChannelState>,
  { participant_id, card }: PresentAgentCard,
  participants: readonly Participant[],
): Problem | undefined {
  const missing = noRemoteSeat(participants, participant_id);
  if (missing) return missing;
  const known = cardOf(run.state, participant_id);
  if (!known) run.emit('AgentCardBound', { participant_id, card });
  else if (![known.agreed, known.changed].some((one) => one && isSameCard(one, card)))
    run.emit('AgentCardChanged', { participant_id, card });
  return undefined;
}

/** Takes the agent with the card that it showed last, and no other: it may show a third one by now. */
export function agreeToCard(
  run: Run<ChannelState>,
  { participant_id, card_hash }: AgreeToAgentCard,
  actor: Actor,
  participants: readonly Participant[],
): Problem | undefined {
  const missing = noRemoteSeat(participants, participant_id);
  if (missing) return missing;
  const card = cardOf(run.state, participant_id)?.changed;
  if (!card) return wrong('/participant_id', 'shows no other card than the one that is agreed to');
  if (card.card_hash !== card_hash) return wrong('/card_hash', `is not the card that it has shown: ${card.card_hash}`);
  run.emit('AgentCardAgreed', { participant_id, card, actor });
  return undefined;
}

/** The agent is the same: its card is, and the key by which it says that it is signed. */
export const isSameCard = (one: ShownCard, other: ShownCard): boolean =>
  canonicalJson([one.card_hash, one.key_id]) === canonicalJson([other.card_hash, other.key_id]);

/** Folds what cards were shown and agreed to. */
export function withCard(
  cards: ChannelState['agentCards'] = {},
  { participant_id, card }: PresentAgentCard,
  isAgreed: boolean,
): Record<string, SeatCard> {
  const known = ownProperty(cards, participant_id);
  return { ...cards, [participant_id]: isAgreed || !known ? { agreed: card } : { ...known, changed: card } };
}

/** @returns undefined where the seat is none of kind a2a */
export function remoteSeat(
  participants: readonly Participant[],
  state: ChannelState,
  participantId: string,
): RemoteSeat | undefined {
  const seat = participants.find(({ participant_id }) => participant_id === participantId);
  if (seat?.kind !== 'a2a' || seat.url === undefined) return undefined;
  const card = cardOf(state, participantId)?.agreed;
  return { participant_id: participantId, name: seat.name, url: seat.url, ...(card && { card }) };
}

const cardOf = ({ agentCards = {} }: ChannelState, participantId: string): SeatCard | undefined =>
  ownProperty(agentCards, participantId);

function noRemoteSeat(participants: readonly Participant[], id: string): Problem | undefined {
  const seat = participants.find(({ participant_id }) => participant_id === id);
  if (!seat) return problem('not-a-participant', { detail: id });
  return seat.kind === 'a2a' ? undefined : wrong('/participant_id', `is a seat of kind ${seat.kind}, not a2a`);
}

const wrong = (pointer: string, reason: string): Problem =>
  problem('invalid-request', { errors: [{ pointer, reason }] });
