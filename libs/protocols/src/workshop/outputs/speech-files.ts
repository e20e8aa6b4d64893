import {
  generatedByIn,
  type GeneratedBy,
  type PlanRole,
  type RecordedEvent,
  type Speech,
  type SpeechGiven,
} from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { colonOf, commaOf, generatedLine, rehearsalLine } from '@parley/wording';
import { nameOf, workshopOf, type WorkshopState } from '../state.js';
import { foldOf } from './fold.js';

/** One of a version's files (W9). */
export interface PlanFile {
  file: string;
  media_type: string;
  text: string;
}

/** How the source calls the default roles in its file names. */
const SHORT: Record<string, string> = {
  'product-planner': 'PP',
  'system-designer': 'SD',
  'senior-developer': 'Dev',
  'test-planner': 'TP',
  'risk-planner': 'RP',
};

/** Every speech in full in a file of its own, as PP_speak_r1.txt (W2). */
export function speechFiles(events: readonly RecordedEvent[]): PlanFile[] {
  const state = foldOf(events);
  const { roles } = workshopOf(state);
  return events.flatMap((event) => {
    if (event.type !== 'SpeechGiven') return [];
    const { participant_id, round } = event.data;
    return {
      file: `${shortName(roles, participant_id)}_speak_r${round}.txt`,
      media_type: 'text/plain; charset=utf-8',
      text: speechText(state, event.data, event.recorded_at, generatedByIn([events[0]!, event])),
    };
  });
}

/** No two roles share one: a role of the user's that is called as a short name keeps it. */
function shortName(roles: readonly PlanRole[], id: string): string {
  const short = ownProperty(SHORT, id);
  return short && !roles.some(({ participant_id }) => participant_id === short) ? short : id;
}

const WORDS = {
  en: {
    round: (round: number) => `round ${round}`,
    advice: 'Advice',
    comments: 'On what others said',
    stances: 'Stances',
    entries: 'For the draft',
    newIssues: 'New issues',
    questions: 'Questions to the user',
    reopens: 'Put back on the list',
    sources: 'Sources',
  },
  zh: {
    round: (round: number) => `第 ${round} 轮`,
    advice: '建议',
    comments: '对其他发言的回应',
    stances: '立场',
    entries: '拟写入草案',
    newIssues: '新问题',
    questions: '请用户澄清',
    reopens: '重新列入清单',
    sources: '来源',
  },
};

function speechText(
  state: WorkshopState,
  { participant_id, round, request_id, speech }: SpeechGiven,
  at: string,
  mark: GeneratedBy,
) {
  const { language, rehearsal } = workshopOf(state);
  const words = WORDS[language];
  const colon = colonOf(language);
  const { stances, entry_stances, entries } = speech;
  const on = (id: string, stance: string, ...why: string[]) =>
    `${id}${colon}${[stance, ...why.filter(Boolean)].join(' – ')}`;
  const parts: [string, string[]][] = [
    [words.comments, speech.comments.map((one) => `${nameOf(state, one.participant_id)}${colon}${one.text}`)],
    [
      words.stances,
      [
        ...stances.map((one) => on(one.issue_id, one.stance, one.statement, one.reason)),
        ...entry_stances.map((one) => on(one.entry_id, one.stance, one.reason)),
      ],
    ],
    [words.entries, entries.map((entry) => proposal(entry, commaOf(language)))],
    [words.newIssues, speech.new_issues],
    [words.questions, speech.questions.map(({ text }) => text)],
    [words.reopens, speech.reopens.map(({ issue_id, reason }) => `${issue_id}${colon}${reason}`)],
    [words.sources, speech.sources],
  ];
  return `${[
    `${nameOf(state, participant_id)} · ${words.round(round)} · ${request_id} · ${at}`,
    ...(rehearsal ? [rehearsalLine(language)] : []),
    generatedLine(language, mark),
    '',
    speech.analysis,
    ...(speech.advice ? ['', `${words.advice}${colon}${speech.advice}`] : []),
    ...parts.flatMap(([title, items]) => (items.length ? ['', title, ...items.map((item) => `- ${item}`)] : [])),
  ].join('\n')}\n`;
}

const proposal = ({ text, resolves, supersedes, reason }: Speech['entries'][number], comma: string): string =>
  [
    text,
    ...(resolves.length ? [`(${resolves.join(comma)})`] : []),
    ...(supersedes === undefined ? [] : [`→ ${supersedes}`]),
    ...(reason ? [`– ${reason}`] : []),
  ].join(' ');
