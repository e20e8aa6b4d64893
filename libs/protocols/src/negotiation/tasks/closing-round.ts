import type { SubmitFeedback, TablePlan } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { nowSection } from '../../shared/work/sections.js';
import { checked, type TurnSpec } from '../../shared/work/turn-spec.js';
import type { NegotiationState } from '../state.js';
import { feedbackTask, type FeedbackTask } from './feedback-task.js';
import { changeText, feedbackParts } from './feedback.js';
import { linesOf } from './rehearsal-lines.js';
import { rehearseFeedback } from './rehearsed-feedback.js';

type Answer = Pick<SubmitFeedback, 'feedback_type' | 'reasoning' | 'proposed_changes'> &
  Required<Pick<SubmitFeedback, 'accepts'>>;

/** A participant's answer to all that was proposed on the way, beside the version that stands (N4). */
export const closingRound: TurnSpec<NegotiationState, FeedbackTask> = {
  kind: 'closing',
  version: 1,
  schema: outputSchema('SubmitFeedback', [
    'reasoning',
    { accepts: ['plan', 'rank'] },
    { proposed_changes: ['field', 'reason', 'new_value'] },
    'feedback_type',
  ]),
  tier: 'strong',
  max_output_tokens: 2000,
  task: (state, { participant_id }) => feedbackTask(state, participant_id),
  texts: closingTexts,
  rehearse: rehearseClosing,
  accept(output, { task: { language }, request: { participant_id, request_id, round }, call }) {
    const { accepts, proposed_changes: wanted, ...given } = output as Answer;
    const proposed_changes = given.feedback_type === 'negotiate' ? wanted : [];
    if (given.feedback_type === 'negotiate' && !wanted.length && !accepts.length) return { invalid: NOTHING[language] };
    const answer = { ...given, proposed_changes, ...(accepts.length && { accepts }), call };
    return checked('SubmitFeedback', { participant_id, request_id, round, ...answer }, language);
  },
};

const NOTHING: Record<Language, string> = {
  en: '/accepts and /proposed_changes are empty, and feedback_type is negotiate: say what you could accept, or what has to change',
  zh: '/accepts 与 /proposed_changes 均为空，而 feedback_type 是 negotiate：请写明可以接受什么，或需要修改什么',
};

const WORDS: Record<Language, { closing: string; plans: string }> = {
  en: {
    closing:
      'This is the closing round: nothing is adjusted any more. Beside the version above, all plans that were proposed on the way are on the table; each stands above by how it differs from that version. In accepts name every one that you could accept, also where you would not have proposed it: rank 1 for what you want most, the same number for what is as good. What most can accept stands. feedback_type says what you think of the version itself: accept where you could accept it too, and then it may stand in accepts with its rank; negotiate where not, and then proposed_changes may stay empty.',
    plans: 'Plans on the table',
  },
  zh: {
    closing:
      '这是收尾轮：不再调整。除上面的版本外，过程中提出的所有方案都摆在桌上；上面按与该版本的差异列出。请在 accepts 中写出每一个你可以接受的方案，即使不是你提出的：最想要的 rank 为 1，同样好的用同一个数字。最多人可以接受的方案成立。feedback_type 说的是该版本本身：也可以接受则 accept（此时可在 accepts 中写上它的 rank）；否则 negotiate，此时 proposed_changes 可以留空。',
    plans: '桌上的方案',
  },
};

function closingTexts(task: FeedbackTask) {
  const { language, plans } = task;
  const { system, shared, own } = feedbackParts(task);
  const words = WORDS[language];
  return {
    system,
    shared: [...shared, [`## ${words.plans}`, ...plans.map(planText)].join('\n')],
    user: [...own, nowSection(language, words.closing)].join('\n\n'),
  };
}

/** A plan by nobody's name (N1). */
const planText = ({ plan, changes }: TablePlan): string =>
  [`<plan id="${plan}">`, ...changes.map(changeText), '</plan>'].join('\n');

/** Whoever asked for something to the end could accept every plan that has it, and says no more than that (P6). */
function rehearseClosing(task: FeedbackTask) {
  const { line, plans, wanted, participant, language } = task;
  if (line || !wanted.length) {
    const said = rehearseFeedback(task);
    return said && { ...said, accepts: [] };
  }
  const has = ({ changes }: TablePlan) =>
    wanted.every(({ field, new_value }) =>
      changes.some(
        ({ path, to }) =>
          to === new_value && [`terms.${field}`, `assignments.${participant.participant_id}.${field}`].includes(path),
      ),
    );
  const accepts = plans.filter(has).map(({ plan }) => ({ plan, rank: 1 }));
  return { feedback_type: 'negotiate', reasoning: linesOf(language).asBefore, proposed_changes: wanted, accepts };
}
