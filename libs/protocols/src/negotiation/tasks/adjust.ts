import type { CompleteAdjustment } from '@parley/contracts';
import type { Run } from '../../shared/decider.js';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import { conclude } from '../rules/conclude.js';
import { adjustmentErrors } from '../rules/facilitation-errors.js';
import { proposalDiff } from '../rules/proposal-diff.js';
import { startRound } from '../rules/rounds.js';
import { candidateOf, nameOf, openedOf, proposalOf, type NegotiationState } from '../state.js';
import type { AdjustTask } from './adjust-task.js';
import { facilitatorTask, facilitatorTexts } from './facilitator.js';
import { giveUp } from './give-up.js';
import { proposalText } from './proposal-text.js';
import { rehearseAdjustment } from './rehearse-adjustment.js';

const PRINCIPLES = {
  en: `Principles, in this order: 1. The core interest of the demand comes first; no change may harm it.
2. The result should be acceptable to everyone. 3. Be efficient: judge whether it is worth going on.
Ask of each request: is it reasonable, can it be met, whom does it affect? Answer every request once, by its id:
in changes_made where the new proposal shows it, else in changes_rejected with the reason.
Keep each seat's "core" as it is, keep every seat, and change nothing that nobody asked for.`,
  zh: `原则（按此顺序）：1. 用户利益优先：不能损害需求方的核心利益。2. 参与者都能接受。3. 高效：判断是否还需要继续协商。
逐条思考：要求是否合理？能否满足？会影响谁？每条请求按其编号回答一次：已在新方案中体现的写入 changes_made，否则写入 changes_rejected 并说明原因。
每个席位及其 core 标记保持不变，不要改动无人提出的内容。`,
};

const INSTRUCTION = {
  adjust: {
    en: `Adjust the proposal to the feedback.\n${PRINCIPLES.en}\nshould_continue is false only where another round after the next could not bring people closer.`,
    zh: `请根据反馈调整方案。\n${PRINCIPLES.zh}\n仅当下一轮之后再谈也无益时，should_continue 为 false。`,
  },
  compromise: {
    en: `The rounds are over and there is no majority. Write the compromise that the most could live with.\n${PRINCIPLES.en}\nshould_continue is false.`,
    zh: `轮次已用尽且未获多数接受。请写出多数人可以接受的妥协方案。\n${PRINCIPLES.zh}\nshould_continue 为 false。`,
  },
};

type Spec = FacilitationSpec<NegotiationState, 'CompleteAdjustment', AdjustTask>;

const shared: Omit<Spec, 'kind' | 'phase' | 'task' | 'proceed' | 'giveUp'> = {
  version: 1,
  command: 'CompleteAdjustment',
  schema: outputSchema('CompleteAdjustment', ['proposal', 'changes_made', 'changes_rejected', 'should_continue']),
  tier: 'strong',
  max_output_tokens: 5000,
  texts: (task) => facilitatorTexts(task, INSTRUCTION[task.kind], partsOf(task)),
  rehearse: rehearseAdjustment,
  errors: adjustmentErrors,
};

/** The next version (N3, N8). */
export const adjust: Spec = {
  ...shared,
  kind: 'adjust',
  phase: 'adjusting',
  needed: true,
  task: (state) => taskOf('adjust', state),
  proceed(run, data) {
    const replaced = run.state.incoming.length > 0;
    emitAdjusted(run, data, replaced ? 'replacement' : 'adjustment');
    const { cycle, round } = run.state;
    startRound(run, replaced ? cycle + 1 : cycle, replaced ? 1 : round + 1);
  },
  giveUp,
};

/** The compromise after the last round (N4): nobody is asked about it any more. */
export const compromise: Spec = {
  ...shared,
  kind: 'compromise',
  phase: 'compromising',
  task: (state) => taskOf('compromise', state),
  proceed(run, data) {
    const rejected = new Set(data.changes_rejected.map((change) => change.request));
    const open = run.state.requests.filter((request) => rejected.has(request.request));
    emitAdjusted(run, data, 'compromise');
    conclude(run, 'negotiation_timeout', 'no_majority', undefined, open);
  },
  giveUp(run, code) {
    if (run.state.outOfFunds) giveUp(run, code);
    else conclude(run, 'negotiation_timeout', 'no_compromise');
  },
};

function emitAdjusted(
  run: Run<NegotiationState>,
  { proposal: draft, changes_made, changes_rejected, should_continue }: CompleteAdjustment,
  cause: 'adjustment' | 'replacement' | 'compromise',
): void {
  const before = proposalOf(run.state);
  const proposal = { ...draft, version: before.version + 1 };
  const diff = proposalDiff(before, proposal);
  run.emit('ProposalAdjusted', { proposal, cause, changes_made, changes_rejected, should_continue, diff });
}

function taskOf(kind: AdjustTask['kind'], state: NegotiationState): AdjustTask {
  return {
    kind,
    ...facilitatorTask(state),
    proposal: proposalOf(state),
    round: state.round,
    max_rounds: openedOf(state).config.max_rounds,
    requests: state.requests,
    feedback: state.lastFeedback.map(({ participant_id, feedback_type, reasoning }) => ({
      participant_id,
      name: nameOf(state, participant_id),
      feedback_type,
      reasoning,
    })),
    replacements: state.incoming.flatMap(({ withdrawn_id, replacement_id, role }) => {
      const replacement = candidateOf(state, replacement_id);
      return replacement ? [{ withdrawn_id, replacement, role }] : [];
    }),
  };
}

const partsOf = (task: AdjustTask): string[] => [
  proposalText(task.proposal),
  `<round>${task.round} / ${task.max_rounds}</round>`,
  ...task.feedback.map(({ participant_id, feedback_type, reasoning }) =>
    quoted('feedback', reasoning, { participant_id, feedback_type }),
  ),
  ...task.requests.map(({ request, participant_id, change: { field, new_value, reason } }) =>
    quoted('request', reason, { id: request, participant_id, field, new_value }),
  ),
  ...task.replacements.map(({ withdrawn_id, replacement: { participant_id, persona }, role }) =>
    quoted('replacement', persona, { for: withdrawn_id, participant_id, role }),
  ),
];
