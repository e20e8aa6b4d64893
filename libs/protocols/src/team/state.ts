import type {
  ArgumentMade,
  DebateDecided,
  DebateOpened,
  DebateRoundClosed,
  DebateRuled,
  Expert,
  MissingPart,
  LookupMade,
  PhaseCompleted,
  PlannedPhase,
  TaskPlanned,
  TeamOpened,
  TeamReported,
  TeamStopping,
  TurnRequested,
} from '@parley/contracts';
import { INITIAL_CHANNEL, type ChannelState } from '../shared/channel-state.js';

/** Where a team stands: `working` while phases run, `checking` while the monitor looks; the others as they are called. */
export type TeamChannelPhase =
  | 'unopened'
  | 'planning'
  | 'working'
  | 'waiting_for_model'
  | 'checking'
  | 'synthesising'
  | 'closed';

/** What experts are asked for; all but `execute` and `argue` is the lead's. */
export type TeamWork =
  | 'plan'
  | 'revise'
  | 'execute'
  | 'assess'
  | 'open_debate'
  | 'argue'
  | 'sum_up'
  | 'rule'
  | 'synthesise';

/** A piece of work asked of an expert. */
export interface TeamTurn {
  request_id: string;
  participant_id: string;
  work: TeamWork;
  /** Absent where the whole task is meant. */
  phase_id?: string;
  /** The round of a debate; 0 elsewhere. */
  round: number;
  /** 1 for the first try, and again after a wait for the model. */
  attempt: number;
  /** `failed`: its model gave nothing, and it has not been given up yet. */
  status: 'open' | 'answered' | 'failed' | 'missed';
  /** Why it failed. */
  code?: string;
}

/** A debate as far as it went (D3). */
export interface Debate {
  opened?: DebateOpened;
  /** The round that runs or was the last to run. */
  round: number;
  arguments: ArgumentMade[];
  closed: DebateRoundClosed[];
  ruled?: DebateRuled;
}

/** A phase of the plan, and what became of it. */
export interface TeamPhase extends PlannedPhase {
  phase_type: 'execution' | 'debate';
  /** `dropped`: the lead took it out of the plan before work began. */
  status: 'waiting' | 'running' | 'completed' | 'failed' | 'skipped' | 'dropped';
  /** Why it was put in, where the lead did not plan it. */
  inserted?: DebateDecided['cause'];
  /** What it handed over (execution). */
  completed?: PhaseCompleted;
  /** The lead looks at what it came to, for divergence or to revise its plan: those that depend on it still wait (D4). */
  assessing?: boolean;
  /** How the debate went (debate). */
  talk?: Debate;
  /** Why there is no result, or no debate was needed. */
  reason?: string;
}

/** The fold of a team's stream. Bounded by the plan: twenty phases and the debates put in. */
export interface TeamState extends ChannelState {
  phase: TeamChannelPhase;
  opened?: TeamOpened;
  planned?: TaskPlanned;
  phases: TeamPhase[];
  turns: TeamTurn[];
  /** What was looked up for turns that are still open (W7). */
  lookups: LookupMade[];
  /** Every decision to debate or not (D4). */
  decisions: DebateDecided[];
  /** A phase was settled since the monitor last looked. */
  unchecked: boolean;
  /** It finishes with what there is (D5). */
  stop?: TeamStopping;
  report?: TeamReported;
}

export const initialState: TeamState = {
  ...INITIAL_CHANNEL,
  phases: [],
  turns: [],
  lookups: [],
  decisions: [],
  unchecked: false,
};

/** @throws where the team is not open: only a bug can ask then */
export function teamOf(state: TeamState): TeamOpened {
  if (!state.opened) throw new Error('the team is not open');
  return state.opened;
}

export const expertOf = (state: TeamState, participantId: string): Expert | undefined =>
  state.opened?.experts.find(({ participant_id }) => participant_id === participantId);

/** An expert's name as everybody sees it; the id where there is none. */
export const nameOf = (state: TeamState, participantId: string): string =>
  expertOf(state, participantId)?.name ?? participantId;

/** @throws where there is none: only a bug can ask for one that the state does not have */
export function phaseOf(state: TeamState, phaseId: string | undefined): TeamPhase {
  const phase = state.phases.find(({ phase_id }) => phase_id === phaseId);
  if (!phase) throw new Error(`there is no phase ${phaseId}`);
  return phase;
}

export const turnOf = (state: TeamState, requestId: string): TeamTurn | undefined =>
  state.turns.find(({ request_id }) => request_id === requestId);

export const openTurns = (state: TeamState): TeamTurn[] => state.turns.filter(({ status }) => status === 'open');

/** Its result stands, and those that depend on it may begin. */
export const isDone = ({ status, assessing }: TeamPhase): boolean => status === 'completed' && !assessing;

/** Nothing more comes of it. */
export const isSettled = (phase: TeamPhase): boolean =>
  isDone(phase) || phase.status === 'failed' || phase.status === 'skipped' || phase.status === 'dropped';

/** The plan as it is carried out now: neither what was put in nor what was dropped. */
export const plannedIn = ({ phases }: TeamState): TeamPhase[] =>
  phases.filter(({ inserted, status }) => inserted === undefined && status !== 'dropped');

/** The phases that a phase rests on directly, in the plan's order. */
export const neededBy = (state: TeamState, { depends_on }: Pick<TeamPhase, 'depends_on'>): TeamPhase[] =>
  state.phases.filter(({ phase_id }) => depends_on.includes(phase_id));

/** What a report has to do without, and why. */
export const missingIn = ({ phases }: TeamState): MissingPart[] =>
  phases.flatMap(({ phase_id, title, status, reason = '' }) =>
    status === 'failed' || status === 'skipped' ? [{ phase_id, title, status, reason: reason.slice(0, 4000) }] : [],
  );

/** What was argued in a round of a debate. */
export const argumentsOf = ({ talk }: TeamPhase, round: number): ArgumentMade[] =>
  talk?.arguments.filter((one) => one.round === round) ?? [];

/** The last argument of each who argued, in the debate's order. */
export function lastArguments({ talk }: TeamPhase): ArgumentMade[] {
  const last = new Map(talk?.arguments.map((one) => [one.participant_id, one]));
  return [...last.values()];
}

/** Rounds of a debate: what it says, or the channel's setting (D2). */
export const maxRoundsOf = (state: TeamState, { debate }: TeamPhase): number =>
  debate?.max_rounds ?? teamOf(state).config.debate_rounds;

/** Debates put into the plan so far (D4). */
export const insertedDebates = (state: TeamState): number =>
  state.phases.filter(({ inserted }) => inserted !== undefined).length;

/** The turn as the state keeps it from its request. */
export const turnFrom = ({ request_id, participant_id, work, phase_id, round }: TurnRequested): TeamTurn => ({
  request_id,
  participant_id,
  work: work as TeamWork,
  ...(phase_id !== undefined && { phase_id }),
  round,
  attempt: 1,
  status: 'open',
});

/** What a turn is a try of. No part of it has a dot in it. */
export const pieceOf = ({
  work,
  phase_id,
  round,
  participant_id,
}: Omit<TeamTurn, 'request_id' | 'attempt' | 'status'>) =>
  [work, phase_id, round || undefined, work === 'argue' ? participant_id : undefined]
    .filter((part) => part !== undefined)
    .join('.');

/** What may be tried again once a model answers: it has failed, and was not given up. */
export const suspendedTurns = (state: TeamState): TeamTurn[] => state.turns.filter(({ status }) => status === 'failed');
