import type { Language } from '../../shared/channel-state.js';
import type { TurnSpec } from '../../shared/work/turn-spec.js';
import type { RoundTableState } from '../state.js';
import { contribute, contributionTexts, type ContributeTask } from './contribute.js';

const NOW: Record<Language, string[]> = {
  en: [
    'Everybody at the table agreed in the first round, so you alone speak now, before that counts.',
    'Suppose that it was carried out, a year has passed, and it has turned out to be wrong. Say what most likely went wrong, and which sign of it is there today: something that was taken for granted, that nobody asked, or that only some could know. Name the one thing to check first. Do this whether or not you still agree.',
    'Then say where you stand after it. Nobody expects you to change your mind, and nobody minds if you do.',
    'Speak in at most 120 words.',
  ],
  zh: [
    '在座成员在第一轮就一致同意，因此在这一结论算数之前，现在只由你发言。',
    '假设它已付诸实施，一年过去了，结果证明是错的。请说出最可能出错的地方，以及今天已能看到的征兆：被当作理所当然的事、没有人问过的事，或只有部分人才知道的事。并指出首先应当核实的一点。无论你是否仍然同意，都请这样做。',
    '然后说明你在此之后的立场。没有人要求你改变看法，改变也无妨。',
    '发言不超过 200 字。',
  ],
};

/** One member's turn after an agreement at once: it supposes that this was wrong, and answers as in every other turn. */
export const premortem: TurnSpec<RoundTableState, ContributeTask> = {
  ...contribute,
  kind: 'premortem',
  version: 1,
  texts: (task) => contributionTexts(task, { now: NOW[task.language] }),
};
