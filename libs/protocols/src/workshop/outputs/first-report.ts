import type { RecordedEvent, SpeechGiven } from '@parley/contracts';
import { nameOf } from '../state.js';
import { foldOf } from './fold.js';
import type { Decision } from './decisions.js';
import type { Plan } from './plan.js';
import { reportWording, type ReportWording } from './report-wording.js';

/** planning_report.md as workshops had it before documents were typed: what was published once stays as it is (W9). */
export function firstReportOf(plan: Plan, events: readonly RecordedEvent[]): string {
  const words = reportWording(plan.language);
  return [
    `# ${oneLine(plan.topic)} · v${plan.version}`,
    '',
    words.status(plan.status, plan.rounds, plan.open_points.length),
    ...(plan.rehearsal ? ['', `> ${words.rehearsed}`] : []),
    ...section(words.requirement, [quote(plan.requirement)]),
    ...section(words.feedback(plan.previous?.version ?? 0), plan.feedback === undefined ? [] : [quote(plan.feedback)]),
    ...section(words.summary, plan.summary ? [safe(plan.summary)] : []),
    ...section(
      words.decisions,
      plan.decisions.length ? plan.decisions.flatMap((one) => decided(one, words)) : [words.none],
    ),
    ...section(
      words.superseded,
      plan.superseded.map(
        ({ entry_id, text, superseded_by, reason }) =>
          `- ~~${entry_id}: ${oneLine(text)}~~ → ${superseded_by}: ${oneLine(reason)}`,
      ),
    ),
    ...section(words.open, openPoints(plan, words)),
    ...section(
      words.notAgreed,
      plan.not_agreed.map(({ entry_id, text, proposed_by, objections }) =>
        [
          `- ${entry_id} (${oneLine(proposed_by)}): ${oneLine(text)}`,
          ...objections.map(({ role, reason, turn }) => `  - ${words.objected(oneLine(role), oneLine(reason), turn)}`),
        ].join('\n'),
      ),
    ),
    ...section(
      words.clarifications,
      plan.clarifications.flatMap((one) => clarified(one, words)),
    ),
    ...section(
      words.sources,
      plan.sources.map((source) => `- ${oneLine(source)}`),
    ),
    ...section(words.whoSaidWhat, whoSaidWhat(events, words)),
    ...section(
      words.documents,
      plan.roles.map(
        ({ name, document, written }) => `- ${oneLine(name)}: ${document}${written ? '' : ` (${words.notWritten})`}`,
      ),
    ),
    '',
  ].join('\n');
}

const section = (title: string, lines: string[]): string[] => (lines.length ? ['', `## ${title}`, '', ...lines] : []);

/** Each decision says why, and leads back to its turns. */
function decided(
  { entry_id, text, reason, resolves, proposed_by, proposed_in, turn, stances, unopposed, added_in }: Decision,
  words: ReportWording,
): string[] {
  const lines = [
    `### ${entry_id}: ${oneLine(text)}`,
    '',
    ...(reason ? [`- ${words.because}: ${oneLine(reason)}`] : []),
    ...(resolves.length ? [`- ${words.settles}: ${resolves.join(', ')}`] : []),
    `- ${words.proposed(oneLine(proposed_by), proposed_in, turn, added_in)}`,
    ...stances
      .filter((one) => one.turn !== turn)
      .map(
        (one) =>
          `- ${oneLine(one.role)}: ${words.stance(one.stance)}${one.reason ? ` – ${oneLine(one.reason)}` : ''} (${one.turn})`,
      ),
    ...(unopposed.length ? [`- ${words.unopposed}: ${unopposed.map(oneLine).join(', ')}`] : []),
    '',
  ];
  return lines;
}

function openPoints({ issues, open_points }: Plan, words: ReportWording): string[] {
  const open = issues.filter(({ issue_id }) => open_points.includes(issue_id));
  if (!open.length) return [words.nothingOpen];
  return open.map(
    ({ issue_id, statement, raised_by, round }) =>
      `- ${issue_id}: ${oneLine(statement)} (${words.raised(oneLine(raised_by), round)})`,
  );
}

function clarified(
  { asked_by, exchanges, assumption, status }: Plan['clarifications'][number],
  words: ReportWording,
): string[] {
  return [
    ...exchanges.map(
      ({ question, answer }) =>
        `- ${oneLine(asked_by)}: ${oneLine(question)}${answer ? `\n  - ${words.answer}: ${oneLine(answer)}` : ''}`,
    ),
    ...(assumption === undefined ? [] : [`  - ${words.assumption}: ${oneLine(assumption)}`]),
    ...(status === 'unanswered' ? [`  - ${words.unanswered}`] : []),
  ];
}

/** Characters of a speech that the report shows; the whole of it is in the transcript. */
const SHOWN = 600;

function whoSaidWhat(events: readonly RecordedEvent[], words: ReportWording): string[] {
  const state = foldOf(events);
  const speeches = events.filter((event) => event.type === 'SpeechGiven').map(({ data }) => data);
  const rounds = [...new Set(speeches.map(({ round }) => round))];
  const line = ({ participant_id, request_id, speech }: SpeechGiven): string => {
    const text = oneLine([speech.analysis, speech.advice].filter(Boolean).join(' '));
    const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
    return `- **${oneLine(nameOf(state, participant_id))}** (${request_id}): ${shown}`;
  };
  return rounds.flatMap((round) => {
    const review = events.findLast((event) => event.type === 'WorkshopRoundReviewed' && event.data.round === round);
    const summary = review?.type === 'WorkshopRoundReviewed' ? [`_${oneLine(review.data.summary)}_`, ''] : [];
    return [
      `### ${words.round(round)}`,
      '',
      ...speeches.filter((one) => one.round === round).map(line),
      '',
      ...summary,
    ];
  });
}

/** What roles and people wrote is shown as text: no markup of theirs takes effect. */
const safe = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll(/^([^\S\r\n\u2028\u2029]*)([#>])/gmu, '$1\\$2');

const oneLine = (text: string): string => safe(text.replaceAll(/\s+/gu, ' ').trim());

const quote = (text: string): string =>
  safe(text.trim())
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
