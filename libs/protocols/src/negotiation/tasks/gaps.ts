import type { Proposal } from '@parley/contracts';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { notUnderstood } from '../../shared/work/not-understood.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { closingOf } from '../rules/closing.js';
import { endedText } from '../rules/ended-text.js';
import { closeFromTemplate, finish } from '../rules/conclude.js';
import { proposalOf, type AnsweredRequest, type NegotiationState } from '../state.js';
import {
  askedOnTheWay,
  facilitatorTask,
  facilitatorTexts,
  readableProposal,
  type FacilitatorTask,
} from './facilitator.js';

interface GapsTask extends FacilitatorTask {
  proposal: Proposal;
  /** Whoever accepted which version, in a sentence. */
  ended: string;
  /** What was asked for on the way, and what became of it. */
  answered: AnsweredRequest[];
}

const INSTRUCTION = {
  en: `Everybody has accepted the plan. First name what the demand still lacks that the plan does not cover: only what follows from the demand and
its constraints, not what would be nice besides; an empty list is a good answer. Where something that matters is missing, suggest the
demand of a follow-up negotiation, in the user's words, else leave it empty. Then write the closing summary, for the participants: first
what was agreed on, in a sentence that can be read alone. At most 200 words.`,
  zh: `全员已接受方案。先指出方案尚未覆盖的需求：只列由需求及其约束得出的，不列锦上添花的；没有则留空即可。若缺少重要内容，
用用户的口吻写出后续协商的需求，否则留空。然后为参与者撰写闭幕总结：先用一句可以单独阅读的话写明达成了什么。不超过 400 字。`,
};

/** What the demand still lacks (N7). */
export const gaps: FacilitationSpec<NegotiationState, 'CompleteGaps', GapsTask> = {
  kind: 'gaps',
  version: 5,
  command: 'CompleteGaps',
  phase: 'identifying-gaps',
  schema: outputSchema('CompleteGaps', ['gaps', { follow_up: ['demand', 'suggested'] }, 'summary']),
  tier: 'strong',
  ending: true,
  max_output_tokens: 2000,
  task(state) {
    const task = facilitatorTask(state);
    const closing = closingOf(state);
    return {
      ...task,
      proposal: proposalOf(state),
      ended: endedText(closing, task.language, closing.proposal?.title),
      answered: Object.values(state.answered).flat(),
    };
  },
  texts: (task) => facilitatorTexts(task, INSTRUCTION, [readableProposal(task.proposal), ...askedOnTheWay(task)]),
  rehearse({ script, ended, language }) {
    const found = script?.gaps ?? [];
    const follow_up = { suggested: Boolean(script?.follow_up), demand: script?.follow_up ?? '' };
    return { gaps: found, follow_up, summary: script ? ended : notUnderstood(language) };
  },
  proceed(run, { gaps: found, follow_up, summary }) {
    run.emit('GapsIdentified', { gaps: found, follow_up, ...(summary !== undefined && { summary }) });
    finish(run);
  },
  giveUp: (run) => closeFromTemplate(run, 'gaps_unknown'),
};
