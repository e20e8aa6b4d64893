import { evolveAuthors, NO_AUTHORS, writerOf, type Author, type RecordedEvent } from '@parley/contracts';
import { draftOf, nameOf, openIssues, type DraftEntry, type WorkshopState } from '../state.js';
import { afterEvent, UNOPENED } from './fold.js';

/** One line of planning_transcript.jsonl, with the fields that the source has (W9). */
export interface TranscriptLine {
  ts: string;
  round: number;
  phase: string;
  actor: string;
  /** Whoever says it, where somebody does. */
  author?: Author;
  /** Which speech of its round it is, counted from 1. */
  turn?: number;
  content?: string;
  input_context?: object;
  output?: string;
  [more: string]: unknown;
}

/** The whole conversation, in its order. */
export function transcriptOf(events: readonly RecordedEvent[]): TranscriptLine[] {
  let state = UNOPENED;
  let authors = NO_AUTHORS;
  return events.flatMap((event) => {
    const before = state;
    state = afterEvent(state, event);
    authors = evolveAuthors(authors, event);
    const line = lineOf(event, before, state);
    const author = writerOf(event, authors);
    // What the workshop opens with is said before its first round.
    return line ? [{ ts: event.recorded_at, round: Math.max(1, state.round), ...line, ...(author && { author }) }] : [];
  });
}

type Line = Pick<TranscriptLine, 'phase' | 'actor' | 'turn' | 'content' | 'input_context' | 'output'> &
  Record<string, unknown>;

function lineOf(event: RecordedEvent, before: WorkshopState, state: WorkshopState): Line | undefined {
  const name = (id: string) => nameOf(state, id);
  switch (event.type) {
    case 'WorkshopOpened': {
      const { requirement, feedback, previous } = event.data;
      return {
        phase: 'user_input',
        actor: 'user',
        content: requirement,
        ...(feedback !== undefined && { feedback }),
        ...(previous && { previous_version: previous.version }),
      };
    }
    case 'InterventionRecorded':
      return { phase: 'user_input', actor: 'user', content: event.data.text };
    case 'InitialJudgementMade': {
      const { reason, sufficient, questions, issues } = event.data;
      return { phase: 'coach_initial_judgment', actor: 'coach', info: reason, sufficient, questions, issues };
    }
    case 'SpeechGiven': {
      const { participant_id, speech, request_id } = event.data;
      return {
        phase: 'speaking',
        actor: name(participant_id),
        turn: turnOf(state, request_id),
        input_context: contextOf(before),
        output: [speech.analysis, speech.advice].filter(Boolean).join('\n\n'),
        speech,
        request_id,
      };
    }
    case 'RatificationStarted': {
      const { entries, recipients } = event.data;
      const unheard = state.entries.filter(({ entry_id }) => entries.includes(entry_id));
      return { phase: 'ratification', actor: 'rules', entries: unheard.map(named), asked: recipients.map(name) };
    }
    case 'EntriesRatified': {
      const { participant_id, entry_stances, request_id } = event.data;
      return { phase: 'ratification', actor: name(participant_id), entry_stances, request_id };
    }
    case 'LookupMade': {
      const { participant_id, request_id, uses } = event.data;
      if (!uses.length) return undefined;
      const shown = uses.map(({ tool, arguments: given, content, sources, is_error }) => ({
        tool,
        arguments: given,
        content,
        sources,
        is_error,
      }));
      return { phase: 'lookup', actor: name(participant_id), lookups: shown, request_id };
    }
    case 'TurnSkipped': {
      const { request_id, participant_id, cause } = event.data;
      const phase = {
        speech: 'speaking',
        follow_up: 'user_clarification_dialogue',
        ratify: 'ratification',
        document: 'writing',
      }[before.turns.find((turn) => turn.request_id === request_id)?.work ?? 'speech'];
      return { phase, actor: name(participant_id), info: cause, request_id };
    }
    case 'ClarificationAsked': {
      const { question_id, asked_by, text } = event.data;
      return { phase: 'user_clarification_needed', actor: name(asked_by), issue: text, question_id };
    }
    case 'ClarificationAnswered': {
      const { question_id, answer, exchange } = event.data;
      const question = exchangeOf(state, question_id)?.question ?? '';
      return {
        phase: 'user_clarification_dialogue',
        actor: 'coach',
        question,
        user_reply: answer,
        question_id,
        exchange,
      };
    }
    case 'ClarificationSettled': {
      const { question_id, text, source } = event.data;
      if (text === undefined) return undefined;
      const question = exchangeOf(state, question_id)?.question ?? '';
      return { phase: 'user_clarification_dialogue', actor: 'coach', question, content: text, source, question_id };
    }
    // What a role makes of the user's answer; what it says in a speech is in the speech's line.
    case 'DraftEntryProposed': {
      const { question_id, request_id, proposed_by, entry_id, text, resolves, reason } = event.data;
      if (question_id === undefined) return undefined;
      const by = { phase: 'user_clarification_dialogue', actor: name(proposed_by), question_id, request_id };
      return { ...by, entries: [{ entry_id, text }], settles: resolves, info: reason };
    }
    case 'IssueRaised': {
      const { question_id, request_id, raised_by, issue_id, statement } = event.data;
      if (question_id === undefined) return undefined;
      const by = { phase: 'user_clarification_dialogue', actor: name(raised_by), question_id, request_id };
      return { ...by, new_issues: [{ issue_id, statement }] };
    }
    case 'ClarificationSkipped':
      return {
        phase: 'user_clarification_dialogue',
        actor: 'coach',
        question: askedOf(before, event.data.question_id),
        user_reply: null,
        question_id: event.data.question_id,
      };
    case 'AssumptionRecorded': {
      const { question_id, participant_id, assumption } = event.data;
      return { phase: 'assumption', actor: name(participant_id), content: assumption, question_id };
    }
    case 'OffTopicNoticed':
      return {
        phase: 'off_topic_notice',
        actor: 'coach',
        content: event.data.notice,
        to: name(event.data.participant_id),
      };
    case 'WorkshopRoundClosed':
      return {
        phase: 'consensus',
        actor: 'rules',
        consensus: addedIn(state, event.data.round),
        open_issues: openIssues(state).map(({ issue_id, statement }) => ({ issue_id, statement })),
      };
    case 'WorkshopRoundReviewed':
      return {
        phase: 'consensus_summary',
        actor: 'coach',
        content: event.data.summary,
        consensus: addedIn(state, event.data.round),
        new_issues: openIssues(state).map(({ issue_id, statement }) => ({ issue_id, statement })),
      };
    case 'PlanDocumentWritten':
      return {
        phase: 'writing',
        actor: name(event.data.participant_id),
        output: event.data.document.summary,
        document: event.data.file,
      };
    case 'PlanReported':
      return { phase: 'report', actor: 'coach', content: event.data.summary };
    case 'ChannelClosed':
      return { phase: 'closed', actor: event.data.ended_by.id, content: event.data.message, info: event.data.reason };
    default:
      return undefined;
  }
}

const turnOf = (state: WorkshopState, requestId: string): number =>
  state.turns.filter(({ work }) => work === 'speech').findIndex(({ request_id }) => request_id === requestId) + 1;

/** What the speaker had before it (W2), by id: the texts are in the lines above. */
const contextOf = (state: WorkshopState): object => ({
  consensus_draft: draftOf(state).map(({ entry_id }) => entry_id),
  issues: state.listed,
  earlier_speakers: state.speeches.map(({ participant_id }) => nameOf(state, participant_id)),
  clarifications: state.clarifications.map(({ question_id }) => question_id),
});

const addedIn = (state: WorkshopState, round: number) =>
  draftOf(state)
    .filter(({ added_in }) => added_in === round)
    .map(named);

const named = ({ entry_id, text }: DraftEntry) => ({ entry_id, text });

const askedOf = (state: WorkshopState, questionId: string): string => {
  const asked = state.clarifications.find(({ question_id }) => question_id === questionId);
  return asked?.relayed ?? asked?.text ?? '';
};

const exchangeOf = (state: WorkshopState, questionId: string) =>
  state.clarifications.find(({ question_id }) => question_id === questionId)?.exchanges.at(-1);
