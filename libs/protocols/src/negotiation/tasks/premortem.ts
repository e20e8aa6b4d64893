import type { Language } from '../../shared/channel-state.js';
import { nowSection } from '../../shared/work/sections.js';
import type { TurnSpec } from '../../shared/work/turn-spec.js';
import type { NegotiationState } from '../state.js';
import { feedback, feedbackParts } from './feedback.js';
import type { FeedbackTask } from './feedback-task.js';

const NOW: Record<Language, string[]> = {
  en: [
    'Everybody accepted this version at once, so you alone are asked now, before that counts.',
    'Suppose that the plan was carried out and has turned out to be wrong. Say in the reasoning what most likely went wrong, and which sign of it is there today: something that was taken for granted, that nobody asked, or that only you could know. Name the one thing to check first. Do this whether or not you still accept.',
    'Then answer as it follows from that: accept where you still would; negotiate with the change that would have prevented it, and then the plan is adjusted and everybody is asked again. Nobody expects you to change your mind, and nobody minds if you do.',
    'Reason in at most 120 words, and ask for at most three changes.',
  ],
  zh: [
    '所有人都立即接受了这一版本，因此在这一结果算数之前，现在只征求你的意见。',
    '假设方案已经实施，结果证明是错的。请在 reasoning 中说出最可能出错的地方，以及今天已能看到的征兆：被当作理所当然的事、没有人问过的事，或只有你才知道的事。并指出首先应当核实的一点。无论你是否仍然接受，都请这样做。',
    '然后由此作答：若仍愿接受则 accept；若有本可避免它的修改则 negotiate，方案会据此调整，并再次征求所有人的意见。没有人要求你改变看法，改变也无妨。',
    '理由不超过 200 字，最多提出三项修改。',
  ],
};

/** The turn of one who accepted with everybody at once: it supposes that this was wrong, and answers as in every other turn. */
export const premortem: TurnSpec<NegotiationState, FeedbackTask> = {
  ...feedback,
  kind: 'premortem',
  version: 1,
  texts(task) {
    const { system, shared, own } = feedbackParts(task);
    return { system, shared, user: [...own, nowSection(task.language, ...NOW[task.language])].join('\n\n') };
  },
};
