import type { FieldError, PlannedPhase, TeamPlan } from '@parley/contracts';
import { expertOf, teamOf, type TeamState } from '../state.js';

/** What a quoted statement is said to stand in where it stands in the task: no phase may be called that. */
const RESERVED = 'task';

const EN = {
  twice: (id: string) => `${id} is there twice`,
  reserved: (id: string) => `${id} is reserved: use another id`,
  unknownExpert: (id: string, known: string) => `there is no expert ${id || '(empty)'}; there are: ${known}`,
  unknownPhase: (id: string) => `there is no phase ${id}`,
  itself: 'a phase cannot depend on itself',
  cycle: (path: string) => `the phases wait for each other: ${path}`,
  noDebate: 'a debate needs a topic and participants',
  notADebate: 'is for a phase_type of debate only',
  alone: 'a debate needs at least two participants, or none where the lead is to conclude alone',
  lead: 'the lead rules on the debate: it does not argue in it',
};

const ZH: typeof EN = {
  twice: (id) => `${id} 出现了两次`,
  reserved: (id) => `${id} 是保留的 id，请换一个`,
  unknownExpert: (id, known) => `没有专家 ${id || '（空）'}；现有：${known}`,
  unknownPhase: (id) => `没有阶段 ${id}`,
  itself: '阶段不能依赖自身',
  cycle: (path) => `阶段之间互相等待：${path}`,
  noDebate: '辩论阶段需要议题和参与者',
  notADebate: '仅用于 phase_type 为 debate 的阶段',
  alone: '辩论至少需要两位参与者；若由负责人单独下结论则留空',
  lead: '负责人负责裁决，不参加辩论',
};

/** What no schema says of a plan (D1, D2): known experts, known dependencies, no cycle, debates that can be held. */
export function planErrors(state: TeamState, { phases }: Pick<TeamPlan, 'phases'>): FieldError[] {
  const words = teamOf(state).language === 'zh' ? ZH : EN;
  const errors = phases.flatMap((phase, index) =>
    [
      ...idErrors(phases, index, words),
      ...workErrors(state, phase, words),
      ...dependencyErrors(phases, phase, words),
    ].map(({ pointer, reason }) => ({ pointer: `/phases/${index}${pointer}`, reason })),
  );
  const cycle = errors.length ? undefined : cycleIn(phases);
  return cycle ? [{ pointer: '/phases', reason: words.cycle(cycle.join(' → ')) }] : errors;
}

function idErrors(phases: readonly PlannedPhase[], index: number, words: typeof EN): FieldError[] {
  const id = phases[index]!.phase_id;
  if (id === RESERVED) return [{ pointer: '/phase_id', reason: words.reserved(id) }];
  const first = phases.findIndex(({ phase_id }) => phase_id === id);
  return first < index ? [{ pointer: '/phase_id', reason: words.twice(id) }] : [];
}

function workErrors(state: TeamState, phase: PlannedPhase, words: typeof EN): FieldError[] {
  const { phase_type = 'execution', expert, debate } = phase;
  if (phase_type === 'debate') return debateErrors(state, phase, words);
  return [
    ...(expertOf(state, expert) ? [] : [{ pointer: '/expert', reason: words.unknownExpert(expert, knownIn(state)) }]),
    ...(debate ? [{ pointer: '/debate', reason: words.notADebate }] : []),
  ];
}

function debateErrors(state: TeamState, { debate }: PlannedPhase, words: typeof EN): FieldError[] {
  if (!debate) return [{ pointer: '/debate', reason: words.noDebate }];
  const { participants } = debate;
  const { lead } = teamOf(state);
  const errors = participants.flatMap((id, index) => {
    const pointer = `/debate/participants/${index}`;
    if (!expertOf(state, id)) return [{ pointer, reason: words.unknownExpert(id, knownIn(state)) }];
    if (id === lead) return [{ pointer, reason: words.lead }];
    return participants.indexOf(id) < index ? [{ pointer, reason: words.twice(id) }] : [];
  });
  return participants.length === 1 ? [...errors, { pointer: '/debate/participants', reason: words.alone }] : errors;
}

const dependencyErrors = (phases: readonly PlannedPhase[], phase: PlannedPhase, words: typeof EN): FieldError[] =>
  phase.depends_on.flatMap((id, index) => {
    const pointer = `/depends_on/${index}`;
    if (id === phase.phase_id) return [{ pointer, reason: words.itself }];
    return phases.some(({ phase_id }) => phase_id === id) ? [] : [{ pointer, reason: words.unknownPhase(id) }];
  });

/** The phases of a cycle in their order, the first again at its end; undefined where there is none. */
function cycleIn(phases: readonly PlannedPhase[]): string[] | undefined {
  const needs = new Map(phases.map(({ phase_id, depends_on }) => [phase_id, depends_on]));
  const clear = new Set<string>();
  const visit = (id: string, path: string[]): string[] | undefined => {
    if (clear.has(id)) return undefined;
    if (path.includes(id)) return [...path.slice(path.indexOf(id)), id];
    for (const next of needs.get(id) ?? []) {
      const cycle = visit(next, [...path, id]);
      if (cycle) return cycle;
    }
    clear.add(id);
    return undefined;
  };
  for (const id of needs.keys()) {
    const cycle = visit(id, []);
    if (cycle) return cycle;
  }
  return undefined;
}

const knownIn = (state: TeamState): string =>
  teamOf(state)
    .experts.map(({ participant_id }) => participant_id)
    .join(', ');
