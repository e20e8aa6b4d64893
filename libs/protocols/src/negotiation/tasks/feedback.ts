import type { FieldChange, SubmitFeedback } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import { justSaid, selfText } from '../../shared/work/discussion.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { oneLine, quoted } from '../../shared/work/quoted.js';
import { ANSWER_IN, DATA, nowSection, section } from '../../shared/work/sections.js';
import { checked, type TurnSpec } from '../../shared/work/turn-spec.js';
import type { AnsweredRequest, NegotiationState } from '../state.js';
import { feedbackTask, type FeedbackTask } from './feedback-task.js';
import { demandText, proposalText } from './negotiation-task.js';
import { rehearseFeedback } from './rehearsed-feedback.js';

/** A participant's answer to a version: after the source's prompt 5 (N2). Its persona is the stable part. */
export const feedback: TurnSpec<NegotiationState, FeedbackTask> = {
  kind: 'feedback',
  version: 3,
  schema: outputSchema('SubmitFeedback', [
    'reasoning',
    { proposed_changes: ['field', 'reason', 'new_value'] },
    'feedback_type',
  ]),
  tier: 'strong',
  max_output_tokens: 1500,
  task: (state, { participant_id }) => feedbackTask(state, participant_id),
  texts: feedbackTexts,
  rehearse: rehearseFeedback,
  /** With changes only where they belong. */
  accept(output, { task: { language }, request: { participant_id, request_id, round }, call }) {
    const given = output as Pick<SubmitFeedback, 'feedback_type' | 'reasoning' | 'proposed_changes'>;
    const negotiates = given.feedback_type === 'negotiate';
    if (negotiates && !given.proposed_changes.length) return { invalid: NO_CHANGE[language] };
    const proposed_changes = negotiates ? given.proposed_changes : [];
    return checked('SubmitFeedback', { participant_id, request_id, round, ...given, proposed_changes, call }, language);
  },
};

const NO_CHANGE = {
  en: '/proposed_changes is empty, and feedback_type is negotiate',
  zh: '/proposed_changes 为空，而 feedback_type 是 negotiate',
};

const RULES: Record<Language, string> = {
  en: `A demand is met by a plan in which several people take a part; you are one of them. You first read the demand and the version of the
plan that is up now; who you are, what is asked of you and what you have said so far stands at the end. Speak for that person only, in
the first person, and say what it truly thinks: neither agree to be polite nor ask for what it does not need.

First write the reasoning: what suits you, what does not, and what you could live with. Then, as it follows from that:
- proposed_changes: each with the field, the reason, and the value you want. A field is the name of a term of the plan, or role,
  task or notes of your own assignment; a new name asks for a new term. Ask for what can be checked: "45", not "longer".
  Do not ask again for what was refused, unless you have a new reason.
- feedback_type, last: accept where this works for you; negotiate where it works with the changes named; withdraw where you cannot
  take part, with the reason. proposed_changes is empty unless you negotiate.`,
  zh: `一个需求由一份方案来满足，方案中有几个人各担一部分，你是其中之一。你会先读到需求和方案的当前版本；你的身份、对你的安排、
以及你之前说过的话写在最后。只代表此人、以第一人称发言，说出真实想法：不要出于礼貌而同意，也不要提出并不需要的要求。

先写 reasoning：哪些合适、哪些不合适、哪些可以将就。然后由此得出：
- proposed_changes：每条写明字段、理由和希望的值。字段是方案条款的名称，或你自己分配中的 role、task、notes；
  新名称表示要求增加条款。要求必须可以核对：写“45”，不写“更长”。已被拒绝的，除非有新的理由，不要再提。
- feedback_type 最后填写：合适则 accept；按所列修改后合适则 negotiate；无法参与则 withdraw 并说明理由。
  除 negotiate 外，proposed_changes 留空。`,
};

const SYSTEM: Record<Language, string> = {
  en: [RULES.en, DATA.en, ANSWER_IN.en].join('\n\n'),
  zh: [RULES.zh, DATA.zh, ANSWER_IN.zh].join('\n\n'),
};

interface Wording {
  seat: string;
  role: string;
  task: string;
  notes: string;
  core: string;
  said: string;
  saidIn(round: number, version: number): string;
  requests: string;
  became: Record<AnsweredRequest['became'], string>;
  round(round: number, most: number): string;
  last: string;
  next: string;
  length: string;
  colon: string;
  stop: string;
}

const WORDS: Record<Language, Wording> = {
  en: {
    seat: 'What is asked of you',
    role: 'Role: ',
    task: 'Task: ',
    notes: 'Notes: ',
    core: 'Without this role there is no plan.',
    said: 'What you have said so far',
    saidIn: (round, version) => `Round ${round}, on version ${version}: `,
    requests: 'What became of your requests',
    became: { applied: 'met', partly: 'met in part', rejected: 'refused' },
    round: (round, most) => `This is round ${round} of at most ${most}.`,
    last: 'It is the last round: nothing is adjusted for you after it. If most accept, the plan stands, and what is still asked for is written down as open; if not, a compromise is written that nobody is asked about any more.',
    next: 'Where anybody asks for changes, the plan is adjusted, and you are asked again.',
    length: 'Reason in at most 80 words, and ask for at most three changes.',
    colon: ': ',
    stop: '. ',
  },
  zh: {
    seat: '对你的安排',
    role: '角色：',
    task: '任务：',
    notes: '备注：',
    core: '没有这个角色，方案便无法成立。',
    said: '你之前说过的话',
    saidIn: (round, version) => `第 ${round} 轮（版本 ${version}）：`,
    requests: '你的请求得到的答复',
    became: { applied: '已满足', partly: '部分满足', rejected: '未满足' },
    round: (round, most) => `现在是第 ${round} 轮，最多 ${most} 轮。`,
    last: '这是最后一轮：此后不再为你调整。若多数接受，方案成立，仍未满足的要求记为未决；否则将写出一份妥协方案，不再征求任何人的意见。',
    next: '若有人要求修改，方案会调整，并再次征求你的意见。',
    length: '理由不超过 150 字，最多提出三项修改。',
    colon: '：',
    stop: '。',
  },
};

function feedbackTexts(task: FeedbackTask) {
  const { language, round, max_rounds, last } = task;
  const words = WORDS[language];
  const { system, shared, own } = feedbackParts(task);
  const now = nowSection(language, words.round(round, max_rounds), last ? words.last : words.next, words.length);
  return { system, shared, user: [...own, now].join('\n\n') };
}

/** All that a participant is told but what it is to do now: of others what is in the plan, and nothing that they said (N1). */
export function feedbackParts(task: FeedbackTask) {
  const { participant, news, language } = task;
  return {
    system: SYSTEM[language],
    shared: [...demandText(task), versionText(task)],
    own: [
      selfText({ ...participant, expertise: participant.skills }, language),
      ...ownText(task),
      ...justSaid(news, 'heed', language),
    ],
  };
}

/** The version, and how it differs from the one before: the same for all who are asked about it. */
const versionText = ({ proposal, changes }: FeedbackTask): string =>
  [proposalText(proposal), ...changes.map(changeText)].join('\n');

export const changeText = ({ path, from, to, unit }: FieldChange): string =>
  quoted('changed', `${from ?? '—'} → ${to ?? '—'}${unit ? ` ${unit}` : ''}`, { path });

/** Its part, and its own words: no data from others, and no secret to it. */
function ownText({ assignment, said, earlier, language }: FeedbackTask): string[] {
  const words = WORDS[language];
  return [
    section(
      words.seat,
      `${words.role}${oneLine(assignment.role)}`,
      `${words.task}${oneLine(assignment.task)}`,
      ...(assignment.notes ? [`${words.notes}${oneLine(assignment.notes)}`] : []),
      ...(assignment.core ? [words.core] : []),
    ),
    ...(said.length
      ? [
          section(
            words.said,
            ...said.map(
              (one) =>
                `- ${words.saidIn(one.round, one.version)}${one.feedback_type}${words.stop}${oneLine(one.reasoning)}`,
            ),
          ),
        ]
      : []),
    ...(earlier.length
      ? [
          section(
            words.requests,
            ...earlier.map(
              ({ change, became, given, answer }) =>
                `- ${oneLine(`${change.field} → ${change.new_value}${words.colon}${words.became[became]}${given === undefined ? '' : ` (${given})`}${words.stop}${answer}`)}`,
            ),
          ),
        ]
      : []),
  ];
}
