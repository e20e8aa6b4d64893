import type {
  AgreementJudged,
  Member,
  MinorityView,
  Picked,
  RoundSummarised,
  RoundTableOpened,
  Stance,
} from '@parley/contracts';
import { INITIAL_CHANNEL, type ChannelState } from '../shared/channel-state.js';
import type { Premortem } from '../shared/premortem.js';
import type { HeldAnswer } from './answers.js';
import { NOTHING_ASKED, type Pool } from './pool.js';
import { NOTHING_SAID, type Talk } from './talk.js';

/**
 * Where a round table stands: `listening` waits for the user, `checking` for the monitor, `closing` for the last
 * summary; the others wait for what they are called after.
 */
export type Phase =
  | 'unopened'
  | 'selecting'
  | 'round'
  | 'waiting_for_model'
  | 'summarising'
  | 'judging'
  | 'checking'
  | 'listening'
  | 'closing'
  | 'closed';

/** A member's turn of the current round. */
export interface Turn {
  request_id: string;
  participant_id: string;
  status: 'open' | 'spoken' | 'skipped';
  /** The failure's code, where it was skipped since its model gave nothing. */
  failed?: string;
}

/** What a member said of its own stance last, and in which round it last spoke. */
export interface LastWord {
  round: number;
  stance?: Pick<Stance, 'verdict' | 'claim'>;
}

/** The fold of a round table's stream. It keeps what is needed to go on, so its size does not grow with the talk. */
export interface RoundTableState extends ChannelState {
  phase: Phase;
  opened?: RoundTableOpened;
  /** Whoever speaks in the current round, in order; in turn, those not yet asked are not in `turns`. */
  speakers: string[];
  turns: Turn[];
  /** What was said, as far as prompts show it. */
  talk: Talk;
  /** Why the speakers of the current round were picked (party mode). */
  picked: Picked[];
  /** The latest summary. */
  summary?: RoundSummarised;
  /** Whoever does not share where the table stands by now, in its own words. */
  dissent: MinorityView[];
  /** The last word of each member that has spoken. */
  spoke: Record<string, LastWord>;
  /** The answer that each member holds: the claim of its stance, with its own words for it. */
  answers: Record<string, HeldAnswer>;
  /** Turns each member has been asked for so far. */
  asked: Record<string, number>;
  /** What members have asked one another. */
  pool: Pool;
  /** The turn in which one member supposes that an agreement at once was wrong, where there was one. */
  premortem?: Premortem;
  /** The neutral model's answer in the current round, where it was asked (T2). */
  judged?: AgreementJudged;
}

export const initialState: RoundTableState = {
  ...INITIAL_CHANNEL,
  speakers: [],
  turns: [],
  talk: NOTHING_SAID,
  picked: [],
  dissent: [],
  spoke: {},
  answers: {},
  asked: {},
  pool: NOTHING_ASKED,
};

/** @throws where the round table is not open: only a bug can ask then */
export function openedOf(state: RoundTableState): RoundTableOpened {
  if (!state.opened) throw new Error('the round table is not open');
  return state.opened;
}

export const memberOf = (state: RoundTableState, participantId: string): Member | undefined =>
  state.opened?.members.find((member) => member.participant_id === participantId);

export const nameOf = (state: RoundTableState, participantId: string): string =>
  memberOf(state, participantId)?.name ?? participantId;

/** The last round of a board's agenda, or 0 where it has none. A pre-mortem is none of the agenda's. */
export function agendaOf(state: RoundTableState): number {
  const { mode, rounds } = openedOf(state).config;
  return mode === 'board' && rounds ? rounds + state.extraRounds + (state.premortem ? 1 : 0) : 0;
}
