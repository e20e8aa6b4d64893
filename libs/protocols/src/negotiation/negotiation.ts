import type { Protocol } from '../protocol.js';
import { casting } from './cast.js';
import { decided, milestone, standing } from './decided.js';
import { evolve } from './evolve.js';
import { ledger } from './ledger.js';
import { likely } from './likely.js';
import { proposals, tallies } from './projections.js';
import { endEarly, stop } from './rules/conclude.js';
import { facilitate } from './rules/facilitate.js';
import { failTurn, submitFeedback } from './rules/feedback.js';
import { DEFAULT_POLICY, openingErrors, policyOf } from './rules/open.js';
import { askAbsent, asksAgain } from './rules/rounds.js';
import { timerDue } from './rules/timers.js';
import { baselineOf } from '../shared/baseline/work.js';
import { isPremortem } from '../shared/premortem.js';
import { initialState, isOpen, votersOf, type NegotiationState } from './state.js';
import { stood } from './stood.js';
import { adjust, compromise } from './tasks/adjust.js';
import { ballotTask } from './tasks/ballot.js';
import { closingSummary } from './tasks/conclude.js';
import { closingRound } from './tasks/closing-round.js';
import { draft } from './tasks/draft.js';
import { feedback } from './tasks/feedback.js';
import { gaps } from './tasks/gaps.js';
import { premortem } from './tasks/premortem.js';
import { screen } from './tasks/screen.js';
import { inboxItem, outcome, outcomeFor, view } from './view.js';

/** A negotiation (N1 to N9): a demand is screened, drafted, answered and adjusted until everybody accepts, or it ends. */
export const negotiation: Protocol<NegotiationState> = {
  name: 'negotiation',
  opening: {
    command: 'OpenChannel',
    event: 'ChannelOpened',
    rounds: 'max_rounds',
    errors: openingErrors,
    begin: (run) => facilitate(run, 'screen'),
    policy: policyOf,
    defaults: { negotiation: DEFAULT_POLICY },
  },
  casting,
  likely,
  initialState,
  evolve,
  commands: { SubmitFeedback: submitFeedback, FailTurn: failTurn },
  timerDue,
  isScripted: ({ opened }) =>
    Boolean(opened?.facilitator_script) || (opened?.candidates ?? []).some(({ script }) => script.length > 0),
  ending: {
    // It has not waited for anything: rounds go on while an end is announced.
    end: (run, { condition }) => endEarly(run, condition),
    stop,
    // One of the two: the gaps of a success, or what else it came to.
    work: () => [{ spec: gaps }],
    isConcluded: (state) => state.outcome !== undefined,
    isEnding: () => false,
    // The decision tree ends the last round itself (N4).
    ownLimit: 'round_limit',
    ownLimitEnds: (state) => state.phase === 'adjusting' && !asksAgain(state),
  },
  facilitations: {
    ...{ screen, draft, adjust, compromise, gaps, conclude: closingSummary },
    baseline: baselineOf(demandOf),
  },
  turns: { feedback, closing: closingRound, premortem },
  openTurn(state, requestId) {
    const turn = state.turns.find(({ request_id }) => request_id === requestId);
    return state.phase === 'round' && turn && isOpen(turn) ? { ...turn, kind: askedAs(state) } : undefined;
  },
  askAbsent,
  ballotTask,
  ledger,
  participants: ({ opened }) => opened?.candidates ?? [],
  voters: votersOf,
  answers: ['FeedbackRecorded'],
  stood,
  lastWord: ({ gaps: found, summary }) => found?.summary ?? (summary?.from_template ? '' : (summary?.summary ?? '')),
  view,
  inboxItem,
  outcome,
  outcomeFor,
  decided,
  standing,
  milestone,
  projections: [proposals, tallies],
};

/** What is asked for, with what it must keep to. */
function demandOf({ opened }: NegotiationState): string {
  return opened ? [opened.demand.text, ...opened.demand.constraints.map((one) => `- ${one}`)].join('\n') : '';
}

/** What a turn of the current round is about. */
function askedAs(state: NegotiationState): 'closing' | 'premortem' | 'feedback' {
  if (state.plans.length) return 'closing';
  return isPremortem(state) ? 'premortem' : 'feedback';
}
