import { type ParleyEvent } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { textsApplied } from '../shared/interventions.js';
import { premortemAfter, premortemIn } from '../shared/premortem.js';
import { heldAfter } from './answers.js';
import { pooledAfter } from './pool.js';
import type { RoundTableState, Turn } from './state.js';
import { dissentAfter, spokeAfter } from './dissent.js';
import { compacted, said, saidByUser, summedUp } from './talk.js';

/** Folds one event into the state. Events of a type that changes nothing here leave it as it is. */
export function evolve(state: RoundTableState, event: ParleyEvent): RoundTableState {
  switch (event.type) {
    case 'SpeakersSelected':
      return { ...state, picked: event.data.picked };
    case 'RoundStarted':
      return {
        ...state,
        speakers: event.data.recipients,
        turns: [],
        talk: compacted(state.talk, event.data.round),
        judged: undefined,
        ...premortemIn(event.data),
      };
    case 'TurnRequested': {
      const { request_id, participant_id } = event.data;
      const asked = { ...state.asked, [participant_id]: (ownProperty(state.asked, participant_id) ?? 0) + 1 };
      return { ...state, asked, turns: [...state.turns, { request_id, participant_id, status: 'open' }] };
    }
    case 'ContributionMade':
      return {
        ...withTurn(state, event.data.request_id, { status: 'spoken' }),
        talk: said(state.talk, event.data),
        dissent: dissentAfter(state.dissent, event.data),
        spoke: spokeAfter(state.spoke, event.data),
        answers: heldAfter(state.answers, event.data),
        pool: pooledAfter(state.pool, event.data),
        ...premortemAfter(state, { text: event.data.text }),
      };
    case 'InterventionsApplied':
      return { ...state, talk: saidByUser(state.talk, event.data.round, textsApplied(state, event.data)) };
    case 'TurnFailed':
      return withTurn(state, event.data.request_id, { failed: event.data.code });
    case 'TurnSkipped':
      return {
        ...withTurn(state, event.data.request_id, { status: 'skipped' }),
        ...premortemAfter(state, { missed: event.data.cause }),
      };
    case 'ChannelResumed':
      // Those whose model failed have not had their turn: they are asked again.
      return { ...state, turns: state.turns.filter(({ failed }) => failed === undefined) };
    case 'RoundSummarised':
      return { ...state, summary: event.data, talk: event.data.final ? state.talk : summedUp(state.talk, event.data) };
    case 'AgreementJudged':
      return { ...state, judged: event.data };
    case 'EndOverridden':
    case 'LimitsExtended':
      // The closing summary that is under way is of no use any more.
      return state.phase === 'closing' ? { ...state, phase: 'listening', facilitation: undefined } : state;
    default:
      return state;
  }
}

const withTurn = (state: RoundTableState, requestId: string, change: Partial<Turn>): RoundTableState => ({
  ...state,
  turns: state.turns.map((turn) => (turn.request_id === requestId ? { ...turn, ...change } : turn)),
});
