import { type ParleyEvent, type SpeechGiven, type TurnSkipped } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { premortemAfter, premortemIn } from '../shared/premortem.js';
import { evolveClarifications } from './evolve-clarifications.js';
import { evolveTable } from './evolve-table.js';
import { openIssues, type OwnSpeech, type Work, type WorkshopState, type WorkshopTurn } from './state.js';

/** Folds one event into the state. Events of a type that changes nothing here leave it as it is. */
export function evolve(before: WorkshopState, event: ParleyEvent): WorkshopState {
  const state = evolveClarifications(evolveTable(before, event), event);
  switch (event.type) {
    case 'RoundStarted': {
      const listed = openIssues(state).map(({ issue_id }) => issue_id);
      return { ...state, turns: [], speeches: [], lookups: [], listed, ...premortemIn(event.data) };
    }
    case 'TurnRequested':
      return turnRequested(state, event.data);
    case 'LookupMade':
      return {
        ...state,
        lookups: [...state.lookups, event.data],
        sources: [...new Set([...state.sources, ...event.data.uses.flatMap(({ sources }) => sources)])],
      };
    case 'SpeechGiven': {
      const { [event.data.participant_id]: _read, ...notices } = state.notices;
      return {
        ...withTurn(state, event.data.request_id, { status: 'answered' }),
        notices,
        speeches: [...state.speeches, event.data],
        said: remember(state.said, event.data),
        ...premortemAfter(state, { text: wordsOf(event.data) }),
      };
    }
    case 'ClarificationFollowedUp':
      return withTurn(state, event.data.request_id, { status: 'answered' });
    case 'ClarificationSettled':
      return event.data.request_id === undefined
        ? state
        : withTurn(state, event.data.request_id, { status: 'answered' });
    case 'InitialJudgementMade':
      return { ...state, judgements: [...state.judgements, event.data] };
    case 'RatificationStarted': {
      const { reason } = event.data;
      return { ...state, phase: 'ratifying', ratification: { ...(reason !== undefined && { reason }) } };
    }
    case 'EntriesRatified':
      return withTurn(state, event.data.request_id, { status: 'answered' });
    case 'TurnSkipped':
      return skipped(state, event.data);
    case 'TurnFailed':
      return withTurn(state, event.data.request_id, { failed: event.data.code });
    case 'ChannelResumed':
      // Those whose model failed have not spoken: they are asked again.
      return { ...state, turns: state.turns.filter((turn) => turn.work !== 'speech' || turn.failed === undefined) };
    case 'OffTopicNoticed':
      return { ...state, notices: { ...state.notices, [event.data.participant_id]: event.data.notice } };
    case 'WorkshopRoundReviewed':
      return { ...state, review: event.data };
    case 'WorkshopConcluded':
      return {
        ...state,
        concluded: event.data,
        phase: 'documenting',
        // What was asked of the coach for the discussion is not waited for any more.
        facilitation: undefined,
        turns: state.turns.map((turn) => (turn.status === 'open' ? { ...turn, status: 'skipped' } : turn)),
      };
    case 'PlanDocumentWritten':
      return {
        ...withTurn(state, event.data.request_id, { status: 'answered' }),
        documents: [...state.documents, event.data],
      };
    case 'PlanReported':
      return { ...state, report: event.data };
    default:
      return state;
  }
}

function turnRequested(
  state: WorkshopState,
  { request_id, participant_id, work = 'speech', question_id }: Extract<ParleyEvent, { type: 'TurnRequested' }>['data'],
): WorkshopState {
  const turn: WorkshopTurn = { request_id, participant_id, work: work as Work, status: 'open', question_id };
  const turns = [...state.turns, turn];
  if (work !== 'speech') return { ...state, turns };
  return {
    ...state,
    turns,
    asked: { ...state.asked, [participant_id]: (ownProperty(state.asked, participant_id) ?? 0) + 1 },
  };
}

/** In a pre-mortem others may be asked, too, about what it brought: their silence is not its. */
function skipped(state: WorkshopState, { request_id, cause }: TurnSkipped): WorkshopState {
  const turn = state.turns.find((one) => one.request_id === request_id);
  const missed = turn?.work === 'speech' ? premortemAfter(state, { missed: cause }) : {};
  return { ...withTurn(state, request_id, { status: 'skipped' }), ...missed };
}

const wordsOf = ({ speech: { analysis, advice } }: Pick<SpeechGiven, 'speech'>): string =>
  [analysis, advice].filter(Boolean).join('\n\n');

const withTurn = (state: WorkshopState, requestId: string, change: Partial<WorkshopTurn>): WorkshopState => ({
  ...state,
  turns: state.turns.map((turn) => (turn.request_id === requestId ? { ...turn, ...change } : turn)),
});

/** Characters kept of a speech, and speeches kept of a role: what a document is written from stays bounded. */
const KEPT_CHARS = 2_000;
const KEPT_SPEECHES = 12;

/** What each role has said so far, with what it has just said. */
function remember(
  said: Record<string, OwnSpeech[]>,
  { participant_id, round, speech }: SpeechGiven,
): Record<string, OwnSpeech[]> {
  const text = wordsOf({ speech });
  const latest: OwnSpeech = { round, text: text.length > KEPT_CHARS ? `${text.slice(0, KEPT_CHARS)} […]` : text };
  return { ...said, [participant_id]: [...(ownProperty(said, participant_id) ?? []), latest].slice(-KEPT_SPEECHES) };
}
