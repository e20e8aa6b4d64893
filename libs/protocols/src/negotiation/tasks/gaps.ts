import type { Proposal } from '@parley/contracts';
import { ADMIN } from '../../shared/service-actors.js';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { close } from '../rules/conclude.js';
import { proposalOf, type NegotiationState } from '../state.js';
import { facilitatorTask, facilitatorTexts, type FacilitatorTask } from './facilitator.js';
import { proposalText } from './proposal-text.js';

interface GapsTask extends FacilitatorTask {
  proposal: Proposal;
}

const INSTRUCTION = {
  en: 'Everyone has accepted. Name what the demand still lacks that this plan does not cover; an empty list is a good answer. Where something is missing, suggest the demand of a follow-up negotiation, else leave it empty.',
  zh: '全员已接受。指出方案仍未覆盖的需求缺口；没有则列表为空。如有缺口，给出后续协商的需求描述，否则留空。',
};

/** What the demand still lacks (N7). */
export const gaps: FacilitationSpec<NegotiationState, 'CompleteGaps', GapsTask> = {
  kind: 'gaps',
  version: 1,
  command: 'CompleteGaps',
  phase: 'identifying-gaps',
  schema: outputSchema('CompleteGaps', ['gaps', 'follow_up']),
  tier: 'strong',
  ending: true,
  max_output_tokens: 2000,
  task: (state) => ({ ...facilitatorTask(state), proposal: proposalOf(state) }),
  texts: (task) => facilitatorTexts(task, INSTRUCTION, [proposalText(task.proposal)]),
  rehearse({ script }) {
    const found = script?.gaps ?? [];
    return { gaps: found, follow_up: { suggested: Boolean(script?.follow_up), demand: script?.follow_up ?? '' } };
  },
  proceed(run, { gaps: found, follow_up }) {
    run.emit('GapsIdentified', { gaps: found, follow_up });
    close(run, 'success', 'all_accepted', ADMIN);
  },
  giveUp: (run) => close(run, 'success', 'gaps_unknown', ADMIN),
};
