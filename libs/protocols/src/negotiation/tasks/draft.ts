import type { Candidate, ProposalDraft } from '@parley/contracts';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { draftErrors } from '../rules/facilitation-errors.js';
import { startRound } from '../rules/rounds.js';
import { candidateOf, type NegotiationState } from '../state.js';
import { candidateText, facilitatorTask, facilitatorTexts, type FacilitatorTask } from './facilitator.js';
import { giveUp } from './give-up.js';
import { linesOf } from './rehearsal-lines.js';

interface DraftTask extends FacilitatorTask {
  selected: Candidate[];
}

const INSTRUCTION = {
  en: 'Draft a proposal that meets the demand. Put each negotiable value (date, duration, money, …) into terms with a snake_case field name. Give each participant listed exactly one assignment: role, task, notes, and whether the plan fails without it (core).',
  zh: '起草满足需求的方案。把每个可协商的数值（日期、时长、金额等）写成 terms，字段名用 snake_case。给列出的每位参与者恰好一个分配：角色、任务、备注，以及缺少它方案是否无法成立（core）。',
};

/** The first proposal (N1). */
export const draft: FacilitationSpec<NegotiationState, 'CompleteDraft', DraftTask> = {
  kind: 'draft',
  version: 1,
  command: 'CompleteDraft',
  phase: 'drafting',
  needed: true,
  schema: outputSchema('CompleteDraft', ['proposal']),
  tier: 'strong',
  max_output_tokens: 4000,
  task: (state) => ({
    ...facilitatorTask(state),
    selected: state.selected.flatMap((id) => candidateOf(state, id) ?? []),
  }),
  texts: (task) => facilitatorTexts(task, INSTRUCTION, task.selected.map(candidateText)),
  rehearse: (task) => ({ proposal: rehearsedDraft(task) }),
  errors: (state, { proposal }) => draftErrors(state, proposal),
  proceed(run, { proposal }) {
    run.emit('ProposalDrafted', { proposal: { version: 1, ...proposal } });
    startRound(run, 1, 1);
  },
  giveUp,
};

/** The scripted draft with its seats filled, else a plain plan with one seat for each of those selected. */
function rehearsedDraft({ selected, demand, script, language }: DraftTask): ProposalDraft {
  const lines = linesOf(language);
  const seats = selected.map(
    (candidate, index) =>
      script?.draft?.assignments.find((seat) => seat.participant_id === candidate.participant_id) ?? {
        participant_id: candidate.participant_id,
        role: candidate.skills[0] ?? lines.contributor,
        task: lines.task(candidate.skills.join(', ')),
        notes: '',
        core: index === 0,
      },
  );
  if (script?.draft) return { ...script.draft, assignments: seats };
  return { title: firstLine(demand.text), summary: lines.summary, terms: [], assignments: seats };
}

const firstLine = (text: string): string => (text.trim().split('\n')[0] ?? text).slice(0, 120);
