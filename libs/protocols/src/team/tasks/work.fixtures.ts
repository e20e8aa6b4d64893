import type {
  Actor,
  ArgumentMade,
  DebateRuling,
  DebateSummary,
  Expert,
  PhaseResult,
  PlannedPhase,
  TeamOpened,
  TurnRequested,
} from '@parley/contracts';
import { call } from '../../shared/command.fixtures.js';
import { promptOf } from '../../shared/work/prompt.js';
import { initialState, turnFrom, type TeamPhase, type TeamState, type TeamWork } from '../state.js';
import { turns } from './index.js';

const AT = '2026-01-01T12:00:00.000Z';

export const expert = (id: string, more: Partial<Expert> = {}): Expert => ({
  participant_id: id,
  name: id.toUpperCase(),
  kind: 'hosted',
  persona: `persona of ${id}`,
  expertise: [`field of ${id}`],
  script: [],
  ...more,
});

const CONFIG: TeamOpened['config'] = {
  automatic_debates: true,
  max_inserted_debates: 3,
  debate_rounds: 2,
  anonymous_peers: false,
  turn_timeout_ms: 60_000,
  max_facilitation_attempts: 2,
  budget_micro_usd: 0,
};

type Opening = Partial<Omit<TeamOpened, 'config'>> & { config?: Partial<TeamOpened['config']> };

/** A team of a lead and three, that has a plan of these phases. */
export function teamOf4(phases: TeamPhase[] = [], { config, ...opening }: Opening = {}): TeamState {
  const opened = {
    ...{ topic: 'Attachments', language: 'en', task: 'THE-TASK', lead: 'lea', rehearsal: true, termination: {} },
    experts: [expert('lea'), expert('ana'), expert('bo'), expert('cy')],
    ...opening,
    config: { ...CONFIG, ...config },
  } as TeamOpened;
  return { ...initialState, phase: 'working', opened, phases };
}

export const result = (more: Partial<PhaseResult> = {}): PhaseResult => ({
  ...{ summary: 'SUMMARY', findings: [], decisions: [], open_points: [], artefacts: [] },
  ...more,
});

export const phase = (phase_id: string, expert_id: string, more: Partial<TeamPhase> = {}): TeamPhase => ({
  phase_id,
  title: `title of ${phase_id}`,
  task: `task of ${phase_id}`,
  expert: expert_id,
  depends_on: [],
  phase_type: 'execution',
  status: 'waiting',
  ...more,
});

/** A phase that has handed over its result. */
export const done = (phase_id: string, by: string, handed: Partial<PhaseResult> = {}, more: Partial<TeamPhase> = {}) =>
  phase(phase_id, by, {
    status: 'completed',
    completed: {
      ...{ phase_id, request_id: `execute.${phase_id}`, participant_id: by, submitted_at: AT },
      result: result({ summary: `summary of ${phase_id}`, ...handed }),
    },
    ...more,
  });

export const USER: Actor = { kind: 'user', id: 'ula' };

/** The user has said this, and it counts. */
export const said = (state: TeamState, ...texts: string[]): TeamState => ({
  ...state,
  applied: texts.map((text, index) => ({ intervention_id: `word-${index}`, actor: USER, text })),
});

/** What somebody argued in a round. */
export const argued = (participant_id: string, round: number, changed = false): ArgumentMade => ({
  ...{ phase_id: 'where', round, participant_id, request_id: `argue.where.${round}.${participant_id}` },
  argument: {
    argument: `argument ${round} of <${participant_id}>`,
    position: `position ${round} of <${participant_id}>`,
    changed,
  },
  submitted_at: AT,
});

interface Talk {
  round?: number;
  arguments?: ArgumentMade[];
  summaries?: DebateSummary[];
  ruling?: DebateRuling;
  /** Whose position the ruling goes against. */
  minority?: string[];
}

/** A debate between ana and bo, as far as it went. */
export function debate(talk: Talk = {}, more: Partial<TeamPhase> = {}): TeamPhase {
  const { round = 1, arguments: given = [], summaries = [], ruling, minority = [] } = talk;
  const participants = ['ana', 'bo'];
  const config: PlannedPhase['debate'] = { topic: 'THE-QUESTION', participants };
  const opened = { phase_id: 'where', topic: 'THE-QUESTION', point: 'THE-POINT', max_rounds: 2, template: false };
  const views = minority.map((participant_id) => ({
    ...{ participant_id, position: `view of ${participant_id}`, argument: 'ARGUMENT', request_ids: ['x'] },
  }));
  return phase('where', '', {
    phase_type: 'debate',
    status: ruling ? 'completed' : 'running',
    debate: config,
    talk: {
      ...{ opened: { ...opened, participants }, round, arguments: given },
      closed: summaries.map((summary, index) => ({
        ...{ phase_id: 'where', round: index + 1, spoke: participants, missed: [], stable: false, summary },
      })),
      ...(ruling && { ruled: { phase_id: 'where', ruling, minority: views, template: false } }),
    },
    ...more,
  });
}

export const ruling = (more: Partial<DebateRuling> = {}): DebateRuling => ({
  rationale: 'THE-RATIONALE',
  follows: [{ participant_id: 'ana', reason: 'it is cheaper' }],
  overrules: [],
  decision: 'adopt',
  conclusion: 'THE-CONCLUSION',
  ...more,
});

/** A piece of work asked of somebody: its prompt, its rehearsal, and what becomes of an answer. */
export function asked(state: TeamState, participant_id: string, work: TeamWork, phase_id?: string, round = 0) {
  const request: TurnRequested = {
    ...{ request_id: 'asked', participant_id, participant_kind: 'hosted', cycle: 1, round, proposal_version: 0 },
    ...{ due_at: AT, work, ...(phase_id !== undefined && { phase_id }) },
  };
  const then: TeamState = { ...state, turns: [...state.turns, turnFrom(request)] };
  const spec = turns[work];
  const task = spec.task(then, { request_id: 'asked', participant_id, kind: work });
  const prompt = promptOf(spec, task);
  return {
    ...prompt,
    text: [prompt.system, ...prompt.shared, prompt.user].join('\n'),
    rehearse: () => spec.rehearse(task),
    accept: (output: unknown) => spec.accept(output, { state: then, task, request, call }),
  };
}
