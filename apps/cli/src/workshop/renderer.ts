import { command } from '../called.js';
import { type RecordedEvent, type Speech } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { exampleFile, shortest } from '../own-files.js';
import type { Opening, ProtocolRenderer } from '../protocol.js';
import { lookup } from '../render/shared-events.js';
import { oneLine } from '../render/one-line.js';
import type { Stage } from '../render/stage.js';
import { paint, panel } from '../render/style.js';
import { Bookkeeping } from './bookkeeping.js';
import { type TerminalWords, wordsOf } from '../words.js';

type Of<T extends RecordedEvent['type']> = Extract<RecordedEvent, { type: T }>['data'];

/** A workshop's events as the terminal shows them. */
export function workshopRenderer(): ProtocolRenderer {
  const books = new Bookkeeping();
  return {
    says: ['speech', 'premortem', 'review', 'report'],
    sample: () => command`plan -f ${shortest(exampleFile('workshop/offline-reading.yaml'))}`,
    opening,
    keep: (event) => books.keep(event),
    kept: (stage) => books.keptText(stage, (event) => render(event, stage)),
    render(event, stage) {
      if (event.type === 'RatificationStarted') return asked(event.data, books, stage);
      if (event.type === 'PlanReported') return reported(event.data, books, stage);
      if (event.type === 'WorkshopConcluded') return concluded(event.data, books, stage);
      return render(event, stage);
    },
    success: (language) => wordsOf(language).workshop.success,
  };
}

function opening(event: RecordedEvent): Opening | undefined {
  if (event.type !== 'WorkshopOpened') return undefined;
  const { roles, config, language, coach_script } = event.data;
  const scripted = Boolean(coach_script) || roles.some(({ script }) => script.length);
  return { people: roles, language, max_rounds: config.max_rounds, scripted };
}

function render(event: RecordedEvent, stage: Stage): string | undefined {
  const words = wordsOf(stage.language).workshop;
  switch (event.type) {
    case 'WorkshopOpened':
      return openingPanel(event.data, stage);
    case 'SpeechGiven':
      return speech(event.data, stage);
    case 'LookupMade':
      return lookup(event.data, stage, wordsOf(stage.language).workshop);
    case 'SpeechTruncated':
      return paint.warn(
        `  ✂ ${stage.name(event.data.participant_id)}${stage.colon}${words.truncated(event.data.dropped)}`,
      );
    case 'IssueRaised':
      return `  ${paint.warn('+')} ${event.data.issue_id} ${paint.dim(words.raised)} · ${oneLine(event.data.statement)}`;
    case 'IssueResolved': {
      const { issue_id, entry_id, question_id } = event.data;
      return paint.good(`  ✓ ${issue_id} ${words.resolved} · ${[entry_id, question_id].filter(Boolean).join(' · ')}`);
    }
    case 'DraftEntryProposed': {
      // What a speech proposes is shown with it.
      const { question_id, proposed_by, text, resolves } = event.data;
      return (
        question_id &&
        `  ${stage.name(proposed_by)} · ${question_id} ■ ${text} ${paint.dim(resolves.join(stage.comma))}`
      );
    }
    case 'IssueMerged':
      return paint.good(`  ⇒ ${event.data.issue_id} ${words.merged(event.data.into)} · ${event.data.reason}`);
    case 'IssueDismissed':
      return paint.good(`  ∅ ${event.data.issue_id} ${words.dismissed}`);
    case 'IssueReopened': {
      const { issue_id, reopened_by, reason } = event.data;
      return paint.warn(`  ↺ ${issue_id} ${words.reopened(stage.name(reopened_by))} · ${reason}`);
    }
    case 'DraftEntryAdded':
      return paint.good(`  ■ ${words.added(event.data.entry_id)} · ${event.data.text}`);
    case 'DraftEntrySuperseded':
      return paint.warn(
        `  □ ${words.superseded(event.data.entry_id)} → ${event.data.superseded_by} · ${event.data.reason}`,
      );
    case 'InitialJudgementMade':
      return [paint.bold(`  ${words.coach}`), `  ${event.data.reason}`].join('\n');
    case 'DraftEntryLapsed': {
      const { entry_id, cause, into, reason } = event.data;
      const why = into === undefined ? [] : [`→ ${into}`, reason];
      return paint.dim([`  ✗ ${entry_id} ${words.lapsed[cause] ?? cause}`, ...why].join(' · '));
    }
    case 'DraftEntryRepeated': {
      const { entry_id, repeated_by, resolves } = event.data;
      return paint.dim(
        `  ■ ${stage.name(repeated_by)} ${words.repeats(entry_id)} ${resolves.join(stage.comma)}`.trimEnd(),
      );
    }
    case 'EntriesRatified':
      return ratified(event.data, stage);
    case 'WorkshopPaused':
      return paint.warn(`⏸ ${words.paused}`);
    case 'WorkshopResumed':
      return paint.dim(`▶ ${words.resumed}`);
    case 'ClarificationRelayed':
      return panel({ title: `? ${event.data.question_id}`, lines: [event.data.text], colour: 'yellow' }, stage.width);
    case 'ClarificationAnswered':
      return `» ${paint.dim(event.data.question_id)} ${event.data.answer}`;
    case 'ClarificationSettled': {
      const { question_id, text, source = '', unasked } = event.data;
      if (unasked) return paint.warn(`  ? ${question_id} ${words.unasked}${stage.colon}${unasked}`);
      return text && paint.dim(`  ⌕ ${question_id} ${words.answeredIn(source)}${stage.colon}${text}`);
    }
    case 'AssumptionRecorded':
      return paint.warn(
        `  ~ ${stage.name(event.data.participant_id)} ${words.assumption}${stage.colon}${event.data.assumption}`,
      );
    case 'OffTopicNoticed':
      return paint.warn(
        `  ! ${stage.name(event.data.participant_id)}, ${words.offTopic}${stage.colon}${event.data.notice}`,
      );
    case 'WorkshopRoundReviewed':
      return review(event.data, stage);
    case 'PlanDocumentWritten':
      return paint.dim(`  ✎ ${stage.name(event.data.participant_id)} ${words.document(event.data.file)}`);
    default:
      return undefined;
  }
}

function openingPanel({ topic, requirement, roles, version, feedback }: Of<'WorkshopOpened'>, stage: Stage): string {
  const words = wordsOf(stage.language).workshop;
  const lines = [
    paint.bold(topic),
    ...(requirement.trim() === topic ? [] : [requirement.trim()]),
    ...(feedback === undefined ? [] : [`${words.feedback}${stage.colon}${feedback}`]),
    ...roles.map(({ name, focus }) => `● ${paint.bold(name)}${focus ? paint.dim(` · ${focus}`) : ''}`),
  ];
  return panel({ title: words.workshop(version), lines, colour: 'white' }, stage.width);
}

function speech({ participant_id, speech: said, unknown = [] }: Of<'SpeechGiven'>, stage: Stage): string {
  const { notThere } = wordsOf(stage.language).workshop;
  const lines = [
    stage.unheardOf(said.analysis),
    ...detailsOf(said, stage),
    ...(unknown.length ? [paint.warn(notThere(unknown))] : []),
  ];
  return panel({ title: stage.speaker(participant_id), lines, colour: stage.colourOf(participant_id) }, stage.width);
}

/** What everybody hears of, with its text: it is agreed or objected to by its id. */
function asked({ entries }: Of<'RatificationStarted'>, books: Bookkeeping, stage: Stage): string {
  const { ratification } = wordsOf(stage.language).workshop;
  return [`  ? ${ratification}`, ...entries.map((id) => `    ${books.titled(id)}`)].map(paint.dim).join('\n');
}

/** The report with all that was decided, which came bit by bit before. */
function reported({ summary }: Of<'PlanReported'>, books: Bookkeeping, stage: Stage): string {
  const { report } = wordsOf(stage.language).workshop;
  return panel(
    { title: report, lines: [stage.unheardOf(summary), ...books.decisions()], colour: 'white' },
    stage.width,
  );
}

function concluded(
  { open_issues, standing_objections = [] }: Of<'WorkshopConcluded'>,
  books: Bookkeeping,
  stage: Stage,
): string {
  const words = wordsOf(stage.language).workshop;
  return [
    paint.bold(`══ ${words.stillOpen(open_issues.length)}`),
    ...open_issues.map((id) => paint.warn(`  ? ${books.titled(id)}`)),
    ...standing_objections.map(({ entry_id, participant_id, reason }) =>
      paint.bad(`  ✗ ${words.stillObjects(stage.name(participant_id), entry_id)}${stage.colon}${reason}`),
    ),
  ].join('\n');
}

function ratified({ participant_id, entry_stances }: Of<'EntriesRatified'>, stage: Stage): string {
  const words = wordsOf(stage.language).workshop;
  const lines = entry_stances.map((one) => `  ${stanceOn(one, words)}`);
  return [
    `  ${stage.speaker(participant_id)}`,
    ...(lines.length ? lines : [paint.dim(`  ${words.nothingAgainst}`)]),
  ].join('\n');
}

const stanceOn = (
  { entry_id, stance, reason }: Speech['entry_stances'][number],
  { stances }: TerminalWords['workshop'],
): string => `${stances[stance] ?? stance} ${entry_id}${reason ? ` · ${reason}` : ''}`;

function detailsOf(said: Speech, stage: Stage): string[] {
  const words = wordsOf(stage.language).workshop;
  const mark = (stance: string) => ownProperty(words.stances, stance) ?? stance;
  return [
    ...(said.advice ? [`${paint.bold(words.advice)}${stage.colon}${stage.unheardOf(said.advice)}`] : []),
    ...said.comments.map(({ participant_id, text }) =>
      paint.dim(`${words.comments} ${stage.name(participant_id)}${stage.colon}${text}`),
    ),
    ...said.stances.map(
      ({ issue_id, stance, statement }) => `${mark(stance)} ${issue_id}${statement ? ` · ${statement}` : ''}`,
    ),
    ...said.entry_stances.map((one) => stanceOn(one, words)),
    ...said.entries.map(
      ({ text, resolves }) => `■ ${text}${resolves.length ? paint.dim(` (${resolves.join(stage.comma)})`) : ''}`,
    ),
    ...said.questions.map(({ text }) => `? ${words.question}${stage.colon}${text}`),
    ...said.sources.map((source) => paint.dim(`§ ${source}`)),
  ];
}

function review({ summary, refused }: Of<'WorkshopRoundReviewed'>, stage: Stage): string {
  const words = wordsOf(stage.language).workshop;
  return [
    paint.bold(`  ${words.coach}`),
    `  ${stage.unheardOf(summary)}`,
    ...refused.map(({ issue_id, proposal, reason }) =>
      paint.dim(`  ✗ ${proposal} ${issue_id}${stage.colon}${words.refused} · ${reason}`),
    ),
  ].join('\n');
}
