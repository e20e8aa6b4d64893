import type { Proposal } from '@parley/contracts';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { notUnderstood } from '../../shared/work/not-understood.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { closeFromTemplate, finish } from '../rules/conclude.js';
import { proposalOf, type AnsweredRequest, type NegotiationState } from '../state.js';
import { askedOnTheWay } from './adjust-text.js';
import { facilitatorTask, facilitatorTexts, type FacilitatorTask } from './facilitator.js';
import { proposalText } from './proposal-text.js';
import { linesOf } from './rehearsal-lines.js';

interface GapsTask extends FacilitatorTask {
  proposal: Proposal;
  /** What was asked for on the way, and what became of it. */
  answered: AnsweredRequest[];
}

const INSTRUCTION = {
  en: `Everybody has accepted the plan. First name what the demand still lacks that the plan does not cover: only what follows from the demand and
its constraints, not what would be nice besides; an empty list is a good answer. Where something that matters is missing, suggest the
demand of a follow-up negotiation, in the user's words, else leave it empty. Then write the closing summary, for the participants.`,
  zh: `全员已接受方案。先指出方案尚未覆盖的需求：只列由需求及其约束得出的，不列锦上添花的；没有则留空即可。若缺少重要内容，
用用户的口吻写出后续协商的需求，否则留空。然后为参与者撰写闭幕总结。`,
};

/** What the demand still lacks (N7). */
export const gaps: FacilitationSpec<NegotiationState, 'CompleteGaps', GapsTask> = {
  kind: 'gaps',
  version: 3,
  command: 'CompleteGaps',
  phase: 'identifying-gaps',
  schema: outputSchema('CompleteGaps', ['gaps', { follow_up: ['demand', 'suggested'] }, 'summary']),
  tier: 'strong',
  ending: true,
  max_output_tokens: 2000,
  task: (state) => ({
    ...facilitatorTask(state),
    proposal: proposalOf(state),
    answered: Object.values(state.answered).flat(),
  }),
  texts: (task) => facilitatorTexts(task, INSTRUCTION, [proposalText(task.proposal), ...askedOnTheWay(task)]),
  rehearse({ script, proposal, language }) {
    const found = script?.gaps ?? [];
    const follow_up = { suggested: Boolean(script?.follow_up), demand: script?.follow_up ?? '' };
    return { gaps: found, follow_up, summary: script ? linesOf(language).accepted(proposal) : notUnderstood(language) };
  },
  proceed(run, { gaps: found, follow_up, summary }) {
    run.emit('GapsIdentified', { gaps: found, follow_up, ...(summary !== undefined && { summary }) });
    finish(run);
  },
  giveUp: (run) => closeFromTemplate(run, 'gaps_unknown'),
};
