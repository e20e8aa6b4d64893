import type { Candidate, ProposalDraft } from '@parley/contracts';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { notUnderstood } from '../../shared/work/not-understood.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { draftErrors } from '../rules/facilitation-errors.js';
import { startRound } from '../rules/rounds.js';
import { candidateOf, type NegotiationState } from '../state.js';
import { facilitatorTask, facilitatorTexts, participantsText, type FacilitatorTask } from './facilitator.js';
import { giveUp } from '../rules/conclude.js';
import { linesOf } from './rehearsal-lines.js';

interface DraftTask extends FacilitatorTask {
  selected: Candidate[];
}

const INSTRUCTION = {
  en: `Draft the first version of a plan that meets the demand with the participants listed.
- terms: every value that somebody might want to talk about (date, duration, money, place), each under a snake_case name, with its unit
  apart. Where the demand leaves a value open, choose a sound one: a proposal that says "to be decided" gives nobody anything to answer.
- assignments: exactly one for each participant listed, fitted to what they can do: role, task (what is done by when), notes, and core,
  which is true only where the plan fails without it.`,
  zh: `用列出的参与者起草满足需求的第一版方案。
- terms：每一个可能有人想谈的数值（日期、时长、金额、地点），各用 snake_case 名称，单位另写。需求未规定的数值，请选一个合理的：
  写“待定”会让人无从答复。
- assignments：给列出的每位参与者恰好一个分配，与其能力相称：role、task（在何时之前完成什么）、notes，以及 core；
  只有缺少它方案便无法成立时 core 才为 true。`,
};

/** The first proposal (N1). */
export const draft: FacilitationSpec<NegotiationState, 'CompleteDraft', DraftTask> = {
  kind: 'draft',
  version: 3,
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
  texts: (task) => facilitatorTexts(task, INSTRUCTION, [participantsText(task)]),
  rehearse: (task) => ({ proposal: rehearsedDraft(task) }),
  errors: (state, { proposal }) => draftErrors(state, proposal),
  proceed(run, { proposal }) {
    run.emit('ProposalDrafted', { proposal: { version: 1, ...proposal } });
    startRound(run, 1, 1);
  },
  giveUp,
};

/** The scripted draft with its seats filled, else one seat for each of those selected, and nothing claimed of it (P6). */
function rehearsedDraft({ selected, demand, script, language }: DraftTask): ProposalDraft {
  const lines = linesOf(language);
  const seats = selected.map(
    (candidate, index) =>
      script?.draft?.assignments.find((seat) => seat.participant_id === candidate.participant_id) ?? {
        participant_id: candidate.participant_id,
        role: lines.contributor,
        task: lines.noTask,
        notes: '',
        core: index === 0,
      },
  );
  if (script?.draft) return { ...script.draft, assignments: seats };
  return { title: firstLine(demand.text), summary: notUnderstood(language), terms: [], assignments: seats };
}

const firstLine = (text: string): string => (text.trim().split('\n')[0] ?? text).slice(0, 120);
