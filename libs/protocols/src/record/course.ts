import type { RecordedEvent } from '@parley/contracts';
import type { RecordWords } from '@parley/wording';
import type { CitedStatement } from './statement.js';
import { actorText, saidBy, type Telling } from './telling.js';

type Told = RecordWords['told'];
type OfType<T extends string> = Extract<RecordedEvent, { type: T }>['data'];

/** What an event's sentence is made of. */
interface Parts {
  who?: string;
  count?: number;
  what?: string;
  quotes?: (string | undefined)[];
}

/** By which parts each event of the course is told; its words have the same names. */
type Table = { [T in keyof Told & RecordedEvent['type']]: (data: OfType<T>, telling: Telling) => Parts };

/** Whoever asked for the plan raises issues too, without a seat. */
const ASKER = 'user';

const COURSE: Table = {
  RoundStarted: ({ round }) => ({ count: round }),
  CandidatesScreened: ({ selected }) => ({ quotes: selected.map(({ reason }) => reason) }),
  ProposalDrafted: ({ proposal }) => ({ count: proposal.version, quotes: [proposal.title, proposal.summary] }),
  ProposalAdjusted: ({ proposal, changes_made, changes_rejected }) => ({
    count: proposal.version,
    quotes: [
      proposal.title,
      ...changes_made.map(({ change }) => change),
      ...changes_rejected.map(({ reason }) => reason),
    ],
  }),
  FeedbackRecorded: ({ participant_id, feedback_type, reasoning, proposed_changes }, { words, nameOf }) => ({
    who: nameOf(participant_id),
    what: words.feedback[feedback_type as keyof typeof words.feedback],
    quotes: [reasoning, ...proposed_changes.flatMap(({ new_value, reason }) => [new_value, reason])],
  }),
  ParticipantWithdrawn: ({ participant_id, reasoning }, { nameOf }) => ({
    who: nameOf(participant_id),
    quotes: [reasoning],
  }),
  ReplacementInvited: ({ replacement_id }, { nameOf }) => ({ who: nameOf(replacement_id) }),
  OutcomeReached: ({ round, risk }) => ({ count: round, quotes: [risk] }),
  GapsIdentified: ({ gaps, summary }) => ({ quotes: [...gaps.map(({ title }) => title), summary] }),
  InterventionRecorded: ({ actor, text }, telling) => ({ who: actorText(actor, telling), quotes: [text] }),
  SpeakersSelected: ({ picked }) => ({ quotes: picked.map(({ reason }) => reason) }),
  ContributionMade: ({ participant_id, text, stance, asks = [] }, { words, nameOf }) => ({
    who: nameOf(participant_id),
    what: stance ? words.stances[stance.verdict as keyof typeof words.stances] : '',
    quotes: [text, stance?.claim, ...asks.map(({ question }) => question)],
  }),
  RoundSummarised: ({ round, summary }) => ({ count: round, quotes: [summary] }),
  AgreementJudged: ({ reason }) => ({ quotes: [reason] }),
  SpeechGiven: ({ participant_id, speech }, { nameOf }) => ({
    who: nameOf(participant_id),
    quotes: [speech.analysis, speech.advice],
  }),
  IssueRaised: ({ raised_by, statement }, { words, nameOf }) => ({
    who: raised_by === ASKER ? words.actor.asker : nameOf(raised_by),
    quotes: [statement],
  }),
  DraftEntryProposed: ({ proposed_by, text, reason }, { nameOf }) => ({
    who: nameOf(proposed_by),
    quotes: [text, reason],
  }),
  DraftEntryAdded: ({ proposed_by, text }, { nameOf }) => ({ who: nameOf(proposed_by), quotes: [text] }),
  EntriesRatified: ({ participant_id, entry_stances }, { nameOf }) => ({
    who: nameOf(participant_id),
    quotes: entry_stances.map(({ reason }) => reason),
  }),
  ClarificationAsked: ({ asked_by, text }, { nameOf }) => ({ who: nameOf(asked_by), quotes: [text] }),
  ClarificationAnswered: ({ actor, answer }, telling) => ({ who: actorText(actor, telling), quotes: [answer] }),
  ClarificationSkipped: ({ actor }, telling) => ({ who: actorText(actor, telling) }),
  AssumptionRecorded: ({ participant_id, assumption }, { nameOf }) => ({
    who: nameOf(participant_id),
    quotes: [assumption],
  }),
  WorkshopConcluded: ({ round, standing_objections = [] }) => ({
    count: round,
    quotes: standing_objections.map(({ reason }) => reason),
  }),
  PlanReported: ({ summary }) => ({ quotes: [summary] }),
  TaskPlanned: ({ participant_id, plan }, { nameOf }) => ({
    who: nameOf(participant_id),
    quotes: [plan.approach, ...plan.phases.map(({ title }) => title)],
  }),
  PlanRevised: ({ participant_id, revision }, { nameOf }) => ({
    who: nameOf(participant_id),
    quotes: [revision.reason],
  }),
  PhaseCompleted: ({ participant_id, result }, { nameOf }) => ({
    who: nameOf(participant_id),
    quotes: [result.summary, ...result.decisions, ...result.open_points],
  }),
  DebateDecided: ({ held, reason }) => ({ what: held ? 'held' : '', quotes: [reason] }),
  DebateOpened: ({ topic, point }) => ({ quotes: [topic, point] }),
  ArgumentMade: ({ participant_id, argument }, { nameOf }) => ({
    who: nameOf(participant_id),
    quotes: [argument.argument, argument.position],
  }),
  DebateRuled: ({ ruling }, { words }) => ({
    what: words.decisions[ruling.decision as keyof typeof words.decisions],
    quotes: [ruling.conclusion, ruling.rationale],
  }),
  TeamReported: ({ report }) => ({ quotes: [...report.decisions, ...report.open_points] }),
  AnswerGiven: ({ participant_id, text }, { nameOf }) => ({ who: nameOf(participant_id), quotes: [text] }),
  StatusChanged: ({ to, reason }) => ({ what: to, quotes: [reason] }),
  InterviewDocumentWritten: ({ participant_id, document }, { nameOf }) => ({
    who: nameOf(participant_id),
    what: document,
  }),
  VoteCalled: ({ called_by, question }, telling) => ({ who: actorText(called_by, telling), quotes: [question] }),
  BallotCast: ({ voter, choice, reasoning }, { words, nameOf }) => ({
    who: nameOf(voter.replace(/^user:/u, '')),
    what: words.choices[choice as keyof typeof words.choices],
    quotes: [reasoning],
  }),
  VoteClosed: ({ end, continue: goOn, abstained, passed }, { words }) => ({
    what: words.votes(end, goOn, abstained, passed),
  }),
};

/** What an event adds to how it went; nothing of what only keeps the machinery going. */
export function courseOf(event: RecordedEvent, telling: Telling): CitedStatement[] {
  if (!(event.type in COURSE) || isAssumed(event)) return [];
  const type = event.type as keyof Table;
  const partsOf = COURSE[type] as (data: unknown, telling: Telling) => Parts;
  const { who = '', count = 0, what = '', quotes = [] } = partsOf(event.data, telling);
  const words = telling.words.told[type] as (who: string, count: number, what: string) => string;
  return [saidBy('course', event, { kind: type, text: words(who, count, what), quotes })];
}

/** What was taken for somebody's answer is no answer: it stands among what is missing. */
export const isAssumed = ({ type, data }: RecordedEvent): boolean => type === 'FeedbackRecorded' && data.assumed;
