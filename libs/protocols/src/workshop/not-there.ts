import type { Language } from '../shared/channel-state.js';
import { oneLine, unescaped } from '../shared/work/quoted.js';

/** Told of each kind: a workshop of many rounds has hundreds. */
const MOST_TOLD = 60;

const KINDS = {
  en: {
    role: 'participants',
    open_issue: 'open issues',
    left_issue: 'issues that have left the list',
    tabled_entry: 'entries that are proposed or in the draft',
    draft_entry: 'entries of the draft',
    unheard_entry: 'entries that you are asked about',
    waiting_question: 'questions that wait',
    source: 'sources that were found',
  },
  zh: {
    role: '参与者',
    open_issue: '未决问题',
    left_issue: '已离开清单的问题',
    tabled_entry: '已提出或在草案中的条目',
    draft_entry: '草案条目',
    unheard_entry: '本次询问的条目',
    waiting_question: '等待转达的问题',
    source: '检索到的来源',
  },
} satisfies Record<Language, Record<string, string>>;

/** What an answer may name. */
type Kind = keyof (typeof KINDS)['en'];

/** That something of a kind is not there, and what is, as who named it is told. */
export function notThere(language: Language, kind: Kind, ids: readonly string[], there: readonly string[]): string {
  const shown = there.slice(-MOST_TOLD);
  const of = KINDS[language][kind];
  return language === 'zh'
    ? `${ids.join('、')} 不属于${of}；现有：${shown.join('、') || '无'}`
    : `${ids.join(', ')}: not among the ${of}, which are ${shown.join(', ') || 'none'}`;
}

/** Whether somebody has found this source by looking it up; a part of a document is named by the document too. */
export function isFound(source: string, found: readonly string[]): boolean {
  const named = plain(source);
  return found.some((one) => plain(one) === named || one.startsWith(`${named} › `));
}

/** As it stands in what was found: without the brackets and the escapes that a prompt has around it. */
const plain = (source: string): string => oneLine(unescaped(source)).replaceAll(/^\[|\]$/gu, '');
