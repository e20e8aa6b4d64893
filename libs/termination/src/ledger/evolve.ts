import type { ModelCall, RecordedEvent, TerminationRule } from '@parley/contracts';
import { CONDITIONS } from '../conditions/index.js';
import { warningKey } from '../warning-key.js';
import { policyOf } from '../policy/policy-of.js';
import type { Policy } from '../policy/effective-policy.js';
import { leavesOf } from '../policy/rules.js';
import { emptyLedger, NO_MARKS, type Ledger } from './ledger.js';
import { added, markTools, markTurn, markWords } from './marks.js';
import { closeRound, pointsKept, takeTurn } from './rounds.js';
import { timerSpan } from './timer-id.js';

/** The ledger as workers and projections fold it. */
export const ledgerFold = { initialState: emptyLedger, evolve: evolveLedger };

/** Folds one event. Events of a type that no condition looks at only count as activity. */
export function evolveLedger(before: Ledger, event: RecordedEvent): Ledger {
  const ledger = applied({ ...before, version: event.version, last_activity_at: event.recorded_at }, event);
  const call = 'call' in event.data ? (event.data.call as ModelCall | undefined) : undefined;
  return call ? spent(ledger, call) : ledger;
}

const spent = (ledger: Ledger, call: ModelCall): Ledger => ({
  ...ledger,
  tokens: ledger.tokens + call.input_tokens + call.output_tokens + call.cache_read_tokens + call.cache_write_tokens,
  cost_micro_usd: ledger.cost_micro_usd + call.cost_micro_usd,
});

function applied(ledger: Ledger, event: RecordedEvent): Ledger {
  switch (event.type) {
    case 'ChannelOpened':
      return opening(ledger, event, event.data.candidates, policyOf(event));
    case 'RoundTableOpened':
      return opening(ledger, event, event.data.members, policyOf(event));
    case 'WorkshopOpened':
      return opening(ledger, event, event.data.roles, policyOf(event));
    case 'RoundStarted':
      return roundStarted(ledger, event.data.round);
    case 'FeedbackRecorded':
      return event.data.assumed ? missedTurn(ledger, event.data.participant_id) : feedback(ledger, event);
    case 'ContributionMade':
      return contribution(ledger, event);
    case 'SpeechGiven':
      return speech(ledger, event);
    case 'ClarificationAnswered':
      return personSpoke(ledger, event.data.actor.id, event.data.answer);
    case 'ClarificationSkipped':
      return personActed(ledger);
    case 'PlanDocumentWritten':
      return succeeded(ledger, event.data.participant_id);
    case 'LookupMade': {
      const { participant_id, uses } = event.data;
      const turn = { version: ledger.version, participant_id, text: '', tool_calls: uses.map(({ tool }) => tool) };
      return { ...ledger, marks: markTools(ledger.marks, ledger.policy, turn) };
    }
    case 'TurnSkipped': {
      const { participant_id } = event.data;
      return missedTurn(skippedTurn(ledger, participant_id), participant_id);
    }
    case 'RoundClosed':
    case 'DiscussionRoundClosed':
      return closeRound(ledger, event.data.round);
    case 'WorkshopRoundClosed':
      // Issues by their ids: other words are no progress.
      return pointsKept(closeRound(ledger, event.data.round), event.data.open_issues);
    case 'RoundSummarised':
      return event.data.final ? ledger : pointsKept(ledger, event.data.open_points);
    case 'AgreementJudged': {
      const { agreed, reason } = event.data;
      return withLatestRound(ledger, { judged: { version: ledger.version, agreed, reason } });
    }
    case 'TurnFailed':
      return failed(ledger, event.data.participant_id, event.data.code);
    case 'FacilitationFailed':
      return failed(ledger, '', event.data.code);
    case 'FacilitationCompleted':
      return { ...ledger, failures: [] };
    case 'TimerFired':
      return timerFired(ledger, event.data.timer_id);
    case 'InterventionRecorded':
      return personSpoke(ledger, event.data.actor.id, event.data.text);
    case 'BallotCast':
      return event.data.voter.startsWith('user:') ? personActed(ledger) : ledger;
    case 'VoteClosed': {
      const { vote_id, passed, end } = event.data;
      return passed ? marked(ledger, 'votes_won', vote_id, 'votes_to_end', String(end)) : ledger;
    }
    case 'SignalReceived':
      return marked(ledger, 'signals', event.data.actor.id, 'signal', event.data.name);
    case 'TerminationWarned': {
      const { condition, status = 'near' } = event.data;
      return { ...ledger, warned: [...ledger.warned, warningKey({ condition, status })] };
    }
    case 'LimitsExtended': {
      const { rounds, time_ms } = event.data;
      const extra = { extra_rounds: ledger.extra_rounds + rounds, extra_ms: ledger.extra_ms + time_ms };
      return { ...personActed(ledger), ...extra, warned: [] };
    }
    case 'EndOverridden':
      return overridden(ledger);
    case 'ChannelClosed':
      return { ...ledger, closed: true };
    default:
      return ledger;
  }
}

function opening(
  ledger: Ledger,
  { protocol, recorded_at }: RecordedEvent,
  participants: readonly { participant_id: string; kind: string }[],
  policy: Policy,
): Ledger {
  const people = participants.filter(({ kind }) => kind === 'person').map(({ participant_id }) => participant_id);
  return { ...ledger, protocol, policy, people, started_at: recorded_at };
}

/** The window holds what the policy looks back on, and one round to compare the first of them with. */
function roundStarted(ledger: Ledger, round: number): Ledger {
  const opened = { round, closed: false, turns: [], skipped: [], points_version: 0 };
  return {
    ...ledger,
    round,
    // A replacement starts the count of a negotiation's rounds again (N4).
    closed_rounds: round === 1 ? 0 : ledger.closed_rounds,
    rounds: [...ledger.rounds, opened].slice(-(lookback(ledger.policy.stop_when) + 1)),
  };
}

const LEAST_LOOKBACK = 3;

function lookback(rules: readonly TerminationRule[]): number {
  const rounds = [
    ...leavesOf(rules, 'consensus').map((given) => CONDITIONS.consensus.defaults(given).rounds),
    ...leavesOf(rules, 'repetition').map((given) => CONDITIONS.repetition.defaults(given).rounds),
    ...leavesOf(rules, 'no_progress').map((given) => CONDITIONS.no_progress.defaults(given).rounds),
    ...leavesOf(rules, 'stability').map((given) => CONDITIONS.stability.defaults(given).rounds),
  ];
  return Math.max(LEAST_LOOKBACK, ...rounds);
}

/** An answer of a negotiation: its kind is its stance, what it asks for its position. */
function feedback(ledger: Ledger, { data }: Extract<RecordedEvent, { type: 'FeedbackRecorded' }>): Ledger {
  const { participant_id, feedback_type, reasoning, proposed_changes } = data;
  const claim = proposed_changes.map(({ field, new_value }) => `${field}: ${new_value}`).join('; ');
  const verdict = feedback_type === 'accept' ? 'agree' : 'disagree';
  const stance = { verdict, claim, rejects: [] } as const;
  const said = { participant_id, text: reasoning, stance: { ...stance, rejects: [] } };
  const taken = succeeded(takeTurn(ledger, said), participant_id);
  return ledger.people.includes(participant_id) ? personActed(taken) : taken;
}

function contribution(ledger: Ledger, { data }: Extract<RecordedEvent, { type: 'ContributionMade' }>): Ledger {
  const { participant_id, text, stance, hands_over_to, tool_calls } = data;
  const turn = { participant_id, text, tool_calls, ...(stance && { stance }) };
  const taken = succeeded(takeTurn(ledger, turn), participant_id);
  const marks = markTurn(taken.marks, ledger.policy, {
    ...turn,
    version: ledger.version,
    ...(hands_over_to && { hands_over_to }),
  });
  const spoken = { ...taken, marks };
  return ledger.people.includes(participant_id) ? personSpoke(spoken, participant_id, text) : spoken;
}

/** A speech of a workshop: it agrees where it objects to nothing, and its position is what it would have in the draft. */
function speech(ledger: Ledger, { data }: Extract<RecordedEvent, { type: 'SpeechGiven' }>): Ledger {
  const { analysis, advice, stances, entry_stances, entries } = data.speech;
  const { participant_id } = data;
  const objects = [...stances, ...entry_stances].some(({ stance }) => stance === 'object');
  const claim = [...entries.map(({ text }) => text), ...stances.map(({ statement }) => statement)].join('; ');
  const text = [analysis, advice].filter(Boolean).join('\n');
  const stance = { verdict: objects ? ('disagree' as const) : ('agree' as const), claim, rejects: [] };
  const spoken = succeeded(takeTurn(ledger, { participant_id, text, stance }), participant_id);
  return ledger.people.includes(participant_id) ? personSpoke(spoken, participant_id, text) : spoken;
}

function succeeded(ledger: Ledger, participantId: string): Ledger {
  const { [participantId]: _none, ...missed } = ledger.missed;
  return { ...ledger, failures: [], missed };
}

const MOST_KEPT = 100;

const missedTurn = (ledger: Ledger, who: string): Ledger => ({
  ...ledger,
  missed: { ...ledger.missed, [who]: [...(ledger.missed[who] ?? []), ledger.version].slice(-MOST_KEPT) },
});

const failed = (ledger: Ledger, participant_id: string, code: string): Ledger => ({
  ...ledger,
  failures: [...ledger.failures, { version: ledger.version, participant_id, code }].slice(-MOST_KEPT),
});

function skippedTurn(ledger: Ledger, participantId: string): Ledger {
  const latest = ledger.rounds.at(-1);
  return latest ? withLatestRound(ledger, { skipped: [...latest.skipped, participantId] }) : ledger;
}

const withLatestRound = (ledger: Ledger, change: Partial<Ledger['rounds'][number]>): Ledger => ({
  ...ledger,
  rounds: ledger.rounds.map((round, index) => (index === ledger.rounds.length - 1 ? { ...round, ...change } : round)),
});

function timerFired(ledger: Ledger, timerId: string): Ledger {
  const { purpose, ms } = timerSpan(timerId);
  if (purpose === 'elapsed') return { ...ledger, elapsed_ms: Math.max(ledger.elapsed_ms, ms) };
  if (purpose === 'silence') return { ...ledger, silence_ms: Math.max(ledger.silence_ms, ms) };
  return ledger;
}

const personActed = (ledger: Ledger): Ledger => ({
  ...ledger,
  silence_ms: 0,
  silence_count: 0,
  last_user_version: ledger.version,
  warned: ledger.warned.filter((key) => !key.startsWith('user_silence:')),
});

const personSpoke = (ledger: Ledger, who: string, text: string): Ledger => ({
  ...personActed(ledger),
  marks: markWords(ledger.marks, ledger.policy, ledger.version, who, text),
});

const marked = (ledger: Ledger, kind: keyof Ledger['marks'], who: string, what: string, value: string): Ledger => ({
  ...ledger,
  marks: {
    ...ledger.marks,
    [kind]: added(ledger.marks[kind], { version: ledger.version, participant_id: who, what, value }),
  },
});

/** A person wants it to go on: what asked for the end has to come about anew. */
const overridden = (ledger: Ledger): Ledger => ({
  ...personActed(ledger),
  rounds: [],
  failures: [],
  missed: {},
  marks: NO_MARKS,
  warned: [],
});
