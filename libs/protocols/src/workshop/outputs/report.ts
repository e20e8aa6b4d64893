import type { RecordedEvent } from '@parley/contracts';
import { generatedLine } from '@parley/wording';
import { inline, sanitiseMarkdown } from '../../shared/markdown/markdown.js';
import type { RoleDocument } from './role-documents.js';
import type { Decision } from './decisions.js';
import type { Plan } from './plan.js';
import type { PlanConsent } from './consent.js';
import { documentParts } from './report-documents.js';
import { whoSaidWhat } from './report-speeches.js';
import { reportWording, type ReportWording } from './report-wording.js';

/** planning_report.md: a version of the plan for people (W9). What is not plain sailing stands at its top. */
export function reportOf(plan: Plan, documents: RoleDocument[], events: readonly RecordedEvent[]): string {
  const words = reportWording(plan.language);
  const { standing_objections, unfound_sources } = plan;
  const summary = section(
    words.summary,
    plan.summary ? [sanitiseMarkdown(plan.summary), ...contradiction(plan.consent, words)] : [],
  );
  return [
    `# ${inline(plan.topic)} · v${plan.version}`,
    '',
    ...(plan.rehearsal ? [`> **${words.rehearsal}**`, ''] : []),
    words.status(plan.status, plan.rounds, plan.open_points.length),
    '',
    `*${inline(generatedLine(plan.language, plan.generated_by))}*`,
    ...(plan.reason === 'cost_budget' ? ['', `**${words.outOfMoney}**`] : []),
    ...(standing_objections.length ? ['', `**${words.standingNote(standing_objections.length)}**`] : []),
    ...notHeardNote(plan.consent, words),
    ...summary,
    ...section(words.requirement, [quote(plan.requirement)]),
    ...section(words.feedback(plan.previous?.version ?? 0), plan.feedback === undefined ? [] : [quote(plan.feedback)]),
    ...section(words.judgement, judged(plan, words)),
    ...section(words.whoStandsWhere, whoStandsWhere(plan.consent, words)),
    ...section(
      words.decisions,
      plan.decisions.length ? plan.decisions.flatMap((one) => decided(one, plan, words)) : [words.none],
    ),
    ...section(words.standing, standing_objections.map(objection(words))),
    ...section(words.open, openPoints(plan, words)),
    ...section(words.notAgreed, plan.not_agreed.flatMap(notAgreed(words))),
    ...section(words.superseded, plan.superseded.map(superseded(words))),
    ...section(words.clarifications, plan.clarifications.flatMap(clarified(words))),
    ...section(
      words.documents,
      documents.flatMap((one) => documentParts(one, plan.language, words)),
    ),
    ...section(
      words.sources,
      plan.sources.map((source) => `- ${inline(source)}`),
    ),
    ...section(
      words.unfound,
      unfound_sources.map((source) => `- ${inline(source)}`),
    ),
    ...section(words.whoSaidWhat, whoSaidWhat(events, words)),
    '',
  ].join('\n');
}

const section = (title: string, lines: string[]): string[] => (lines.length ? ['', `## ${title}`, '', ...lines] : []);

/** What it asked the user stands among the clarifications, its first issues among the decisions and open points. */
function judged({ initial_judgement: made, rehearsal }: Plan, words: ReportWording): string[] {
  if (!made) return [];
  const verdict = made.sufficient ? words.sufficient : words.notSufficient;
  // A script finds nothing sufficient (P6).
  return [rehearsal ? inline(made.reason) : `**${verdict}** ${inline(made.reason)}`];
}

/** Each decision says why, and leads back to its turns. */
function decided(one: Decision, plan: Plan, words: ReportWording): string[] {
  const { entry_id, text, reason, resolves, proposed_by, proposed_in, turn, stances, unopposed, added_in } = one;
  return [
    `### ${entry_id}${words.colon}${inline(text)}`,
    '',
    ...(reason ? [`- ${words.because}${words.colon}${inline(reason)}`] : []),
    ...(resolves.length ? [`- ${words.settles}${words.colon}${resolves.join(words.comma)}`] : []),
    ...answerTo(plan, one.question_id).map((answer) => `- ${words.rests}${words.colon}${answer}`),
    one.carried_from === undefined
      ? `- ${words.proposed(inline(proposed_by), proposed_in, turn, added_in)}`
      : `- ${words.carried(inline(proposed_by), one.carried_from)}`,
    ...stances
      .filter((other) => other.turn !== turn)
      .map(
        ({ role, stance, reason: why, turn: taken }) =>
          `- ${inline(role)}${words.colon}${words.stance(stance)}${why ? ` – ${inline(why)}` : ''} (${taken})`,
      ),
    ...(unopposed.length ? [`- ${words.unopposed}${words.colon}${unopposed.map(inline).join(words.comma)}`] : []),
    '',
  ];
}

const objection =
  (words: ReportWording) =>
  ({ entry_id, role, reason, turn }: Plan['standing_objections'][number]): string =>
    `- ${entry_id}${words.colon}${words.objected(inline(role), inline(reason), turn)}`;

/** The user's answer in a line; of several exchanges the last. */
const answerTo = ({ clarifications }: Plan, questionId: string | undefined): string[] =>
  clarifications
    .filter(({ question_id }) => question_id === questionId)
    .flatMap(({ exchanges }) => exchanges.slice(-1))
    .map(({ question, answer }) => `${inline(question)} → ${inline(answer)}`);

function openPoints(plan: Plan, words: ReportWording): string[] {
  const { issues, open_points } = plan;
  const open = issues.filter(({ issue_id }) => open_points.includes(issue_id));
  if (!open.length) return [words.nothingOpen];
  return open.flatMap(({ issue_id, statement, raised_by, round, raised_by_answer }) => [
    `- ${issue_id}${words.colon}${inline(statement)} (${words.raised(inline(raised_by), round)})`,
    ...answerTo(plan, raised_by_answer).map((answer) => `  - ${words.raisedBy}${words.colon}${answer}`),
  ]);
}

const notAgreed =
  (words: ReportWording) =>
  ({ entry_id, text, proposed_by, objections }: Plan['not_agreed'][number]): string[] => [
    `- ${entry_id} (${inline(proposed_by)}): ${inline(text)}`,
    ...objections.map(({ role, reason, turn }) => `  - ${words.objected(inline(role), inline(reason), turn)}`),
  ];

const superseded =
  ({ colon }: ReportWording) =>
  ({ entry_id, text, superseded_by, reason }: Plan['superseded'][number]): string =>
    `- ~~${entry_id}${colon}${inline(text)}~~ → ${superseded_by}${colon}${inline(reason)}`;

const clarified =
  (words: ReportWording) =>
  ({ asked_by, exchanges, assumption, status }: Plan['clarifications'][number]): string[] => [
    ...exchanges.map(
      ({ question, answer, source }) =>
        `- ${inline(asked_by)}${words.colon}${inline(question)}${answer ? `\n  - ${answeredIn(source, words)}${words.colon}${inline(answer)}` : ''}`,
    ),
    ...(assumption === undefined ? [] : [`  - ${words.assumption}${words.colon}${inline(assumption)}`]),
    ...(status === 'unanswered' ? [`  - ${words.unanswered}`] : []),
  ];

const answeredIn = (source: string | undefined, { answer }: ReportWording): string =>
  source === undefined ? answer : `${answer} (${inline(source)})`;

const quote = (text: string): string =>
  sanitiseMarkdown(text)
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/** Whoever was not heard, at the report's top: whoever reads no further must not take the plan for everybody's (W4). */
const notHeardNote = (consent: PlanConsent | undefined, words: ReportWording): string[] =>
  consent?.not_heard.length ? ['', `**${words.notHeard(consent.not_heard.map(inline))}**`] : [];

/** The roles by where they stand, counted. */
function whoStandsWhere(consent: PlanConsent | undefined, words: ReportWording): string[] {
  if (!consent) return [];
  const { votes, not_heard } = consent;
  const stances = [...new Set(votes.map(({ stance }) => stance))];
  const lines = stances.map((stance) => {
    const names = votes.filter((vote) => vote.stance === stance).map(({ role }) => inline(role));
    return `- ${words.vote(stance)}${words.colon}${names.length} (${names.join(words.comma)})`;
  });
  return [...lines, ...(not_heard.length ? [`- ${words.notHeard(not_heard.map(inline))}`] : [])];
}

/** That the prose says otherwise than the roles did. */
const contradiction = (consent: PlanConsent | undefined, words: ReportWording): string[] =>
  consent?.contradicted ? ['', `**${words.contradicted[consent.contradicted]}**`] : [];
