import { type ParleyEvent, type RecordedEvent, isCalled } from '@parley/contracts';
import { isWaiting, type OpenDeliberation, type Registry } from '@parley/protocols';
import type { TurnRow } from './entities.js';

/** A ballot waits for its voter as a turn does (T1). */
export const BALLOT_WORK = 'ballot';

/**
 * The turns that an event has made or changed, in any protocol.
 * @param open the channel's open turns before the event, by request id
 * @param channel the channel after the event
 */
export function changedTurns(
  open: ReadonlyMap<string, TurnRow>,
  event: RecordedEvent,
  channel: OpenDeliberation,
  registry: Registry,
): TurnRow[] {
  const protocol = registry.protocolOf(channel);
  const changed = new Map<string, TurnRow>();
  const asked = event.type === 'TurnRequested' || event.type === 'BallotRequested' ? event : undefined;
  if (asked) changed.set(asked.data.request_id, requested(asked, channel, registry));
  const about = open.get(requestOf(event) ?? '');
  if (about && (protocol.answers as readonly string[]).includes(event.type)) {
    changed.set(about.request_id, { ...about, open: false, answer: event.data, answer_type: event.type });
  } else if (about && 'due_at' in event.data && event.data.due_at) {
    changed.set(about.request_id, { ...about, due_at: new Date(event.data.due_at) });
  }
  // However it came about: what the channel no longer waits for, nobody has to answer any more.
  for (const [id, turn] of open) {
    if (!changed.has(id) && !isOpen(turn, channel, registry)) changed.set(id, { ...turn, open: false });
  }
  return [...changed.values()];
}

const requestOf = ({ data }: ParleyEvent): string | undefined => ('request_id' in data ? data.request_id : undefined);

const isOpen = ({ work, ...turn }: TurnRow, channel: OpenDeliberation, registry: Registry): boolean =>
  isWaiting(registry.protocolOf(channel), channel.state, { ...turn, isBallot: work === BALLOT_WORK });

function requested(
  { channel_id, tenant, position, type, data }: Extract<RecordedEvent, { type: 'TurnRequested' | 'BallotRequested' }>,
  channel: OpenDeliberation,
  registry: Registry,
): TurnRow {
  const { request_id, participant_id, participant_kind: kind } = data;
  const protocol = registry.protocolOf(channel);
  const participant = protocol.participants(channel.state).find((one) => one.participant_id === participant_id);
  const isTurn = type === 'TurnRequested';
  // Only what somebody outside has to answer is shown in an inbox.
  const context = isTurn && !isCalled(kind) ? protocol.inboxItem(channel.state, { request_id, participant_id }) : null;
  return {
    channel_id,
    request_id,
    tenant,
    participant_id,
    kind,
    position,
    context,
    name: participant?.name ?? participant_id,
    round: channel.state.round,
    work: isTurn ? (data.work ?? null) : BALLOT_WORK,
    due_at: new Date(data.due_at),
    open: true,
    answer_type: null,
    answer: null,
  };
}
