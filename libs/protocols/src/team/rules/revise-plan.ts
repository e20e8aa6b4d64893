import {
  problem,
  type Command,
  type FieldError,
  type PlanChange,
  type PlannedPhase,
  type Problem,
} from '@parley/contracts';
import { plannedIn, teamOf, type TeamPhase, type TeamState } from '../state.js';
import { wordingOf } from '../../shared/words.js';
import { planErrors } from './plan-errors.js';
import { answer, answeredBy, type Run } from './turns.js';

/** Most phases of a plan, as the contract has it of one that is made at once. */
const MOST = 20;

/** What the lead makes of its plan after the debate on it; the plan that results is carried out (D4). */
export function revisePlan(run: Run, { data }: Extract<Command, { type: 'RevisePlan' }>): Problem | undefined {
  return answer(run, 'revise', data, (turn) => {
    const { participant_id, phase_id = '' } = turn;
    const { revision } = data;
    const errors = revisionErrors(run.state, revision.changes);
    if (errors.length) {
      const located = errors.map(({ pointer, reason }) => ({ pointer: `/revision${pointer}`, reason }));
      return problem('invalid-request', { errors: located });
    }
    const phases = afterDebates(run.state, changed(plansOf(run.state), revision.changes));
    const by = { participant_id, ...answeredBy(turn, data) };
    run.emit('PlanRevised', { phase_id, revision, phases, template: false, ...by });
    return undefined;
  });
}

/** Without a revision the plan stands as it was, and the log says so. */
export function keepPlan(run: Run, phase_id = '', code: string): void {
  const { language, lead: participant_id } = teamOf(run.state);
  const revision = { reason: wordingOf(language).team.notRevised(code), changes: [] };
  const phases = afterDebates(run.state, plansOf(run.state));
  run.emit('PlanRevised', { phase_id, participant_id, revision, phases, template: true });
}

const EN = {
  unknown: (id: string, known: string) => `there is no phase ${id} in the plan; there are: ${known}`,
  known: (id: string) => `${id} is in the plan already: change it, or use another id`,
  twice: (id: string) => `${id} is changed twice`,
  noPhase: 'says what the phase is to be: it is needed where a phase is added or changed',
  otherId: (id: string) => `is to be ${id}, the phase that this change is of`,
  nothingLeft: 'a plan needs a phase that is done',
  tooMany: `a plan has at most ${MOST} phases`,
};

const ZH: typeof EN = {
  unknown: (id, known) => `计划中没有阶段 ${id}；现有：${known}`,
  known: (id) => `${id} 已在计划中：请修改它，或使用另一个 id`,
  twice: (id) => `${id} 被修改了两次`,
  noPhase: '新增或修改阶段时，需要写明该阶段的内容',
  otherId: (id) => `应为 ${id}，即本项修改所针对的阶段`,
  nothingLeft: '计划至少需要一个要完成的阶段',
  tooMany: `计划最多 ${MOST} 个阶段`,
};

/** Why these changes cannot be made, or the plan that they make cannot be carried out. */
export function revisionErrors(state: TeamState, changes: readonly PlanChange[]): FieldError[] {
  const words = teamOf(state).language === 'zh' ? ZH : EN;
  const before = plansOf(state);
  const taken = state.phases.map(({ phase_id }) => phase_id);
  const errors = changes.flatMap((change, index) =>
    changeErrors({ before, taken, earlier: changes.slice(0, index) }, change, words).map(({ pointer, reason }) => ({
      pointer: `/changes/${index}${pointer}`,
      reason,
    })),
  );
  if (errors.length) return errors;
  const after = changed(before, changes).map((phase) => withoutInserted(state, phase));
  if (!after.length) return [{ pointer: '/changes', reason: words.nothingLeft }];
  if (after.length > MOST) return [{ pointer: '/changes', reason: words.tooMany }];
  return planErrors(state, { phases: after }).map(({ pointer, reason }) => {
    const [, , index = '', ...field] = pointer.split('/');
    const of = after[Number(index)]?.phase_id;
    return { pointer: '/changes', reason: index && of ? `${of} ${field.join('/')}: ${reason}` : reason };
  });
}

/** What a change meets: the plan before it, every id that is in use, and the changes before it. */
interface Meets {
  before: readonly PlannedPhase[];
  taken: readonly string[];
  earlier: readonly PlanChange[];
}

function changeErrors(
  { before, taken, earlier }: Meets,
  { change, phase_id, phase }: PlanChange,
  words: typeof EN,
): FieldError[] {
  const ids = before.map((one) => one.phase_id);
  if (earlier.some((one) => one.phase_id === phase_id))
    return [{ pointer: '/phase_id', reason: words.twice(phase_id) }];
  if (change === 'add' && taken.includes(phase_id)) return [{ pointer: '/phase_id', reason: words.known(phase_id) }];
  if (change !== 'add' && !ids.includes(phase_id)) {
    return [{ pointer: '/phase_id', reason: words.unknown(phase_id, ids.join(', ')) }];
  }
  if (change === 'drop') return [];
  if (!phase) return [{ pointer: '/phase', reason: words.noPhase }];
  return phase.phase_id === phase_id ? [] : [{ pointer: '/phase/phase_id', reason: words.otherId(phase_id) }];
}

/** The plan with these changes, in the order in which it stood, what is new at its end. */
function changed(before: readonly PlannedPhase[], changes: readonly PlanChange[]): PlannedPhase[] {
  const changeOf = (id: string) => changes.find(({ phase_id }) => phase_id === id);
  const kept = before.flatMap((phase) => {
    const { change, phase: instead } = changeOf(phase.phase_id) ?? {};
    return change === 'drop' ? [] : [instead ?? phase];
  });
  return [...kept, ...changes.flatMap(({ change, phase }) => (change === 'add' && phase ? [phase] : []))];
}

/** The plan as the lead would write it: debates that were put in are not its own. */
export const plansOf = (state: TeamState): PlannedPhase[] =>
  plannedIn(state).map((phase) => withoutInserted(state, asPlanned(phase)));

const withoutInserted = ({ phases }: TeamState, { depends_on, ...phase }: PlannedPhase): PlannedPhase => ({
  ...phase,
  depends_on: depends_on.filter((id) => !phases.some(({ phase_id, inserted }) => phase_id === id && inserted)),
});

const asPlanned = ({ phase_id, title, task, expert, depends_on, phase_type, debate }: TeamPhase): PlannedPhase => ({
  phase_id,
  title,
  task,
  expert,
  depends_on,
  phase_type,
  ...(debate && { debate }),
});

/** Nothing has begun: all of it waits for the debates that were put in before, and sees what they conclude. */
function afterDebates({ phases }: TeamState, planned: readonly PlannedPhase[]): PlannedPhase[] {
  const inserted = phases.flatMap((phase) => (phase.inserted ? [phase.phase_id] : []));
  return planned.map((phase) => ({ ...phase, depends_on: [...new Set([...phase.depends_on, ...inserted])] }));
}
