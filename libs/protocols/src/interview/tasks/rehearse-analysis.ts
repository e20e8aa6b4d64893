import type { AreaScore, FactChange, InterviewAnalysis, InterviewLine, NewFact } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import { oneLine, shortened } from '../../shared/work/quoted.js';
import { DOCUMENT_IDS } from '../documents/catalogue.js';
import { completenessOf } from '../rules/background.js';
import { AREAS, type Area, type Status } from '../state.js';
import type { AnalysisTask } from './analysis-task.js';
import { rehearsed } from './interview-task.js';
import { areaAsked } from './questions.js';
import { AREA } from './text.js';

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
export const rehearseAnalysis = (task: AnalysisTask) =>
  rehearsed(task, (line): { analysis: InterviewAnalysis } => {
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
