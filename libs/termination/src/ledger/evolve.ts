import { callOf, type ModelCall, type RecordedEvent, type RoundStarted, type TerminationRule } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { CONDITIONS } from '../conditions/index.js';
import { asks, leavesOf } from '../policy/rules.js';
import { noAnswers } from './answers.js';
import { type Ledger, NO_MARKS, warningKey } from './ledger.js';
import type { LedgerEntry, LedgerReader } from './entries.js';
import { withSimilarities } from './meaning.js';
import { added, markTools, markTurn, markWords } from './marks.js';
import { closeRound, pointsKept, takeTurn } from './rounds.js';

/**
 * Folds one event. Events that no condition looks at only count as activity.
 * @param read how the channel's protocol reads its own events
 */
export function evolveLedger(before: Ledger, event: RecordedEvent, read: LedgerReader): Ledger {
  const seen = { ...before, version: event.version, last_activity_at: event.recorded_at };
  const ledger = read(event).reduce((state, entry) => entered(state, entry, event), applied(seen, event));
  const call = callOf(event);
  return call ? spent(ledger, call) : ledger;
}

const spent = (ledger: Ledger, call: ModelCall): Ledger => ({
  ...ledger,
  tokens: ledger.tokens + call.input_tokens + call.output_tokens + call.cache_read_tokens + call.cache_write_tokens,
  cost_micro_usd: ledger.cost_micro_usd + call.cost_micro_usd,
});

/** What a protocol reads from its events. */
function entered(ledger: Ledger, entry: LedgerEntry, event: RecordedEvent): Ledger {
  switch (entry.entry) {
    case 'opened': {
      const people = entry.participants.filter(({ kind }) => kind === 'person');
      return {
        ...ledger,
        protocol: event.protocol,
        policy: entry.policy,
        people: people.map(({ participant_id }) => participant_id),
        ...(entry.premortem && { premortem: true }),
        ...(asks(entry.policy, 'settled') && { answers: noAnswers(entry.participants) }),
        started_at: event.recorded_at,
      };
    }
    case 'turn':
      return turn(ledger, entry);
    case 'agreed':
      return { ...ledger, agreed: true };
    case 'work':
      return succeeded(ledger, entry.participant_id);
    case 'tools':
      return { ...ledger, marks: markTools(ledger.marks, ledger.policy, { ...entry, version: ledger.version }) };
    case 'missed':
      return missedTurn(entry.passed_over ? skippedTurn(ledger, entry.participant_id) : ledger, entry.participant_id);
    case 'person_spoke':
      return personSpoke(ledger, entry.who, entry.text);
    case 'person_acted':
      return personActed(ledger);
    case 'round_closed':
      return closeRound(ledger, entry.round);
    case 'open_points':
      return pointsKept(ledger, entry.open_points);
    case 'judged': {
      const { agreed, reason } = entry;
      return withLatestRound(ledger, { judged: { version: ledger.version, agreed, reason } });
    }
  }
}

/** What every channel has, whatever its protocol. */
function applied(ledger: Ledger, event: RecordedEvent): Ledger {
  switch (event.type) {
    case 'RoundStarted':
      return roundStarted(ledger, event.data);
    case 'TurnFailed':
      return failed(ledger, event.data.participant_id, event.data.code);
    case 'FacilitationFailed':
      return failed(ledger, '', event.data.code);
    case 'FacilitationCompleted':
    // A channel that waits for its model has a limit of its own.
    case 'ChannelPaused':
      return { ...ledger, failures: [] };
    case 'TimerSet': {
      const { timer_id, purpose, span_ms = 0 } = event.data;
      if (purpose !== 'elapsed' && purpose !== 'silence') return ledger;
      return { ...ledger, clocks: { ...ledger.clocks, [timer_id]: { purpose, span_ms } } };
    }
    case 'TimerCancelled':
      return withoutClock(ledger, event.data.timer_id);
    case 'TimerFired':
      return withoutClock(timerFired(ledger, event.data.timer_id), event.data.timer_id);
    case 'InterventionRecorded':
      return personSpoke(ledger, event.data.actor.id, event.data.text);
    case 'BallotCast':
      return event.data.voter_kind === 'user' ? personActed(ledger) : ledger;
    case 'VoteClosed': {
      const { vote_id, passed, end } = event.data;
      return passed ? marked(ledger, 'votes_won', vote_id, 'votes_to_end', String(end)) : ledger;
    }
    case 'SignalReceived':
      return marked(ledger, 'signals', event.data.actor.id, 'signal', event.data.name);
    case 'TerminationChecked':
      return withSimilarities(ledger, event.data.assessment.similarities ?? []);
    case 'TerminationWarned': {
      const { condition, status = 'near' } = event.data;
      return { ...ledger, warned: [...ledger.warned, warningKey({ condition, status })] };
    }
    case 'LimitsExtended': {
      const { rounds, time_ms } = event.data;
      const extra = { extra_rounds: ledger.extra_rounds + rounds, extra_ms: ledger.extra_ms + time_ms };
      return { ...personActed(ledger), ...extra, warned: [] };
    }
    case 'AutoExitSwitched':
      return { ...personActed(ledger), policy: { ...ledger.policy, auto_exit: event.data.on } };
    case 'EndOverridden':
      return overridden(ledger);
    case 'ChannelForked': {
      // What was spent was the parent's; warnings are given anew, by the rules that hold here.
      const { policy } = event.data;
      const rules = policy && { policy: { auto_exit: true, stop_when: [], grace_ms: 0, ...policy } };
      return { ...ledger, ...rules, tokens: 0, cost_micro_usd: 0, warned: [] };
    }
    case 'ChannelClosed':
      return { ...ledger, closed: true, clocks: {} };
    default:
      return ledger;
  }
}

/** The window holds what the policy looks back on, and one round to compare the first of them with. */
function roundStarted(ledger: Ledger, { round, premortem }: Pick<RoundStarted, 'round' | 'premortem'>): Ledger {
  const opened = { round, closed: false, turns: [], skipped: [], points_version: 0, ...(premortem && { premortem }) };
  return {
    ...ledger,
    // It is none of the rounds that a limit counts.
    extra_rounds: ledger.extra_rounds + (premortem ? 1 : 0),
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
    ...leavesOf(rules, 'converged').map((given) => CONDITIONS.converged.defaults(given).rounds),
    ...leavesOf(rules, 'stability').map((given) => CONDITIONS.stability.defaults(given).rounds),
  ];
  return Math.max(LEAST_LOOKBACK, ...rounds);
}

function turn(ledger: Ledger, { participant_id, text, stance, tool_calls = [], hands_over_to }: TurnEntry): Ledger {
  const said = { participant_id, text, ...(stance && { stance }) };
  const taken = succeeded(takeTurn(ledger, said), participant_id);
  const marks = markTurn(taken.marks, ledger.policy, {
    participant_id,
    text,
    tool_calls,
    version: ledger.version,
    ...(hands_over_to && { hands_over_to }),
  });
  const spoken = { ...taken, marks };
  return ledger.people.includes(participant_id) ? personSpoke(spoken, participant_id, text) : spoken;
}

type TurnEntry = Extract<LedgerEntry, { entry: 'turn' }>;

function succeeded(ledger: Ledger, participantId: string): Ledger {
  const { [participantId]: _none, ...missed } = ledger.missed;
  return { ...ledger, failures: [], missed };
}

const MOST_KEPT = 100;

const missedTurn = (ledger: Ledger, who: string): Ledger => ({
  ...ledger,
  missed: { ...ledger.missed, [who]: [...(ownProperty(ledger.missed, who) ?? []), ledger.version].slice(-MOST_KEPT) },
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
  const { purpose, span_ms } = ownProperty(ledger.clocks, timerId) ?? {};
  if (purpose === 'elapsed') return { ...ledger, elapsed_ms: Math.max(ledger.elapsed_ms, span_ms ?? 0) };
  if (purpose === 'silence') return { ...ledger, silence_ms: Math.max(ledger.silence_ms, span_ms ?? 0) };
  return ledger;
}

function withoutClock(ledger: Ledger, timerId: string): Ledger {
  if (!ownProperty(ledger.clocks, timerId)) return ledger;
  const { [timerId]: _gone, ...clocks } = ledger.clocks;
  return { ...ledger, clocks };
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
  latest: [],
  failures: [],
  missed: {},
  marks: NO_MARKS,
  warned: [],
});
