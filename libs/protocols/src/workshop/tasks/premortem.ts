import type { Language } from '../../shared/channel-state.js';
import { speechTurn } from './speech.js';

const NOW: Record<Language, string[]> = {
  en: [
    'The first round settled everything, and nobody objects to the draft: the issue list is empty, and you alone speak now, before that counts.',
    'Suppose that the plan was carried out, a year has passed, and it has turned out to be wrong. Say in the analysis what most likely went wrong, and which sign of it is there today: something that was taken for granted, that nobody asked, or that only your field could know. Name in the advice the one thing to check first. Do this whether or not you still agree.',
    'Then act on it only as far as it has to be settled before the plan stands: new_issues for what is open, an objection in entry_stances to an entry that you no longer support, an entry that supersedes it. The others are asked about it. Nobody expects you to change your mind, and nobody minds if you do.',
  ],
  zh: [
    '第一轮解决了所有问题，也没有人反对草案：问题清单为空。在这一结果算数之前，现在只由你发言。',
    '假设规划已付诸实施，一年过去了，结果证明是错的。请在 analysis 中说出最可能出错的地方，以及今天已能看到的征兆：被当作理所当然的事、没有人问过的事，或只有你的专业领域才知道的事。在 advice 中指出首先应当核实的一点。无论你是否仍然同意，都请这样做。',
    '然后仅就规划定稿前必须解决的部分采取行动：未解决的写入 new_issues；不再支持的条目在 entry_stances 中 object；要取代的条目用 supersedes 提出。其他人会就此表态。没有人要求你改变看法，改变也无妨。',
  ],
};

/** One role's turn after an agreement at once: it supposes that this was wrong, and answers as in every other turn. */
export const premortem = speechTurn('premortem', 1, ({ language }) => NOW[language]);
