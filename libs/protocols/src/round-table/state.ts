import type {
  AgreementJudged,
  ChannelClosed,
  ContributionMade,
  FacilitationRequested,
  Member,
  Picked,
  RoundSummarised,
  RoundTableOpened,
} from '@parley/contracts';
import type { Checking } from '../checks.js';
import type { Hearing } from '../interventions.js';
import type { Cut } from '../spending.js';
import { NOT_STOPPING } from '../stopping/index.js';
import type { Timed } from '../timers.js';

/**
 * Where a round table stands: `listening` waits for the user, `checking` for the monitor, `closing` for the last
 * summary; the others wait for what they are called after.
 */
export type TablePhase =
  'unopened' | 'selecting' | 'round' | 'summarising' | 'judging' | 'checking' | 'listening' | 'closing' | 'closed';

/** A member's turn of the current round. */
export interface TableTurn {
  request_id: string;
  participant_id: string;
  status: 'open' | 'spoken' | 'skipped';
}

/** The fold of a round table's stream. It keeps what is needed to go on, so its size does not grow with the talk. */
export interface RoundTableState extends Hearing, Checking, Timed {
  phase: TablePhase;
  opened?: RoundTableOpened;
  /** Who speaks in the current round, in order; in turn, those not yet asked are not in `turns`. */
  speakers: string[];
  turns: TableTurn[];
  /** What was said in the current round and the one before. */
  heard: ContributionMade[];
  /** Why the speakers of the current round were picked (party mode). */
  picked: Picked[];
  /** The latest summaries, the last of them last. */
  summaries: RoundSummarised[];
  /** Turns each member has been asked for so far. */
  asked: Record<string, number>;
  facilitation?: FacilitationRequested;
  facilitationError?: string;
  /** Facilitations asked for so far: part of their ids. */
  facilitations: number;
  judged?: AgreementJudged;
  spentMicroUsd: number;
  /** Why model work had to end, where it had to: the table ends for it. */
  cut?: Cut;
  closed?: ChannelClosed;
}

export const initialTable: RoundTableState = {
  phase: 'unopened',
  round: 0,
  speakers: [],
  turns: [],
  heard: [],
  picked: [],
  summaries: [],
  asked: {},
  facilitations: 0,
  checks: 0,
  waiting: [],
  applied: [],
  extraRounds: 0,
  timers: {},
  spentMicroUsd: 0,
  stopping: NOT_STOPPING,
};

/** @throws where the table is not open: only a bug can ask then */
export function tableOf(state: RoundTableState): RoundTableOpened {
  if (!state.opened) throw new Error('the round table is not open');
  return state.opened;
}

export const memberOf = (state: RoundTableState, participantId: string): Member | undefined =>
  state.opened?.members.find((member) => member.participant_id === participantId);

/** The last round of a board's agenda, or 0 where it has none. */
export function agendaOf(state: RoundTableState): number {
  const { mode, rounds } = tableOf(state).config;
  return mode === 'board' && rounds ? rounds + state.extraRounds : 0;
}
