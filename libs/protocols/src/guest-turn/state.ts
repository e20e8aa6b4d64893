import type { GuestAnswered, GuestTurnOpened, Member } from '@parley/contracts';
import { INITIAL_CHANNEL, type ChannelState } from '../shared/channel-state.js';
import type { EventOf } from '../protocol.js';
import { frameView, type ProtocolView } from '../shared/view.js';

/** The one turn that there is. */
export const TURN = 'turn-1';

export interface GuestTurnState extends ChannelState {
  opened?: GuestTurnOpened;
  answered?: GuestAnswered;
  /** The guest's model gave nothing. */
  failed?: true;
}

export const initialState: GuestTurnState = { ...INITIAL_CHANNEL };

export function evolve(state: GuestTurnState, { type, data }: EventOf): GuestTurnState {
  switch (type) {
    case 'GuestAnswered':
      return { ...state, answered: data };
    case 'TurnFailed':
      return { ...state, failed: true };
    default:
      return state;
  }
}

/** @throws where it is not open */
export function openedOf({ opened }: GuestTurnState): GuestTurnOpened {
  if (!opened) throw new Error('the channel is not open');
  return opened;
}

/** What the view of a guest turn has besides what every view has. */
export interface GuestTurnView extends ProtocolView {
  /** What the table elsewhere tells its seat. */
  told: string;
  /** The JSON Schema of the answer. */
  form: Record<string, unknown>;
  /** Whoever answers, without what it says in a rehearsal. */
  guest: Omit<Member, 'script'>;
  /** The conversation that the asker has it in, as it names it. */
  context_id?: string;
  /** What was answered. */
  answer?: Record<string, unknown>;
}

export function view(state: GuestTurnState): GuestTurnView {
  const { told, form, guest, context_id } = openedOf(state);
  const { script: _script, ...shown } = guest;
  const { answered, failed, closed } = state;
  const { participant_id, name, kind } = guest;
  const status = answered ? 'answered' : failed ? 'absent' : closed ? 'skipped' : 'open';
  return {
    ...frameView(state),
    ...{ max_rounds: 1, told, form, guest: shown },
    ...(context_id !== undefined && { context_id }),
    ...(answered && { answer: answered.answer }),
    turns: [{ request_id: TURN, participant_id, name, kind, status }],
  };
}
