import type { PlannedPhase, TaskPlanned } from '@parley/contracts';
import type { Stage } from '../render/stage.js';
import { paint } from '../render/style.js';
import { teamWordingOf } from './wording.js';

/** The plan as a list: what, who, after what (D1). */
export function planned({ participant_id, plan }: TaskPlanned, stage: Stage): string {
  const words = teamWordingOf(stage.language);
  return [
    `\n${paint.bold(`── ${words.plan} ──`)} ${paint.dim(stage.name(participant_id))}`,
    `  ${plan.approach}`,
    ...plan.phases.map((phase, index) => phaseLine(phase, index, stage)),
  ].join('\n');
}

function phaseLine(
  { phase_id, title, expert, depends_on, phase_type, debate }: PlannedPhase,
  index: number,
  stage: Stage,
) {
  const words = teamWordingOf(stage.language);
  const debated = debate?.participants.length
    ? words.among(debate.participants.map((id) => stage.name(id)).join(', '))
    : words.leadAlone;
  const who = phase_type === 'debate' ? `⚔ ${words.debate}, ${debated}` : stage.name(expert);
  const after = depends_on.length ? paint.dim(` · ${words.after(depends_on.join(', '))}`) : '';
  return `  ${index + 1}. ${paint.bold(title)} ${paint.dim(`(${phase_id})`)} · ${who}${after}`;
}
