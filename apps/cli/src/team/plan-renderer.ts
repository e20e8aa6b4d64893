import type { PlannedPhase, PlanRevised, TaskPlanned } from '@parley/contracts';
import type { Stage } from '../render/stage.js';
import { paint } from '../render/style.js';
import { wordsOf } from '../words.js';

/** The plan as a list: what, who, after what (D1). */
export function planned({ participant_id, plan }: TaskPlanned, stage: Stage): string {
  const words = wordsOf(stage.language).team;
  return [
    `\n${paint.bold(`── ${words.plan} ──`)} ${paint.dim(stage.speaker(participant_id))}`,
    `  ${plan.approach}`,
    ...plan.phases.map((phase, index) => phaseLine(phase, index, stage)),
  ].join('\n');
}

const SIGN = { add: '+', drop: '−', change: '~' } as const;

/** What the debate on the plan changed in it, a reason each, and the plan that is carried out (D4). */
export function revised({ participant_id, revision, phases, template }: PlanRevised, stage: Stage): string {
  const words = wordsOf(stage.language).team;
  const changes = revision.changes.map(({ change, phase_id, reason }) =>
    paint.warn(`  ${SIGN[change]} ${phase_id} ${words.changes[change]} · ${reason}`),
  );
  return [
    `\n${paint.bold(`── ${words.revised} ──`)} ${paint.dim(template ? words.template : stage.name(participant_id))}`,
    `  ${revision.reason}`,
    ...(changes.length
      ? [...changes, ...phases.map((phase, index) => phaseLine(phase, index, stage))]
      : [`  ${words.unchanged}`]),
  ].join('\n');
}

function phaseLine(
  { phase_id, title, expert, depends_on, phase_type, debate }: PlannedPhase,
  index: number,
  stage: Stage,
) {
  const words = wordsOf(stage.language).team;
  const debated = debate?.participants.length
    ? words.among(debate.participants.map((id) => stage.name(id)).join(stage.comma))
    : words.leadAlone;
  const who = phase_type === 'debate' ? `⚔ ${words.debate}, ${debated}` : stage.name(expert);
  const after = depends_on.length ? paint.dim(` · ${words.after(depends_on.join(stage.comma))}`) : '';
  return `  ${index + 1}. ${paint.bold(title)} ${paint.dim(`(${phase_id})`)} · ${who}${after}`;
}
