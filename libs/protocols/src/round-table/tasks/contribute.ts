import { type Contribute, type Member, type SpokenLine, type Stance } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { Language } from '../../shared/channel-state.js';
import { justSaid, selfText, type Heard } from '../../shared/work/discussion.js';
import { nothingSaid } from '../../shared/work/not-understood.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { ANSWER_IN, DATA, nowSection } from '../../shared/work/sections.js';
import { checked, type TurnSpec } from '../../shared/work/turn-spec.js';
import { memberOf, openedOf, type RoundTableState } from '../state.js';
import { heardSince, tableTask, type TableTask } from './table-task.js';
import { sharedText } from './table-text.js';

export interface ContributeTask extends TableTask {
  member: Member;
  others: Pick<Member, 'participant_id' | 'name'>[];
  last: boolean;
  /** A facilitator sums up after the round. */
  summed_up: boolean;
  /** What was said in this round and the one before. */
  heard: Heard[];
  /** The rehearsed words of this turn, where the member has any. */
  line?: SpokenLine;
}
import { wordingOf } from '../../shared/words.js';

/** A member's turn (R1): it speaks in character. */
export const contribute: TurnSpec<RoundTableState, ContributeTask> = {
  kind: 'contribute',
  version: 3,
  schema: outputSchema('Contribute', ['text', { stance: ['claim', 'accepts', 'rejects', 'verdict'] }]),
  tier: 'strong',
  max_output_tokens: 1500,
  task: (state, { participant_id }) => contributeTask(state, participant_id),
  texts: (task) => contributionTexts(task),
  rehearse: rehearseContribution,
  /** Whoever is named and is not there is told to the model once, with who is; named again, it is recorded as named. */
  accept(output, { task, request: { participant_id, request_id }, call }) {
    const given = output as Pick<Contribute, 'text' | 'stance'>;
    const words = wordingOf(task.language).roundTable;
    if (!given.text.trim()) return { invalid: words.emptyContribution };
    const stance = given.stance && stanceAmong(given.stance, task);
    const data = { participant_id, request_id, ...given, ...(stance && { stance }), tool_calls: [], call };
    const answer = checked('Contribute', data, task.language);
    if ('invalid' in answer || !stance?.unknown) return answer;
    const there = task.others.map((other) => other.participant_id);
    return { invalid: words.notThere(stance.unknown, there), asSaid: answer };
  },
};

/**
 * What a member is asked, from the state at its TurnRequested (R1). It sees what was said before its turn and nothing
 * that comes after: in parallel nobody hears the others of the same round.
 * @throws where nobody of that id is at the table
 */
export function contributeTask(state: RoundTableState, participantId: string): ContributeTask {
  const member = memberOf(state, participantId);
  if (!member) throw new Error(`${participantId} is not at the table`);
  const { config, members } = openedOf(state);
  const table = tableTask(state);
  const unheard = (round: number) => config.speaking === 'parallel' && round >= state.round;
  const line = lineOf(member, ownProperty(state.asked, participantId) ?? 1);
  return {
    ...table,
    talk: {
      ...table.talk,
      entries: table.talk.entries.filter(({ kind, round }) => kind !== 'said' || !unheard(round)),
    },
    member,
    others: members
      .filter((other) => other.participant_id !== participantId)
      .map(({ participant_id, name }) => ({ participant_id, name })),
    last: state.round === table.agenda,
    summed_up: config.summaries === 'every_round',
    heard: heardSince(state, state.round - 1).filter(({ round }) => !unheard(round)),
    ...(line && { line }),
  };
}

/** A script says its last line again and again: what would loop without an end can be rehearsed. */
const lineOf = ({ script }: Member, turn: number): SpokenLine | undefined =>
  script.find((line) => line.turn === turn) ?? script.filter((line) => line.turn < turn).at(-1);

/** With ids of those who are there; a name is as good as an id, and a position of one's own goes without saying. */
function stanceAmong({ claim, verdict, ...named }: Stance, { member, others }: ContributeTask): Stance {
  const idOf = (given: string) =>
    [...others, member].find(({ participant_id, name }) => [participant_id, name].includes(given))?.participant_id;
  const known = (given: string[]) => [
    ...new Set(given.flatMap((one) => idOf(one) ?? []).filter((id) => id !== member.participant_id)),
  ];
  const unknown = [...new Set([...named.accepts, ...named.rejects].filter((one) => idOf(one) === undefined))];
  const stance = { claim, verdict, accepts: known(named.accepts), rejects: known(named.rejects) };
  return unknown.length ? { ...stance, unknown } : stance;
}

const SETTING: Record<ContributeTask['mode'], Record<Language, string>> = {
  board: {
    en: 'You take part in a round table on the question below, as one of its members.',
    zh: '你是圆桌的一名成员，与其他成员讨论下面的问题。',
  },
  party: {
    en: 'A user talks with a group of people; its message has picked you and some others to answer it.',
    zh: '用户正在与一群人交谈，这条消息由你和另外几位成员来回应。',
  },
};

const SPEAK: Record<Language, string> = {
  en: `You first read the topic, who is at the table and the talk so far; who you are, and what to do now, stands at the end. Speak as
that person, in the first person.

How to speak:
- Say what only you would say: from what you know, by the way you think, in the way you speak.
- React by name to what was said: build on it, correct it or contradict it, and say why. Do not repeat what was said.
- One or two points, each with a reason, a number or an example. As spoken: no list, no heading, no name in front.`,
  zh: `你会先读到议题、在座成员和目前的对话；你的身份以及现在要做的事写在最后。请以该身份、用第一人称发言。

如何发言：
- 说只有你会说的话：出自你的专长、你的思考方式、你的说话方式。
- 点名回应已有的发言：补充、纠正或反驳，并说明理由。不要重复已说过的内容。
- 只讲一两点，每点附一个理由、数字或例子。口语化：不列清单，不写标题，不加姓名前缀。`,
};

const STAND: Record<Language, string> = {
  en: `Then say where you stand, in "stance":
- claim: your own position now, in one sentence. Where somebody has convinced you, say so by changing it.
- accepts, rejects: the ids of members whose position you accept or reject.
- verdict, last, as it follows from these: agree only if you could sign what the group has on the table as it stands, which is
  the latest summary, or, before there is one, the answer that the talk points to. Do not agree to be polite, and do not
  disagree to go on.`,
  zh: `然后在 "stance" 中说明你的立场：
- claim：你现在的主张，一句话。若已被说服，就改变主张。
- accepts、rejects：你接受或反对其主张的成员 id。
- verdict 最后填写，由以上内容得出：只有当你愿意原样签署桌面上的结论时才为 agree；桌面上的结论指最近的总结，
  尚无总结时指对话目前趋向的答案。不要出于礼貌而同意，也不要为了继续而反对。`,
};

/** The same for every member and every round of a table: a provider's cache begins with it. */
const systemText = ({ mode, language }: ContributeTask, rules: readonly string[]): string =>
  [
    `${SETTING[mode][language]}\n${SPEAK[language]}`,
    ...rules,
    STAND[language],
    DATA[language],
    ANSWER_IN[language],
  ].join('\n\n');

const NOW: Record<Language, (task: ContributeTask) => string[]> = {
  en: ({ round, agenda, last, mode, speaking, summed_up }) => [
    `This is round ${round}${agenda ? ` of ${agenda}` : ''}.`,
    speaking === 'parallel'
      ? `The others speak at the same time as you${last ? '.' : ': you hear them in the next round.'}`
      : 'Whoever spoke before you in this round has been heard; the others hear you.',
    ...(last
      ? [
          'It is the last round: after it the closing summary is written, and what is not settled by then is written down as open. Say what you can sign, and what you cannot.',
        ]
      : [AFTER.en[mode === 'party' ? 'party' : summed_up ? 'summary' : 'round']]),
    'Speak in at most 120 words.',
  ],
  zh: ({ round, agenda, last, mode, speaking, summed_up }) => [
    `现在是第 ${round} 轮${agenda ? `（共 ${agenda} 轮）` : ''}。`,
    speaking === 'parallel'
      ? `其他成员与你同时发言${last ? '。' : '，你在下一轮才能听到他们。'}`
      : '本轮在你之前发言的人你已听到，其余的人会听到你。',
    ...(last
      ? ['这是最后一轮：之后将撰写闭幕总结，届时仍未解决的事项会被记为未决。请说明你能签署什么、不能签署什么。']
      : [AFTER.zh[mode === 'party' ? 'party' : summed_up ? 'summary' : 'round']]),
    '发言不超过 200 字。',
  ],
};

const AFTER = {
  en: {
    party: 'After it the user speaks again.',
    summary: 'After it the moderator sums up what stands, and the next round begins.',
    round: 'After it the next round begins.',
  },
  zh: {
    party: '之后由用户继续发言。',
    summary: '之后由主持人总结目前的结论，然后开始下一轮。',
    round: '之后开始下一轮。',
  },
};

/** What a turn has besides. */
interface Besides {
  /** What it is about; that of its round where absent. */
  now?: string[];
  /** Rules for how to speak: the same for every member and every round. */
  rules?: string[];
  /** Sections of what there is to react to. */
  sections?: string[];
}

export function contributionTexts(task: ContributeTask, { now, rules = [], sections = [] }: Besides = {}) {
  return {
    system: systemText(task, rules),
    shared: sharedText(task),
    user: [
      selfText(task.member, task.language),
      ...sections,
      ...justSaid(task.interventions, 'answer', task.language),
      nowSection(task.language, ...(now ?? roundText(task))),
    ].join('\n\n'),
  };
}

/** Which round it is, and what follows it. */
export const roundText = (task: ContributeTask): string[] => NOW[task.language](task);

/** No detector may think that those agree who say nothing of the matter. */
const UNDECIDED: Stance = { verdict: 'undecided', claim: '', accepts: [], rejects: [] };

/** By script, with the stance that it has, or none. Undefined is a scripted silence. Unscripted members claim nothing (P6). */
function rehearseContribution({ line, language }: ContributeTask) {
  if (line?.act === 'silent') return undefined;
  if (line?.act === 'fail') return { text: '' };
  const text = line?.text || line?.stance?.claim;
  if (!text) return { text: nothingSaid(language), stance: line?.stance ?? UNDECIDED };
  return { text, ...(line?.stance && { stance: line.stance }) };
}
