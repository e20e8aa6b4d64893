import type { InterviewAnalysed, InterviewFact, ParleyEvent, RevisionWish } from '@parley/contracts';
import { textsApplied } from '../shared/interventions.js';
import { deepOf } from './background-steps.js';
import { DOCUMENT_IDS } from './documents/catalogue.js';
import { evolveDocuments } from './evolve-documents.js';
import type { AnswerTurn, InterviewChannel } from './state.js';
import { answered, begun, compressedThrough, interrupted } from './talk.js';

/** Folds one event into the state. Events of a type that changes nothing here leave it as it is. */
export function evolve(state: InterviewChannel, event: ParleyEvent): InterviewChannel {
  switch (event.type) {
    case 'InterventionsApplied':
      return { ...state, talk: begun(state.talk, event.data.round, textsApplied(state, event.data)) };
    case 'TurnRequested':
      return asked(state, event.data);
    case 'UserSpoke':
      return { ...state, asked: undefined, resumed: undefined, spokenAt: event.data.said_at };
    case 'InterviewResumed':
      return { ...state, resumed: event.data.message };
    case 'AnswerGiven': {
      const { turn, text, submitted_at } = event.data;
      // A notice is for one answer: the next is the background's.
      return { ...settled(state), talk: answered(state.talk, turn, text), spokenAt: submitted_at, notice: undefined };
    }
    case 'AnswerInterrupted': {
      const { request_id, turn, heard_characters } = event.data;
      const talk = interrupted(state.talk, turn, heard_characters);
      const isOpen = state.answer?.request_id === request_id && state.answer.status === 'open';
      return isOpen ? { ...withAnswer(state, { status: 'interrupted' }), talk } : { ...state, talk };
    }
    case 'TurnFailed':
      return state.answer?.request_id === event.data.request_id
        ? withAnswer(state, { status: 'failed' })
        : evolveDocuments(state, event);
    case 'TurnSkipped':
      return state.answer?.request_id === event.data.request_id ? settled(state) : evolveDocuments(state, event);
    case 'ChannelResumed':
      // After a wait for the model the tries are counted anew.
      return withAnswer(state, { attempt: 0 });
    case 'NoticeIssued':
      return { ...state, notice: event.data };
    case 'InterviewAnalysed':
      return analysed(state, event.data);
    case 'AnalysisOverseen':
      return state.background ? { ...state, background: { ...state.background, overseen: true } } : state;
    case 'StatusChanged':
      return statusChanged(state, event.data.to);
    case 'MemoryCompressed': {
      const talk = compressedThrough(state.talk, event.data.through_turn, event.data.points);
      return { ...state, talk, ...(state.background && { background: { ...state.background, compressed: true } }) };
    }
    default:
      return evolveBackground(state, event);
  }
}

/** Folds the background of a turn: what waits for it, and its end (I4). */
function evolveBackground(state: InterviewChannel, event: ParleyEvent): InterviewChannel {
  switch (event.type) {
    case 'TimerSet': {
      const { purpose } = event.data;
      if (purpose !== 'background') return state;
      const none = { analysed: false, overseen: false, compressed: false, deep: false };
      return { ...state, background: { turn: state.round, ...none } };
    }
    case 'TimerFired':
      // The frame has taken the timer out: what it was for is in its id.
      return state.background && event.data.timer_id === deepOf(state.background.turn)
        ? { ...state, background: { ...state.background, deep: true } }
        : state;
    case 'BarrierHeld':
      return state.background ? { ...state, background: { ...state.background, held: event.data.level } } : state;
    case 'BarrierReleased':
      // What is still under way is no longer waited for.
      return { ...state, phase: 'listening', background: undefined, facilitation: undefined, analysis: undefined };
    case 'RoundSummarised':
      return { ...state, summary: event.data };
    case 'EndOverridden':
    case 'LimitsExtended':
      // The closing summary, under way or written while a document is still to come, is of no use any more.
      return state.phase === 'closing'
        ? { ...state, phase: 'listening', facilitation: undefined, summary: undefined }
        : state;
    default:
      return evolveDocuments(state, event);
  }
}

function asked(
  state: InterviewChannel,
  data: Extract<ParleyEvent, { type: 'TurnRequested' }>['data'],
): InterviewChannel {
  const { request_id, work, due_at, round } = data;
  if (work === 'say') return { ...state, phase: 'listening', asked: { request_id, due_at } };
  if (work === 'write') return evolveDocuments(state, { type: 'TurnRequested', data });
  const before = state.answer?.turn === round ? state.answer : { attempt: 0, tries: 0 };
  const answer = {
    request_id,
    turn: round,
    attempt: before.attempt + 1,
    tries: before.tries + 1,
    status: 'open' as const,
  };
  return { ...state, phase: 'round', answer };
}

/** Comments that come while documents are being written are taken up together. */
function withComment(
  wanted: InterviewChannel['wanted'],
  { documents, comment }: RevisionWish,
): InterviewChannel['wanted'] {
  return {
    cause: wanted?.cause ?? 'comment',
    documents: [...new Set([...(wanted?.documents ?? []), ...documents])].toSorted(),
    comment: [wanted?.comment, comment].filter(Boolean).join('\n').slice(-8_000),
  };
}

/** An interview that is complete leads to its documents, the first time (I6). */
function statusChanged(state: InterviewChannel, status: InterviewChannel['status']): InterviewChannel {
  const isFirst = status === 'Completed' && !state.deliveries;
  return {
    ...state,
    status,
    ...(isFirst && { wanted: { cause: 'completed', comment: '', documents: [...DOCUMENT_IDS] } }),
  };
}

const withAnswer = (state: InterviewChannel, change: Partial<AnswerTurn>): InterviewChannel =>
  state.answer ? { ...state, answer: { ...state.answer, ...change } } : state;

const settled = (state: InterviewChannel): InterviewChannel => withAnswer(state, { status: 'settled' });

function analysed(state: InterviewChannel, data: InterviewAnalysed): InterviewChannel {
  const { added, changed, areas, completeness_score, through_turn, analysed_at } = data;
  const { proposed_status, reading, notice, revision, risks } = data;
  const kept = state.facts.flatMap((fact): InterviewFact[] => {
    const change = changed.find(({ fact_id }) => fact_id === fact.fact_id);
    if (!change) return [fact];
    const turns = [...new Set([...fact.turns, ...change.turns])].slice(-20);
    return change.text ? [{ ...fact, text: change.text, turns }] : [];
  });
  return {
    ...state,
    facts: [...kept, ...added],
    factsNamed: state.factsNamed + added.length,
    areas,
    score: completeness_score,
    processedTurns: through_turn,
    lastUpdated: analysed_at,
    analysis: { proposed_status, reading, notice, revision, risks },
    ...(revision.documents.length && { wanted: withComment(state.wanted, revision) }),
    ...(state.background && { background: { ...state.background, analysed: true } }),
  };
}
