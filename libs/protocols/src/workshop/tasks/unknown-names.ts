import type { Speech } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import { namesOf, unknownIn, type Named } from '../rules/speech-errors.js';
import { workshopOf, type WorkshopState } from '../state.js';

/** Told of each kind: a workshop of many rounds has hundreds. */
const MOST_TOLD = 60;

const KINDS: Record<Language, Record<Named, string>> = {
  en: {
    role: 'participants',
    open_issue: 'open issues',
    left_issue: 'issues that have left the list',
    tabled_entry: 'entries that are proposed or in the draft',
    draft_entry: 'entries of the draft',
  },
  zh: {
    role: '参与者',
    open_issue: '未决问题',
    left_issue: '已离开清单的问题',
    tabled_entry: '已提出或在草案中的条目',
    draft_entry: '草案条目',
  },
};

/** What a speech names and is not there, with what is, as its author is told; undefined where all is there. */
export function unknownNames(state: WorkshopState, speech: Speech): { ids: string[]; told: string } | undefined {
  const unknown = unknownIn(state, speech);
  if (!unknown.length) return undefined;
  const { language } = workshopOf(state);
  const there = namesOf(state);
  const kinds = [...new Set(unknown.map(({ as }) => as))];
  const told = kinds.map((kind) => {
    const ids = unknown.filter(({ as }) => as === kind).map(({ id }) => id);
    return notThere(language, KINDS[language][kind], [...new Set(ids)], [...there[kind]]);
  });
  return {
    ids: [...new Set(unknown.map(({ id }) => id))].slice(0, 200),
    told: told.join(language === 'zh' ? '；' : '; '),
  };
}

/** That something is not there, and what is. */
export function notThere(language: Language, kind: string, ids: readonly string[], there: readonly string[]): string {
  const shown = there.slice(-MOST_TOLD);
  return language === 'zh'
    ? `${ids.join('、')} 不属于${kind}；现有：${shown.join('、') || '无'}`
    : `${ids.join(', ')}: not among the ${kind}, which are ${shown.join(', ') || 'none'}`;
}

export const issueKind = (language: Language): string => KINDS[language].open_issue;
