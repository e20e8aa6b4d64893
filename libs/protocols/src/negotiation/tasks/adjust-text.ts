import type { Language } from '../../shared/channel-state.js';
import { quoted } from '../../shared/work/quoted.js';
import { nowSection } from '../../shared/work/sections.js';
import type { AnsweredRequest } from '../state.js';
import type { AdjustTask } from './adjust-task.js';
import { facilitatorTexts, listed } from './facilitator.js';
import { proposalText } from './proposal-text.js';

const PRINCIPLES: Record<Language, string> = {
  en: `Principles, in this order: 1. The core interest of the demand comes first; no change may harm it, nor what must hold.
2. The result should be acceptable to everyone. 3. Be efficient: judge whether it is worth going on.

Ask of each request: is it reasonable, can it be met, whom does it affect? Then answer every request once, by its id, before you write
the plan: in changes_rejected with a reason its author can accept, or in changes_made. A change is made only where the plan then has
the very value that was asked for; where it goes part of the way, as 40 where 45 was asked for, set partly to true and say why. Of two
requests for different values of one term at most one is met in full. Do not take back without need what was promised before.

Then write the whole plan. Keep every seat and its "core". Leave the role, task and notes of those who asked for nothing to the word
as they are, and change no term that nobody asked about.`,
  zh: `原则（按此顺序）：1. 需求的核心利益优先：任何修改不得损害它，也不得违反必须成立的条件。2. 结果应为所有人可接受。
3. 高效：判断是否值得继续协商。

逐条思考每个请求：是否合理？能否满足？会影响谁？然后在写方案之前，按编号对每条请求恰好答复一次：写入 changes_rejected 并给出
提出者能接受的理由，或写入 changes_made。只有方案中的值与请求的值完全相同才算已满足；只满足一部分的（例如请求 45、给出 40），
把 partly 设为 true 并说明原因。对同一条款提出不同值的两个请求，最多完全满足一个。没有必要，不要收回先前的承诺。

然后写出完整方案。保留每个席位及其 core。没有提出请求的人，其 role、task、notes 一字不改；无人提及的条款也不改。`,
};

const INSTRUCTION: Record<AdjustTask['kind'], Record<Language, string>> = {
  adjust: {
    en: `Adjust the plan to the feedback.\n\n${PRINCIPLES.en}\n\nshould_continue is false only where a round after the next could not bring people closer.`,
    zh: `请根据反馈调整方案。\n\n${PRINCIPLES.zh}\n\n仅当下一轮之后再谈也无法更接近时，should_continue 才为 false。`,
  },
  compromise: {
    en: `The rounds are over and no majority has accepted. Write the compromise that the most could live with; nobody is asked about it any more.\n\n${PRINCIPLES.en}\n\nshould_continue is false.`,
    zh: `轮次已用尽，未获多数接受。请写出最多人可以接受的妥协方案；此后不再征求意见。\n\n${PRINCIPLES.zh}\n\nshould_continue 为 false。`,
  },
};

interface Wording {
  feedback: string;
  requests: string;
  noRequests: string;
  log: string;
  replacements: string;
  replacing: string;
  round(round: number, most: number): string;
}

const WORDS: Record<Language, Wording> = {
  en: {
    feedback: 'What the participants say of it',
    requests: 'Requests to answer',
    noRequests: 'None.',
    log: 'What was promised and refused before',
    replacements: 'Seats that change hands',
    replacing:
      'Whoever held the seat has withdrawn, and the plan cannot do without it. Give it to the one named, by the id given: same role and core, with task and notes fitted to what this person can do. The rounds are counted from 1 again.',
    round: (round, most) => `Round ${round} of at most ${most} is over. Write the next version.`,
  },
  zh: {
    feedback: '参与者对当前版本的看法',
    requests: '需要答复的请求',
    noRequests: '无。',
    log: '先前的承诺与拒绝',
    replacements: '易手的席位',
    replacing:
      '原来的人已退出，而方案不能没有这个席位。请按给出的 id 交给指定的人：role 与 core 不变，task 与 notes 按其能力调整。轮次重新从 1 计起。',
    round: (round, most) => `第 ${round} 轮（最多 ${most} 轮）已结束。请写出下一版。`,
  },
};

export const adjustTexts = (task: AdjustTask) =>
  facilitatorTexts(task, INSTRUCTION[task.kind], partsOf(task), nowText(task));

function partsOf(task: AdjustTask): string[] {
  const words = WORDS[task.language];
  return [
    proposalText(task.proposal),
    listed(words.feedback, task.feedback.map(feedbackText)),
    ...(task.replacements.length
      ? [listed(words.replacements, [words.replacing, ...task.replacements.map(replacementText)])]
      : []),
    ...(task.answered.length ? [listed(words.log, task.answered.map(answeredText))] : []),
    listed(words.requests, task.requests.length ? task.requests.map(requestText) : [words.noRequests]),
  ];
}

const nowText = ({ language, round, max_rounds }: AdjustTask): string =>
  nowSection(language, WORDS[language].round(round, max_rounds));

const feedbackText = ({ participant_id, name, feedback_type, reasoning }: AdjustTask['feedback'][number]): string =>
  quoted('feedback', reasoning, { participant_id, name, feedback_type });

const requestText = ({ request, participant_id, change }: AdjustTask['requests'][number]): string =>
  quoted('request', change.reason, { id: request, participant_id, field: change.field, new_value: change.new_value });

/** One line of the log: what was asked for, and what became of it. */
const answeredText = ({ participant_id, change, became, given, answer }: AnsweredRequest): string =>
  quoted('answered', answer, {
    participant_id,
    field: change.field,
    asked: change.new_value,
    became,
    ...(given !== undefined && { given }),
  });

const ON_THE_WAY = { en: 'What was asked for on the way, and what became of it', zh: '过程中提出的请求及其结果' };

/** The log, after the last round; nothing where nobody asked for anything. */
export const askedOnTheWay = ({ answered, language }: Pick<AdjustTask, 'answered' | 'language'>): string[] =>
  answered.length ? [listed(ON_THE_WAY[language], answered.map(answeredText))] : [];

const replacementText = ({ withdrawn_id, replacement, role }: AdjustTask['replacements'][number]): string =>
  quoted('replacement', replacement.persona, {
    seat_of: withdrawn_id,
    goes_to: replacement.participant_id,
    name: replacement.name,
    skills: replacement.skills.join(', '),
    role,
  });
