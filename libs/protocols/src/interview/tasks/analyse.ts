import type { AreaScore, FactChange, InterviewAnalysis, InterviewLine, NewFact } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { oneLine, shortened } from '../../shared/work/quoted.js';
import { nowSection } from '../../shared/work/sections.js';
import { DOCUMENT_IDS } from '../documents/catalogue.js';
import { analysed, completenessOf, gaveUp } from '../rules/background.js';
import { AREAS, MOST_FACTS, type Area, type InterviewChannel, type Status } from '../state.js';
import type { Exchange } from '../talk.js';
import { analysisDoubts, analysisErrors } from './analysis-errors.js';
import { interviewTask, rehearsed, type InterviewTask } from './interview-task.js';
import { areaAsked } from './questions.js';
import { behindSystem } from './system.js';
import { exchangeText, talkText } from './talk-text.js';
import { AREA, areasText, documentsText, factsText, headText } from './text.js';

interface AnalysisTask extends InterviewTask {
  /** The turns that nobody has read yet: the latest, and those that an analysis before has missed (I4). */
  unread: Exchange[];
  /** How many more facts there may be. */
  facts_left: number;
}

/** What the Analyst is asked, from the state at its FacilitationRequested (I3): what was read before is in `talk`. */
function analysisTask(state: InterviewChannel): AnalysisTask {
  const task = interviewTask(state, 'analyst');
  const { exchanges } = state.talk;
  const isUnread = ({ turn }: Exchange) => turn > state.processedTurns;
  return {
    ...task,
    talk: { ...task.talk, exchanges: exchanges.filter((one) => !isUnread(one)) },
    unread: exchanges.filter(isUnread),
    facts_left: MOST_FACTS - state.facts.length,
  };
}

const INSTRUCTION = {
  en: `You read the turns that are new; what was said before is there so that you understand them.
- reading: what the user told, and what it means for the picture, before you write down anything else.
- added: what the user said and is not known yet, each thing once, close to the user's words, with figures and names. The Interviewer's words
  are no source: what it asked counts only where the user confirmed it. What you conclude is no fact, and neither is politeness.
- changed: where the user corrected something, or two facts say the same: one gets the new text, the other an empty one.
- areas: score by what a designer could build from. One story of what really happened is worth more than ten wishes: an area that has only
  opinions stays below 50. In missing, say what to find out next, concretely.
- risks: only what would lead the interview astray, with the words in question. Look at what the Interviewer said too: did it take the user
  wrong, put words into their mouth, or promise something? A change of mind is a change, and no contradiction.
- revision: only where documents stand and the user wants something changed in them.
- status: it moves on when its work is done, and does not jump back over a detail. Completed takes every area.
- notice: the one thing that helps most in the next turn. Name the user's words that are to be followed up; do not write out the question.`,
  zh: `你阅读新的轮次；此前的谈话供你理解上下文。
- reading：先写用户说了什么、对整体认识有何影响，再写其他内容。
- added：用户说过而尚未记录的内容，每件事一条，尽量用原话，保留数字和名称。访谈者的话不能作为依据：它问到的内容，只有用户确认过才算。
  你的推断不是事实，客套话也不是。
- changed：用户更正了的，或两条事实说的是同一件事：其中一条写新的表述，另一条留空。
- areas：按设计者能否据此动手来打分。一次真实发生的经过胜过十个愿望：只有看法的部分不超过 50 分。missing 写明接下来具体要弄清什么。
- risks：只写会使访谈偏离的问题，并引用相关原话。也要看访谈者说的话：是否误解了用户、替用户说话，或作了承诺？用户改变主意是变化，不是矛盾。
- revision：仅当已有文档且用户想修改时填写。
- status：该阶段的事做完了才前进，不因细节而后退。Completed 要求每个部分都齐备。
- notice：对下一轮最有帮助的一件事。写明要追问用户的哪句话，不必写出完整的问题。`,
};

const NOW = {
  en: {
    read: (turns: string) => `Read turn ${turns} and bring the picture up to date.`,
    status: (status: string) => `The interview stands at ${status}.`,
    complete: (least: number) => `Completed takes a mean of at least ${least} over the five areas.`,
    left: (left: number) =>
      `There is room for ${left} more facts: join such as belong together, by changed, before you add others.`,
  },
  zh: {
    read: (turns: string) => `请阅读第 ${turns} 轮，更新整体认识。`,
    status: (status: string) => `访谈目前处于 ${status}。`,
    complete: (least: number) => `五个部分的平均分至少达到 ${least} 才能为 Completed。`,
    left: (left: number) => `事实最多还能增加 ${left} 条：请先用 changed 合并相关的事实，再添加新的。`,
  },
};

/** From so few on the Analyst is told how many facts there is room for. */
const SCARCE = 10;

/** Characters of what is new that is read: all of a usual turn, and of many that were missed a part of each. */
const MOST_READ = 48_000;

/** The Analyst reads what is new and keeps the state (I3). */
export const analyse: FacilitationSpec<InterviewChannel, 'CompleteAnalysis', AnalysisTask> = {
  kind: 'analyse',
  version: 2,
  command: 'CompleteAnalysis',
  phase: 'syncing',
  schema: outputSchema('CompleteAnalysis', [
    { analysis: ['reading', 'added', 'changed', 'areas', 'risks', 'revision', 'status', 'notice'] },
  ]),
  tier: 'fast',
  max_output_tokens: 4000,
  task: analysisTask,
  texts: (task) => ({
    system: behindSystem('analyst', task.language, INSTRUCTION),
    shared: [headText(task), ...talkText(task.talk, 'record', task.language)],
    user: [factsText(task, 'whole'), areasText(task), ...documentsText(task), unreadText(task), nowText(task)].join(
      '\n\n',
    ),
  }),
  rehearse: rehearseAnalysis,
  errors: analysisErrors,
  doubts: analysisDoubts,
  proceed: (run, { analysis }) => analysed(run, analysis),
  giveUp: gaveUp,
};

const NEW = { en: 'What is new', zh: '新的谈话' };

function unreadText({ unread, language }: AnalysisTask): string {
  const texts = unread.reduce((sum, { user }) => sum + user.length + 1, 0);
  const most = Math.floor(MOST_READ / Math.max(1, texts));
  return [`## ${NEW[language]}`, ...unread.map((one) => exchangeText(one, 'record', language, most))].join('\n');
}

function nowText({ unread, status, complete_at, facts_left, language }: AnalysisTask): string {
  const words = NOW[language];
  const [first, last] = [unread[0]?.turn ?? 0, unread.at(-1)?.turn ?? 0];
  return nowSection(
    language,
    words.status(status),
    words.complete(complete_at),
    ...(facts_left <= SCARCE ? [words.left(facts_left)] : []),
    words.read(first === last ? `${last}` : `${first}–${last}`),
  );
}

/** What a script gives an area for the first thing said of it, the second, and all that follow. */
const SCORES = [0, 70, 95, 100];

/** Completeness from which a rehearsal talks of what would help. */
const ENOUGH_OF_THE_TROUBLE = 60;

/** Characters of the user's words that are written down as a fact. */
const NOTED = 200;

const WORDS = {
  en: {
    label: 'in the user’s words',
    reading: (area: string) =>
      `Rehearsal: what was said is noted word for word, under ${area}; a script understands none of it.`,
    missing: 'more of it in the user’s own words',
    joined: 'There is no room for more: the two oldest are joined.',
    notice: (area: string) => `Take up what the user said last, then ask about ${area}.`,
    flagged: 'Rehearsal: the script flags this turn.',
  },
  zh: {
    label: '用户原话',
    reading: (area: string) => `排练：原话记入“${area}”，脚本并不理解其内容。`,
    missing: '用户更多的说法',
    joined: '已无空位：合并最早的两条。',
    notice: (area: string) => `先接住用户最后说的话，再了解${area}。`,
    flagged: '排练：脚本标记了这一轮。',
  },
} satisfies Record<Language, object>;

/** The user's latest words become a fact of what was asked about: it claims to understand none of them. */
function rehearseAnalysis(task: AnalysisTask) {
  return rehearsed(task, (line): { analysis: InterviewAnalysis } => {
    const { language, unread } = task;
    const words = WORDS[language];
    const area = areaOf(task);
    const added = unread.flatMap(({ turn, user }): NewFact[] => {
      const text = shortened(oneLine(user.join(' ')), NOTED);
      return text ? [{ area, label: words.label, text, turns: [turn] }] : [];
    });
    const fitting = added.slice(-Math.max(1, task.facts_left));
    const areas = scored(task, area, fitting.length);
    const next = areas.toSorted((a, b) => a.score - b.score)[0]!.area as Area;
    return {
      analysis: {
        reading: words.reading(AREA[language][area]),
        added: fitting,
        changed: fitting.length && !task.facts_left ? joined(task) : [],
        areas,
        risks: line?.act === 'flags' ? [flagged(task, line)] : [],
        revision: revisionOf(task),
        status: statusOf(task, areas),
        notice: (line?.act === 'speaks' && line.text) || words.notice(AREA[language][next]),
      },
    };
  });
}

/** What the Interviewer asked about before the user spoke; where it asked nothing canned, what is least known. */
function areaOf({ talk, unread, areas, language }: AnalysisTask): Area {
  const before = [...talk.exchanges, ...unread].at(-2);
  const least = areas.toSorted((a, b) => a.score - b.score)[0]!.area as Area;
  return areaAsked(before?.answer, language) ?? least;
}

function scored({ facts, areas, language }: AnalysisTask, asked: Area, more: number): AreaScore[] {
  return AREAS.map((area) => {
    const before = areas.find((one) => one.area === area)?.score ?? 0;
    const known = facts.filter((fact) => fact.area === area).length + (area === asked ? more : 0);
    const score = Math.max(before, SCORES[Math.min(known, SCORES.length - 1)]!);
    return { area, missing: score === 100 ? '' : WORDS[language].missing, score };
  });
}

/** It goes on, and never back. */
function statusOf({ status, complete_at }: AnalysisTask, areas: readonly AreaScore[]): Status {
  if (status === 'Completed') return status;
  const score = completenessOf(areas);
  if (score >= complete_at) return 'Completed';
  if (status === 'Solutioning' || score >= ENOUGH_OF_THE_TROUBLE) return 'Solutioning';
  return areas.find(({ area }) => area === 'who')?.score ? 'DeepDive' : status;
}

const flagged = ({ turn, language }: AnalysisTask, line: InterviewLine): InterviewAnalysis['risks'][number] => ({
  kind: 'misunderstanding',
  text: line.text?.slice(0, 800) || WORDS[language].flagged,
  turns: [turn],
});

/** Room for one more fact. */
function joined({ facts, language }: AnalysisTask): FactChange[] {
  const [oldest, next] = facts;
  if (!oldest || !next) return [];
  const reason = WORDS[language].joined;
  const text = shortened(`${oldest.text} ${next.text}`, 390);
  return [
    { fact_id: oldest.fact_id, reason, text: '', turns: oldest.turns },
    { fact_id: next.fact_id, reason, text, turns: [...new Set([...next.turns, ...oldest.turns])].slice(-20) },
  ];
}

/** A message that names a document, or asks for a change, once there are documents. */
function revisionOf({ documents, unread }: AnalysisTask): InterviewAnalysis['revision'] {
  const said = unread.flatMap(({ user }) => user).join('\n');
  const named = DOCUMENT_IDS.filter((id) => said.toUpperCase().includes(id));
  const wants = documents.length > 0 && (named.length > 0 || /\bchange|修改/iu.test(said));
  if (!wants) return { documents: [], comment: '' };
  return { documents: named.length ? named : documents.map(({ document }) => document), comment: said.slice(0, 2000) };
}
