import type {
  Command,
  CommandTypes,
  DebateRuling,
  DivergenceAssessment,
  EventTypes,
  Expert,
  ParleyEvent,
  PhaseResult,
  PlanChange,
  PlannedPhase,
  TeamConfig,
  TeamPlan,
} from '@parley/contracts';
import { layered } from '@parley/termination';
import { command, TIME } from '../shared/command.fixtures.js';
import { startRun } from '../shared/decider.js';
import { deciderOf } from '../shared/frame.js';
import { addMilliseconds } from '../shared/timers.js';
import { DEFAULT_POLICY } from './rules/open.js';
import type { TeamState } from './state.js';
import { team } from './team.js';

export { call, command, TIME } from '../shared/command.fixtures.js';

export const expert = (participant_id: string, more: Partial<Expert> = {}): Expert => ({
  participant_id,
  name: participant_id.toUpperCase(),
  kind: 'hosted',
  persona: `You are ${participant_id}.`,
  expertise: [],
  script: [],
  ...more,
});

const CONFIG: TeamConfig = {
  automatic_debates: false,
  max_inserted_debates: 3,
  debate_rounds: 2,
  anonymous_peers: false,
  turn_timeout_ms: 30_000,
  max_facilitation_attempts: 2,
  budget_micro_usd: 0,
};

interface Opening extends Partial<CommandTypes['OpenTeam']> {
  settings?: Partial<TeamConfig>;
}

/** A team of lea, who leads, and ana, bo and cy, unless told otherwise. */
export const teamOf4 = ({ settings = {}, ...more }: Opening = {}) =>
  command('OpenTeam', {
    topic: 'A login',
    language: 'en',
    task: 'Design a login for the library app. Nobody may need a second device.',
    lead: 'lea',
    experts: [expert('lea'), expert('ana'), expert('bo'), expert('cy')],
    config: { ...CONFIG, ...settings },
    termination: layered(DEFAULT_POLICY),
    rehearsal: false,
    ...more,
  });

export const phase = (phase_id: string, by: string, depends_on: string[] = [], more: Partial<PlannedPhase> = {}) => ({
  phase_id,
  title: phase_id.toUpperCase(),
  task: `Do ${phase_id}.`,
  expert: by,
  depends_on,
  ...more,
});

export const debate = (
  phase_id: string,
  participants: string[],
  depends_on: string[] = [],
  more = {},
): PlannedPhase => ({
  ...phase(phase_id, '', depends_on),
  phase_type: 'debate',
  debate: { topic: `Which ${phase_id}?`, participants, ...more },
});

export const plan = (phases: PlannedPhase[], review: Partial<TeamPlan['review']> = {}): TeamPlan => ({
  approach: 'In parts.',
  phases,
  review: { reason: '', topic: '', participants: [], wanted: false, ...review },
});

export const plans = (...phases: PlannedPhase[]) => command('PlanTask', { participant_id: 'lea', plan: plan(phases) });

/** What the lead makes of its plan after the debate on it. */
export const revises = (...changes: PlanChange[]) =>
  command('RevisePlan', { participant_id: 'lea', revision: { reason: 'As concluded.', changes } });

export const result = (summary: string, more: Partial<PhaseResult> = {}): PhaseResult => ({
  summary,
  findings: [],
  decisions: [],
  open_points: [],
  artefacts: [],
  ...more,
});

export const hands = (participant_id: string, summary = `${participant_id} is done.`, request_id?: string) =>
  command('CompletePhase', { participant_id, result: result(summary), ...(request_id && { request_id }) });

export const assesses = (more: Partial<DivergenceAssessment> = {}, request_id?: string) =>
  command('AssessDivergence', {
    participant_id: 'lea',
    assessment: { reason: 'Compared.', statements: [], criterion: 'none', topic: '', participants: [], ...more },
    ...(request_id && { request_id }),
  });

export const opens = (disagreement = true) =>
  command('OpenDebate', { participant_id: 'lea', opening: { point: 'Ana says one, Bo says two.', disagreement } });

export const argues = (participant_id: string, position: string, changed = false) =>
  command('Argue', { participant_id, argument: { argument: `Because of ${position}.`, position, changed } });

export const sums = (...open_points: string[]) =>
  command('SumUpDebate', { participant_id: 'lea', summary: { summary: 'Both were heard.', open_points } });

export const rules = (more: Partial<DebateRuling> = {}) =>
  command('RuleDebate', {
    participant_id: 'lea',
    ruling: {
      rationale: 'One weighs more.',
      follows: [{ participant_id: 'ana', reason: 'It is simpler.' }],
      overrules: [],
      decision: 'adopt',
      conclusion: 'One it is.',
      ...more,
    },
  });

export const reports = (answer = 'Here it is.') =>
  command('ReportTeam', { participant_id: 'lea', report: { answer, decisions: [], open_points: [] } });

export const fails = (request_id: string, code = 'refusal') =>
  command('FailTurn', { request_id, code, message: 'no answer' });

export const says = (text: string) => command('Intervene', { text });

export const fire = (timer_id: string, time = TIME) => command('FireTimer', { timer_id }, time);

/** Long after: past any deadline. */
export const LATER = addMilliseconds(TIME, 86_400_000);

const decider = deciderOf(team);

export interface Played {
  state: TeamState;
  events: ParleyEvent[];
  /** The events of the last command. */
  last: ParleyEvent[];
  /** Why the last command was refused. */
  refused?: unknown;
}

/** Plays commands, refused ones too. */
export const play = (...commands: Command[]): Played =>
  commands.reduce(playOn, { state: decider.initialState, events: [], last: [] });

/** Plays one more; the monitor, asked, has nothing against going on. */
export function playOn(before: Played, one: Command): Played {
  let played = step(before, one);
  while (!played.refused && played.state.check) {
    const { last } = played;
    const after = step(played, goesOn(played.state.check.check_id));
    played = { ...after, last: [...last, ...after.last] };
  }
  return played;
}

function step({ state, events }: Played, one: Command): Played {
  const decision = decider.decide(state, one);
  if (!decision.ok) return { state, events, last: [], refused: decision.problem };
  const run = startRun(state, decider.evolve, one.time);
  for (const { type, data } of decision.events) run.emit(type, data as never);
  return { state: run.state, events: [...events, ...decision.events], last: decision.events };
}

const goesOn = (check_id: string) =>
  command('SignalTermination', { verdict: 'continue', condition: '', measured: 0, limit: 0, check_id } as never);

export const typesOf = (events: readonly ParleyEvent[]) => events.map(({ type }) => type);

/** The data of all events of a type. */
export const all = <T extends ParleyEvent['type']>(events: readonly ParleyEvent[], type: T): EventTypes[T][] =>
  events.flatMap((event) => (event.type === type ? [event.data as EventTypes[T]] : []));

/** Whoever is asked for what by these events. */
export const askedIn = (events: readonly ParleyEvent[]) =>
  all(events, 'TurnRequested').map(({ request_id }) => request_id);
