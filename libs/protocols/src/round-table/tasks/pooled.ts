import type { Ask } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { Language } from '../../shared/channel-state.js';
import { outputSchema, type JsonSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import type { Given, TurnSpec } from '../../shared/work/turn-spec.js';
import { heardQuestions, isAnswered, waitsFor, type PooledQuestion } from '../pool.js';
import { openedOf, type RoundTableState } from '../state.js';
import { contribute, contributeTask, contributionTexts, roundText, type ContributeTask } from './contribute.js';

interface PooledTask extends ContributeTask {
  /** Which of the member's turns it is, from 1 on. */
  turn: number;
  /** What members have asked one another, as far as this one has heard it. */
  questions: PooledQuestion[];
  /** Somebody speaks after it who could answer. */
  answerable: boolean;
}

const FORM = outputSchema('Contribute', [
  'text',
  'answers',
  { asks: ['question', 'of'] },
  { stance: ['claim', 'accepts', 'rejects', 'verdict'] },
]);

/** Whoever answers in the form of older tables alone has asked nothing; what is said counts as ever. */
function mayLeaveOut(form: JsonSchema): JsonSchema {
  const required = (form['required'] as string[]).filter((name) => name !== 'asks' && name !== 'answers');
  return { ...form, required };
}

/**
 * A member's turn where the table pools what its members know (`config.pooling`): it says what it alone may know, asks what others may,
 * and answers what was asked. The same kind of work as `contribute` in older tables, with a template of its own.
 */
export const pooled: TurnSpec<RoundTableState, PooledTask> = {
  ...contribute,
  kind: 'contribute',
  version: 4,
  askedAs: 'contribute',
  schema: { en: mayLeaveOut(FORM.en), zh: mayLeaveOut(FORM.zh) },
  task: (state, { participant_id }) => pooledTask(state, participant_id),
  texts: (task) =>
    contributionTexts(task, {
      rules: [RULES[task.language]],
      sections: questionsText(task),
      now: [...roundText(task), ...NOW[task.language](task)],
    }),
  rehearse(task) {
    const { line, turn } = task;
    const said = contribute.rehearse(task);
    // The last line is said again and again; what it asks is asked once.
    if (!said || line?.turn !== turn) return said;
    return { ...said, ...(line.asks && { asks: line.asks }), ...(line.answers && { answers: line.answers }) };
  },
  accept(output, asked) {
    const answer = contribute.accept(output, asked);
    if ('type' in answer) return asPooled(answer, asked.task);
    return 'asSaid' in answer && answer.asSaid ? { ...answer, asSaid: asPooled(answer.asSaid, asked.task) } : answer;
  },
};

export function pooledTask(state: RoundTableState, participantId: string): PooledTask {
  const task = contributeTask(state, participantId);
  const { speaking } = openedOf(state).config;
  return {
    ...task,
    turn: ownProperty(state.asked, participantId) ?? 1,
    questions: heardQuestions(state.pool, (round) => speaking === 'parallel' && round >= state.round),
    answerable: !task.last || (speaking === 'in_turn' && state.speakers.at(-1) !== participantId),
  };
}

/** With what it asks of those who are there, and answers of what was asked. */
function asPooled(answer: Given, task: PooledTask): Given {
  if (answer.type !== 'Contribute') return answer;
  const { asks = [], answers = [], ...said } = answer.data;
  const put = asks.filter(({ question }) => question.trim()).map((one) => among(one, task));
  const known = [...new Set(answers.map((id) => id.trim().toLowerCase()))].filter((id) =>
    task.questions.some((one) => one.id === id),
  );
  return { ...answer, data: { ...said, ...(put.length && { asks: put }), ...(known.length && { answers: known }) } };
}

/** By id; a name is as good, and what is put to nobody who is there is put to all. */
function among({ question, of }: Ask, { others }: PooledTask): Ask {
  const whom = others.find(({ participant_id, name }) => [participant_id, name].includes(of));
  return { question, of: whom?.participant_id ?? '' };
}

const RULES: Record<Language, string> = {
  en: `What one of you alone knows weighs more than what all know, and talk passes over it:
- Say first what you know, the others probably do not, and nobody has said yet: a fact, a number, something you have seen, from who you
  are. Where there is nothing of the kind, say so in a few words, and make nothing up.
- Answer what is asked of you: with what you know, or that you do not know it. Of what is asked of others, answer only what you know
  yourself. Put the ids of the questions that your text answers into "answers".
- Put into "asks", and not into the text, what you would have to know in order to decide and somebody else may know: at most two
  questions, each to whoever may know it. Ask nothing that was asked before, and nothing for the sake of asking.`,
  zh: `只有一个人知道的事，比大家都知道的事更要紧，讨论却容易略过它：
- 先说你知道、其他成员很可能不知道、也还没有人说过的事：出自你身份的一个事实、一个数字、一次亲眼所见。如果没有，用几个字说明没有，不要编造。
- 回答向你提出的问题：说出你所知道的，或说明你不知道。对向别人提出的问题，只回答你自己确实知道的。
  把发言所回答的问题的 id 写进 "answers"。
- 要作出判断你还需要知道、而别人可能知道的事，写进 "asks"，不要写在发言里：最多两个问题，各写明问谁。不要重复已问过的问题，也不要为问而问。`,
};

const ASKED: Record<Language, string> = {
  en: 'Asked at the table; open where answered_by names nobody',
  zh: '在座成员提出的问题；没有 answered_by 的尚无人回答',
};

/** Each question with who asks whom, and who has answered it in which round: in what was said then, which stands above. */
function questionsText({ questions, language }: PooledTask): string[] {
  if (!questions.length) return [];
  const lines = questions.map((one) =>
    quoted('question', one.question, {
      ...{ id: one.id, round: one.round, by: one.by, ...(one.of && { of: one.of }) },
      ...(isAnswered(one) && {
        answered_by: one.answered.map(({ participant_id, round }) => `${participant_id} (${round})`).join(', '),
      }),
    }),
  );
  return [[`## ${ASKED[language]}`, ...lines].join('\n')];
}

const NOW: Record<Language, (task: PooledTask) => string[]> = {
  en: (task) => [
    ...(task.round === 1 ? ['Begin with what you alone may know.'] : []),
    ...(openTo(task).length ? [`Open, and for you to answer: ${openTo(task).join(', ')}.`] : []),
    task.answerable
      ? 'Ask the others what you need to know and they may know.'
      : 'Ask nothing: nobody speaks after this who could answer.',
  ],
  zh: (task) => [
    ...(task.round === 1 ? ['请从只有你可能知道的事说起。'] : []),
    ...(openTo(task).length ? [`尚待你回答的问题：${openTo(task).join('、')}。`] : []),
    task.answerable ? '你需要知道、而别人可能知道的事，请提问。' : '不要再提问：此后没有人发言，无人能够回答。',
  ],
};

const openTo = ({ questions, member }: PooledTask): string[] =>
  questions.filter((one) => waitsFor(member.participant_id, one)).map(({ id }) => id);
