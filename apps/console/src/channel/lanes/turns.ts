import { isCalled } from '@parley/contracts/seat-kinds';
import type { RecordedEvent } from '@parley/client';
import type { EventOf } from '../../protocols/protocol.js';

/**
 * How a turn stands. `queued`: meant for this round, and not asked yet, or no model answers; `thinking`: a model was asked;
 * `speaking`: its words arrive; `waiting`: a person was asked; then how it ended.
 */
export type TurnState =
  | 'queued'
  | 'thinking'
  | 'speaking'
  | 'waiting'
  | 'committed'
  | 'assumed'
  | 'failed'
  | 'timed_out'
  | 'called_off';

export interface LaneTurn {
  request_id: string;
  participant_id: string;
  cycle: number;
  round: number;
  state: TurnState;
  isOpen: boolean;
  /** The position of the event that says most of it: the answer's, or else the question's. */
  position: number;
  /** When it was asked for, and when it ended, in milliseconds. */
  from: number;
  to?: number;
  /** How long the model took for it, where that was measured; the rest it waited. */
  workedMs?: number;
}

/** Events about a turn that do not end it. */
const ON_THE_WAY: ReadonlySet<string> = new Set(['ReminderSent', 'LookupMade', 'AnswerInterrupted', 'AnswerDiscarded']);

/** Every turn that was asked for, in that order, and what became of it. */
export function turnsIn(events: readonly RecordedEvent[], speaking: ReadonlySet<string> = new Set()): LaneTurn[] {
  const turns = new Map<string, LaneTurn>();
  for (const event of events) {
    if (event.type === 'TurnRequested') turns.set(event.data.request_id, asked(event));
    else if (event.type === 'ChannelClosed') callOff(turns.values(), event);
    else if ('request_id' in event.data && typeof event.data.request_id === 'string' && !ON_THE_WAY.has(event.type)) {
      const turn = turns.get(event.data.request_id);
      if (turn?.isOpen) settle(turn, event);
    }
  }
  const isPaused = events.findLast(({ type }) => PAUSES.has(type))?.type === 'ChannelPaused';
  return [...turns.values()].map((turn) => {
    if (turn.state !== 'thinking') return turn;
    return { ...turn, state: speaking.has(turn.request_id) ? 'speaking' : isPaused ? 'queued' : 'thinking' };
  });
}

const PAUSES: ReadonlySet<string> = new Set(['ChannelPaused', 'ChannelResumed']);

function asked({ data, recorded_at, position }: EventOf<'TurnRequested'>): LaneTurn {
  const { request_id, participant_id, participant_kind, cycle, round } = data;
  const state = isCalled(participant_kind) ? 'thinking' : 'waiting';
  return { request_id, participant_id, cycle, round, state, isOpen: true, position, from: Date.parse(recorded_at) };
}

/** What is pending when the channel ends, ends with it. */
function callOff(turns: Iterable<LaneTurn>, { position, recorded_at }: RecordedEvent): void {
  for (const turn of turns) if (turn.isOpen) end(turn, { state: 'called_off', position, to: Date.parse(recorded_at) });
}

function settle(turn: LaneTurn, event: RecordedEvent): void {
  const { data, recorded_at, position } = event;
  const call = 'call' in data ? (data.call as { latency_ms: number } | undefined) : undefined;
  end(turn, {
    state: endOf(event),
    position,
    to: Date.parse(recorded_at),
    ...(call?.latency_ms && { workedMs: call.latency_ms }),
  });
}

const end = (turn: LaneTurn, how: Pick<LaneTurn, 'state' | 'position' | 'to' | 'workedMs'>): void =>
  void Object.assign(turn, how, { isOpen: false });

function endOf({ type, data }: RecordedEvent): TurnState {
  switch (type) {
    case 'TurnFailed':
      return 'failed';
    case 'TurnSkipped':
      return data.cause === 'timeout' ? 'timed_out' : data.cause === 'stopped' ? 'called_off' : 'failed';
    case 'FeedbackRecorded':
      return data.assumed ? 'assumed' : 'committed';
    default:
      return 'committed';
  }
}
