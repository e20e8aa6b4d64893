import type { DebateDecided, Expert, MissingPart, PhaseResult, TeamConfig, TeamReport } from '@parley/contracts';
import { promptOf } from '../shared/work/prompt.js';
import { frameView, type ProtocolView, type TurnView } from '../shared/view.js';
import {
  expertOf,
  missingIn,
  nameOf,
  openTurns,
  phaseOf,
  teamOf,
  turnOf,
  type TeamPhase,
  type TeamState,
  type TeamTurn,
} from './state.js';
import { turns } from './tasks/index.js';

/** What a team's view has besides what every view has. */
export interface TeamView extends ProtocolView {
  task: string;
  lead: string;
  /** Without their rehearsal scripts, which are in the log. */
  experts: Omit<Expert, 'script'>[];
  config: TeamConfig;
  /** How the lead reads the task; absent until it has planned. */
  approach?: string;
  phases: PhaseView[];
  /** Every decision to debate or not, and why (D4). */
  decisions: DebateDecided[];
  /** It finishes with what there is. */
  stopping?: string;
  report?: TeamReport;
  /** Phases without a result. */
  missing?: MissingPart[];
}

/** A phase as it stands; the texts that it handed over are in the workspace. */
type PhaseView = Omit<TeamPhase, 'completed' | 'assessing'> & {
  result?: Omit<PhaseResult, 'artefacts'> & { artefacts: string[] };
  by?: string;
};

export function view(state: TeamState): TeamView {
  const { task, lead, experts, config } = teamOf(state);
  const { planned, phases, decisions, stop, report } = state;
  return {
    ...frameView(state),
    max_rounds: phases.filter(({ status }) => status !== 'dropped').length,
    task,
    lead,
    experts: experts.map(({ script: _script, ...expert }) => expert),
    config,
    ...(planned && { approach: planned.plan.approach }),
    phases: phases.map(phaseView),
    decisions,
    ...(stop && { stopping: stop.reason }),
    ...(report && { report: report.report, missing: report.missing }),
    turns: openTurns(state).map((turn): TurnView => {
      const { participant_id, request_id } = turn;
      const kind = expertOf(state, participant_id)?.kind ?? 'external';
      return { participant_id, name: nameOf(state, participant_id), kind, request_id, status: 'open' };
    }),
  };
}

function phaseView({ completed, assessing: _assessing, ...phase }: TeamPhase): PhaseView {
  if (!completed) return phase;
  const { artefacts, ...result } = completed.result;
  return {
    ...phase,
    by: completed.participant_id,
    result: { ...result, artefacts: artefacts.map(({ name }) => name) },
  };
}

/** What a person who is asked needs to know: which work, on which phase, and all that a model in that seat is told. */
export function inboxItem(state: TeamState, { request_id }: { request_id: string }) {
  const { task, lead } = teamOf(state);
  const turn = turnOf(state, request_id);
  const phase = turn?.phase_id === undefined ? undefined : phaseOf(state, turn.phase_id);
  return {
    work: turn?.work,
    task,
    lead,
    ...(phase && { phase_id: phase.phase_id, title: phase.title, phase_task: phase.task }),
    ...(turn?.round && { debate_round: turn.round }),
    ...(turn && { told: toldTo(state, turn) }),
  };
}

/** The task, the results that it builds on, the debate so far: people decide from what models decide from (D3). */
function toldTo(state: TeamState, { request_id, participant_id, work }: TeamTurn): string {
  const spec = turns[work];
  const { shared, user } = promptOf(spec, spec.task(state, { request_id, participant_id, kind: work }));
  return [...shared, user].join('\n\n');
}

/** What it came to (D1): the report, what is missing, and who does not share which ruling. */
export function outcome(state: TeamState) {
  const { report, phases, closed } = state;
  if (!report && !closed) return undefined;
  const rulings = phases.flatMap(({ phase_id, talk }) =>
    talk?.ruled
      ? [{ phase_id, ...talk.ruled.ruling, minority: talk.ruled.minority, template: talk.ruled.template }]
      : [],
  );
  return {
    ...(closed && { status: closed.status, reason: closed.reason }),
    summary: report?.report.answer ?? '',
    decisions: report?.report.decisions ?? [],
    open_points: report?.report.open_points ?? [],
    missing: report?.missing ?? missingIn(state),
    template: report?.template ?? true,
    rulings,
    ...(closed && { closed }),
  };
}
