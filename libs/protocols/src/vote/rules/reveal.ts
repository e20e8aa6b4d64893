import { problem, type Command, type Problem, type RevealedBallot } from '@parley/contracts';
import type { Run as RunOf } from '../../shared/decider.js';
import { ADMIN } from '../../shared/service-actors.js';
import { cancelTimers } from '../../shared/timers.js';
import { commitmentOf } from '../commitment.js';
import { countBallots } from '../counting/count.js';
import { countingOf, type VoteState } from '../state.js';
import { endedText } from './ended-text.js';

type Run = RunOf<VoteState>;

/**
 * The timer by which channel-admin is asked for the ballots that it kept: it is due at once, and comes back until they are there, so
 * that a restart loses none (N6).
 */
export const REVEAL_TIMER = 'reveal-ballots';

/** No ballot is outstanding any more: all are asked for at once. Where there is none, nothing is to be revealed. */
export function reveal(run: Run): void {
  cancelTimers(run, 'turn_timeout');
  cancelTimers(run, 'model_deadline');
  if (!run.state.sealed.length) return conclude(run, []);
  run.emit('TimerSet', { timer_id: REVEAL_TIMER, purpose: 'reveal', due_at: run.time });
}

/** Opens the ballots, where each is what its voter has committed itself to, and counts them. */
export function revealBallots(
  run: Run,
  { channel_id, data: { ballots } }: Extract<Command, { type: 'RevealBallots' }>,
): Problem | undefined {
  const { phase, sealed } = run.state;
  if (phase !== 'revealing') return problem('unknown-request');
  const opened = sealed.map(({ participant_id }) => ballots.find((one) => one.participant_id === participant_id));
  const wrong = sealed.findIndex(
    ({ commitment }, index) => !opened[index] || commitmentOf(channel_id, opened[index]) !== commitment,
  );
  if (wrong !== -1 || ballots.length !== sealed.length) {
    const reason = 'must be the ballots that were sealed, each as it was committed to';
    return problem('invalid-request', { errors: [{ pointer: '/ballots', reason }] });
  }
  run.emit('TimerFired', { timer_id: REVEAL_TIMER });
  conclude(run, ballots);
  return undefined;
}

function conclude(run: Run, ballots: readonly RevealedBallot[]): void {
  const result = countBallots(countingOf(run.state), ballots);
  run.emit('BallotsRevealed', { ballots: [...ballots], result });
  const status = result.outcome === 'decided' ? 'completed' : 'no_agreement';
  run.emit('ChannelClosed', { status, reason: result.outcome, ended_by: ADMIN, message: endedText(run.state) });
}
