import type { DebateRuling, WeighedArgument } from '@parley/contracts';
import { type OpenTurn, type TurnSpec, checked, together } from '../../shared/work/turn-spec.js';
import { nothingSaid } from '../../shared/work/not-understood.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import { lastArguments, phaseOf, type TeamState } from '../state.js';
import { debateHead, debateShown, roundTexts, type DebateShown, type Voice } from './debate.js';
import { buildsOn, resultTexts, type HandedOver } from './handed-over.js';
import { type LeadTask, knownTurn, leadTask, rehearsed, strangersAmong, teamSystem } from './team-task.js';
import { leadText, taskText } from './text.js';
import { TOLD } from './told.js';

interface RuleTask extends LeadTask {
  results: HandedOver[];
  debate: DebateShown;
  /** Whoever argued, with where each stood last. */
  argued: (Voice & { position: string })[];
  stopped: boolean;
}

const INSTRUCTION = {
  en: `A debate is over, and you rule. Weigh arguments, not heads: how many hold a position, how often it was said and how firmly does not
count, and a view that one holds alone may be the right one.
- rationale: which arguments weigh more, and why; what answers the others. Use what was argued and what the results say; where you add an
  argument of your own, say that it is yours.
- follows: whose arguments the conclusion follows, and which. overrules: whose position at the end it goes against, and what answers it;
  that position is kept on record as a minority view. By participant id.
- decision: adopt takes one position. compromise joins parts of several that work together; a middle that serves neither side is worse than
  either. shelve is for a question that nobody can answer well now, and that work can go on without: say what would settle it.
- conclusion: what holds from now on, as an instruction to those who work on; they read it with your rationale, not with the arguments. At most 100 words.`,
  zh: `辩论结束，由你裁决。权衡的是论点而不是人数：有多少人支持、说了几遍、语气多坚决都不算数，独自坚持的看法也可能是对的。
- rationale：哪些论点更有分量、为什么；对其余论点如何回应。依据辩论中的论点和各项结果；若加入你自己的论点，要写明是你的。
- follows：结论采纳了谁的哪些论点。overrules：结论与谁最后的立场相反、如何回应；其立场将作为少数意见保留在记录中。用参与者 id 指明。
- decision：adopt 采纳一个立场。compromise 把几个立场中可以配合的部分结合起来；两头都不满足的折中，不如任何一方。shelve 用于目前无人能很好回答、
  且不影响继续工作的问题：写明什么可以解决它。
- conclusion：从现在起有效的结论，写成对后续工作的要求；后续的人会看到它和你的理由，看不到各方论证。不超过 200 字。`,
};

const NOW = {
  en: ({ argued, debate: { max_rounds, rounds }, stopped }: RuleTask) => [
    ...(argued.length
      ? [
          `The debate went through ${rounds.length} of at most ${max_rounds} round${max_rounds === 1 ? '' : 's'}.`,
          ...(rounds.length < max_rounds ? [EARLY.en] : []),
        ]
      : ['Nobody argues here: rule alone, from the task and the results. Leave follows and overrules empty.']),
    ...(stopped ? ['The team is being stopped: rule on what there is.'] : []),
    'Rule.',
  ],
  zh: ({ argued, debate: { max_rounds, rounds }, stopped }: RuleTask) => [
    ...(argued.length
      ? [`辩论进行了 ${rounds.length} 轮（最多 ${max_rounds} 轮）。`, ...(rounds.length < max_rounds ? [EARLY.zh] : [])]
      : ['此处无人辩论：请根据任务和各项结果单独裁决。follows 和 overrules 留空。']),
    ...(stopped ? ['团队即将停止：请就现有内容裁决。'] : []),
    '请裁决。',
  ],
};

const EARLY = {
  en: 'It ended early: nobody would have said anything new, or nothing was left in dispute, or it was cut short.',
  zh: '辩论提前结束：再继续也不会有新内容，或已无争议，或被中途停止。',
};

const ARGUED = { en: 'Who argued, and where each stood last', zh: '参加辩论的人及其最后的立场' };

/** The lead ends a debate (D3): it says whose arguments it follows, and whose position it goes against. */
export const rule: TurnSpec<TeamState, RuleTask> = {
  kind: 'ruling',
  version: 2,
  schema: outputSchema('DebateRuling', [
    'rationale',
    { follows: ['participant_id', 'reason'] },
    { overrules: ['participant_id', 'reason'] },
    'decision',
    'conclusion',
  ]),
  tier: 'strong',
  max_output_tokens: 2500,
  task: ruleTask,
  texts: (task) => ({
    system: teamSystem('lead', task.language, INSTRUCTION),
    shared: [
      taskText(task),
      ...resultTexts(task.results, task.language),
      debateHead(task.debate, task.language),
      ...roundTexts(task.debate, task.language),
    ],
    user: leadText(task, [arguedText(task)], NOW[task.language](task)),
  }),
  rehearse: (task) =>
    rehearsed(task, task.line?.ruling, () => {
      const said = nothingSaid(task.language);
      return { rationale: said, follows: [], overrules: [], decision: 'shelve', conclusion: said };
    }),
  /** Whoever is named and did not argue, and arguments that are followed and are nobody's, are told once. */
  accept(output, { task, request: { participant_id, request_id }, call }) {
    const given = { participant_id, request_id, ruling: output as DebateRuling, call };
    const answer = checked('RuleDebate', given, task.language);
    if ('invalid' in answer) return answer;
    const ruling = {
      ...given.ruling,
      follows: withIds(given.ruling.follows, task.argued),
      overrules: withIds(given.ruling.overrules, task.argued),
    };
    const doubts = doubtsOn(ruling, task);
    const asSaid = { type: 'RuleDebate' as const, data: { ...given, ruling } };
    return doubts.length ? { invalid: together(doubts, task.language), asSaid } : asSaid;
  },
};

function ruleTask(state: TeamState, turn: OpenTurn): RuleTask {
  const { phase_id } = knownTurn(state, turn);
  const phase = phaseOf(state, phase_id);
  const debate = debateShown(state, phase_id, phase.talk?.round ?? 0);
  const last = lastArguments(phase);
  return {
    ...leadTask(state, turn),
    results: buildsOn(state, phase_id),
    debate,
    argued: debate.voices.flatMap((voice) => {
      const said = last.find(({ participant_id }) => participant_id === voice.participant_id);
      return said ? [{ ...voice, position: said.argument.position }] : [];
    }),
    stopped: state.stop !== undefined,
  };
}

/** Ids with names: a ruling is by id, whatever those who argued were called. */
const arguedText = ({ argued, language }: RuleTask): string =>
  argued.length
    ? [
        `## ${ARGUED[language]}`,
        ...argued.map(({ participant_id, name, label, position }) =>
          quoted('position', position, { participant_id, name, ...(label !== name && { as: label }) }),
        ),
      ].join('\n')
    : '';

/** A name or a number is as good as an id. */
const withIds = (weighed: readonly WeighedArgument[], argued: readonly Voice[]): WeighedArgument[] =>
  weighed.map(({ participant_id, reason }) => {
    const meant = argued.find((one) => [one.participant_id, one.name, one.label].includes(participant_id));
    return { participant_id: meant?.participant_id ?? participant_id, reason };
  });

function doubtsOn({ follows, overrules, decision }: DebateRuling, { argued, language }: RuleTask): string[] {
  const told = TOLD[language];
  const there = argued.map(({ participant_id }) => participant_id);
  const strangers = (weighed: WeighedArgument[]) =>
    strangersAmong(
      argued,
      weighed.map(({ participant_id }) => participant_id),
    );
  const [unfollowed, unheard] = [strangers(follows), strangers(overrules)];
  return [
    ...(unfollowed.length ? [told.notArgued('follows', unfollowed, there)] : []),
    ...(unheard.length ? [told.notArgued('overrules', unheard, there)] : []),
    ...(decision !== 'shelve' && argued.length && !follows.length ? [told.noFollows(decision)] : []),
  ];
}
