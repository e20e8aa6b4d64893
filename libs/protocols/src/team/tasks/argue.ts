import type { DebateArgument } from '@parley/contracts';
import { selfText } from '../../shared/work/discussion.js';
import { nothingSaid } from '../../shared/work/not-understood.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { nowSection, ownWords } from '../../shared/work/sections.js';
import { checked, type TurnSpec } from '../../shared/work/turn-spec.js';
import { teamOf, type TeamState } from '../state.js';
import { debateHead, debateShown, labelOf, roundTexts, withoutNames, type DebateShown } from './debate.js';
import { buildsOn, resultTexts, type HandedOver } from './handed-over.js';
import { type TeamTask, knownTurn, rehearsed, teamSystem, teamTask } from './team-task.js';
import { taskText } from './text.js';

interface ArgueTask extends TeamTask {
  results: HandedOver[];
  /** As it stood when the round began: in a round nobody hears the others of the same round. */
  debate: DebateShown;
  round: number;
  anonymous: boolean;
}

const INSTRUCTION = {
  en: `You take part in a debate. All who argue do so at the same time; after each round the lead sums up, and at the end the lead rules: by the
better argument, not by how many hold it.
How to argue:
- At most three points, each with a reason, a figure or an example: from the task, the results or your field. Leave out what was said.
- Answer what speaks most strongly against you, not what is easiest to answer, and say what is right in it.
- Change your position only for an argument that is better than yours, and say which one. Never change it to be polite, to be with the
  others, or to come to an end and never keep it out of pride: that all agree does not make it correct.
- What you hold to the end stays on record as yours, even where the ruling goes against it.
argument comes first; position is where it leads you, in one sentence that can be carried out or be refuted; changed says whether that
is another position than yours of the round before.`,
  zh: `你参加一场辩论。所有人同时论证；每轮之后由负责人小结，最后由负责人裁决：依据论点的优劣，而不是支持人数。
如何论证：
- 最多三点，每点附一个理由、数字或例子：出自任务、结果或你的专业。不要重复已说过的内容。
- 回应对你最不利的论点，而不是最容易反驳的，并承认其中正确的部分。
- 只有遇到比自己更好的论点才改变立场，并说明是哪一个。不要为了礼貌、合群或尽快结束而改变，也不要为了面子而坚持：众人一致并不等于正确。
- 你坚持到最后的立场会作为你的观点保留在记录中，即使裁决与之相反。
先写 argument；position 是由此得出的立场，用一句可以执行或可以反驳的话；changed 说明它是否不同于你上一轮的立场。`,
};

const NOW = {
  en: ({ round, debate, anonymous, self }: ArgueTask) => [
    `This is round ${round} of at most ${debate.max_rounds}.`,
    ...(anonymous
      ? [`In this debate you are ${labelOf(debate, self.participant_id)}, and the others are numbers too.`]
      : []),
    round === 1
      ? 'It is blind: nobody has heard anybody yet. Say what you think yourself; changed is false.'
      : 'Answer what the others have argued.',
    ...(round >= debate.max_rounds
      ? ['It is the last round: the lead rules after it, and what you hold then is what counts.']
      : ['Once nobody changes position any more, the lead rules before the last round.']),
    'Argue in at most 200 words.',
  ],
  zh: ({ round, debate, anonymous, self }: ArgueTask) => [
    `现在是第 ${round} 轮（最多 ${debate.max_rounds} 轮）。`,
    ...(anonymous ? [`在这场辩论中你是${labelOf(debate, self.participant_id)}，其他人也以编号称呼。`] : []),
    round === 1
      ? '本轮互不知晓：还没有人听到别人的观点。请说出你自己的看法；changed 为 false。'
      : '请回应其他人的论点。',
    ...(round >= debate.max_rounds
      ? ['这是最后一轮：之后由负责人裁决，以你届时的立场为准。']
      : ['若不再有人改变立场，负责人会提前裁决。']),
    '论证不超过 300 字。',
  ],
};

/** A participant argues (D3): the first time without having heard anybody, then in answer to the others. */
export const argue: TurnSpec<TeamState, ArgueTask> = {
  kind: 'argument',
  version: 2,
  schema: outputSchema('DebateArgument', ['argument', 'position', 'changed']),
  tier: 'strong',
  max_output_tokens: 1500,
  task(state, turn) {
    const { phase_id, round } = knownTurn(state, turn);
    const { anonymous_peers: anonymous } = teamOf(state).config;
    const debate = debateShown(state, phase_id, round - 1);
    return { ...teamTask(state, turn), results: buildsOn(state, phase_id, !anonymous), debate, round, anonymous };
  },
  texts: (task) => ({
    system: teamSystem('expert', task.language, INSTRUCTION),
    shared: [taskText(task), ...heardTexts(task)],
    user: [
      selfText(task.self, task.language),
      ...ownTexts(task),
      nowSection(task.language, ...NOW[task.language](task)),
    ].join('\n\n'),
  }),
  rehearse: (task) =>
    rehearsed(task, task.line?.argument, () => {
      const said = nothingSaid(task.language);
      return { argument: said, position: said, changed: false };
    }),
  accept(output, { task: { language }, request: { participant_id, request_id }, call }) {
    return checked('Argue', { participant_id, request_id, argument: output as DebateArgument, call }, language);
  },
};

/** What all who argue share. Only the user's own words keep names, where nobody is to know who holds what. */
function heardTexts({ results, debate, language, anonymous }: ArgueTask): string[] {
  const texts = [...resultTexts(results, language), debateHead(debate, language), ...roundTexts(debate, language)];
  return anonymous ? texts.map((text) => withoutNames(text, debate.voices)) : texts;
}

const STOOD = { en: 'Where you have stood so far', zh: '你此前的立场' };
const IN_ROUND = { en: (round: number) => `In round ${round}:`, zh: (round: number) => `第 ${round} 轮：` };

/** Where it stood itself, round by round: its arguments are among those of the rounds. */
function ownTexts({ debate, self, language }: ArgueTask): string[] {
  const own = debate.rounds.flatMap(({ round, arguments: given }) =>
    given
      .filter(({ participant_id }) => participant_id === self.participant_id)
      .map(({ argument: { position } }) => ({ where: IN_ROUND[language](round), text: position })),
  );
  return ownWords(STOOD[language], own);
}
