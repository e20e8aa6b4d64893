import type { ChangeMade, CompleteAdjustment, Proposal } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import type { Run } from '../../shared/decider.js';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import { nowSection } from '../../shared/work/sections.js';
import { conclude, giveUp } from '../rules/conclude.js';
import { adjustmentErrors } from '../rules/facilitation-errors.js';
import { proposalDiff } from '../rules/proposal-diff.js';
import { isAsAsked, requestedValue } from '../rules/requested-change.js';
import { startRound } from '../rules/rounds.js';
import { candidateOf, nameOf, proposalOf, roundLimit, type NegotiationState } from '../state.js';
import type { AdjustTask } from './adjust-task.js';
import { answeredText, facilitatorTask, facilitatorTexts, listed } from './facilitator.js';
import { proposalText } from './negotiation-task.js';
import { rehearseAdjustment } from './rehearsed-adjustment.js';

type Spec = FacilitationSpec<NegotiationState, 'CompleteAdjustment', AdjustTask>;

const shared: Omit<Spec, 'kind' | 'phase' | 'task' | 'proceed' | 'giveUp'> = {
  version: 4,
  command: 'CompleteAdjustment',
  schema: outputSchema('CompleteAdjustment', [
    'changes_rejected',
    { changes_made: ['request', 'change', 'partly'] },
    'proposal',
    'should_continue',
  ]),
  tier: 'strong',
  max_output_tokens: 5000,
  texts: adjustTexts,
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
  giveUp(run) {
    const { requests, incoming, outOfFunds, cycle, round } = run.state;
    // Where somebody has left and nothing else was to answer, the plan without that part can be asked about as it is (N5).
    if (requests.length || incoming.length || outOfFunds) giveUp(run);
    else startRound(run, cycle, round + 1);
  },
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
    conclude(run, 'negotiation_timeout', 'no_majority', open);
  },
  giveUp(run) {
    if (run.state.outOfFunds) giveUp(run);
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
  run.emit('ProposalAdjusted', {
    proposal,
    cause,
    changes_made: changes_made.map((made) => measured(run.state, made, proposal)),
    changes_rejected,
    should_continue,
    diff: proposalDiff(before, proposal),
  });
}

/** Whether a request was met to the value is seen from the plan, not from what is said of it (N3). */
function measured({ requests }: NegotiationState, { request, change }: ChangeMade, proposal: Proposal): ChangeMade {
  const asked = requests.find((one) => one.request === request);
  const now = asked && requestedValue(proposal, asked.participant_id, asked.change.field);
  if (!asked || isAsAsked(asked.change, now)) return { request, change };
  return { request, change, partly: true, asked: asked.change.new_value, ...(now && { given: now.value }) };
}

function taskOf(kind: AdjustTask['kind'], state: NegotiationState): AdjustTask {
  return {
    kind,
    ...facilitatorTask(state),
    proposal: proposalOf(state),
    round: state.round,
    max_rounds: roundLimit(state),
    requests: state.requests,
    feedback: state.lastFeedback.map(({ participant_id, feedback_type, reasoning }) => ({
      participant_id,
      name: nameOf(state, participant_id),
      feedback_type,
      reasoning,
    })),
    answered: Object.values(state.answered).flat(),
    replacements: state.incoming.flatMap(({ withdrawn_id, replacement_id, role }) => {
      const replacement = candidateOf(state, replacement_id);
      return replacement ? [{ withdrawn_id, replacement, role }] : [];
    }),
    left: state.left.map((work) => ({ ...work, name: nameOf(state, work.participant_id) })),
  };
}

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
  left: string;
  leaving: string;
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
    left: 'Work of those who withdrew',
    leaving:
      'The plan can do without these roles; their seats are gone already. Pass the work on where it can be: change the task or notes of a seat that can do it, and only of those, and answer by the id in changes_made, saying who does what now. Where nobody who stays can do it, answer in changes_rejected with the reason and what the plan does without it. Then reword the title, the summary and every term that still speaks of who left.',
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
    left: '退出者留下的工作',
    leaving:
      '方案可以没有这些角色，其席位已移除。请尽可能把工作转交他人：只修改能够承担者的 task 或 notes，并按编号写入 changes_made，说明现在由谁做什么。留下的人都无法承担的，写入 changes_rejected，说明原因以及方案如何在没有它的情况下进行。然后改写仍提到退出者的标题、概要和条款。',
    round: (round, most) => `第 ${round} 轮（最多 ${most} 轮）已结束。请写出下一版。`,
  },
};

function adjustTexts(task: AdjustTask) {
  return facilitatorTexts(task, INSTRUCTION[task.kind], partsOf(task), nowText(task));
}

function partsOf(task: AdjustTask): string[] {
  const words = WORDS[task.language];
  return [
    proposalText(task.proposal),
    listed(words.feedback, task.feedback.map(feedbackText)),
    ...(task.replacements.length
      ? [listed(words.replacements, [words.replacing, ...task.replacements.map(replacementText)])]
      : []),
    ...(task.left.length ? [listed(words.left, [words.leaving, ...task.left.map(leftText)])] : []),
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

const replacementText = ({ withdrawn_id, replacement, role }: AdjustTask['replacements'][number]): string =>
  quoted('replacement', replacement.persona, {
    seat_of: withdrawn_id,
    goes_to: replacement.participant_id,
    name: replacement.name,
    skills: replacement.skills.join(', '),
    role,
  });

const leftText = ({ request, participant_id, name, role, task, notes }: AdjustTask['left'][number]): string =>
  quoted('left_work', notes ? `${task}\n${notes}` : task, { id: request, of: participant_id, name, role });
