import type { FeedbackRecorded, TurnFailed } from '@parley/contracts';
import type { Run as RunOf } from '../../shared/decider.js';
import { applyInterventions } from '../../shared/interventions.js';
import { isRefusedToAll, waitForModel } from '../../shared/model-wait.js';
import { isPremortem } from '../../shared/premortem.js';
import { requestTurns } from '../../shared/request-turns.js';
import { cancelTimers } from '../../shared/timers.js';
import {
  agreedRounds,
  absentIn,
  candidateOf,
  isOpen,
  nameOf,
  openedOf,
  proposalOf,
  standingFeedback,
  type NegotiationState,
  type Replacement,
  type Turn,
} from '../state.js';
import { conclude } from './conclude.js';
import { branchOf, hasMajority, type RoundResult } from './decision-tree.js';
import { facilitate } from './facilitate.js';
import { premortemSeat } from './premortem.js';
import { proposalDiff } from './proposal-diff.js';
import { bestPlan, shownPlans, talliesOf } from './table.js';
import { wordingOf } from '../../shared/words.js';

type Run = RunOf<NegotiationState>;

/** Sends the current version to those assigned in it, and to nobody else (N1). */
export function startRound(run: Run, cycle: number, round: number): void {
  applyInterventions(run, round, cycle);
  const proposal = proposalOf(run.state);
  const recipients = proposal.assignments.map((assignment) => assignment.participant_id);
  const last = run.state.shortened || round >= agreedRounds(run.state);
  run.emit('RoundStarted', { cycle, round, proposal_version: proposal.version, recipients, last });
  askForFeedback(run, recipients);
}

/** One of those who accepted at once supposes that it was wrong: a turn of its own, before their agreement counts. */
function startPremortem(run: Run, seat: string): void {
  const { cycle, last } = run.state;
  const round = run.state.round + 1;
  applyInterventions(run, round, cycle);
  const { version } = proposalOf(run.state);
  run.emit('RoundStarted', { cycle, round, proposal_version: version, recipients: [seat], last, premortem: true });
  askForFeedback(run, [seat]);
}

/** Puts all that was proposed on the way to everybody who is in the plan, beside the version that stands (N4). */
function startClosingRound(run: Run): void {
  const { cycle } = run.state;
  const round = run.state.round + 1;
  applyInterventions(run, round, cycle);
  const { version, assignments } = proposalOf(run.state);
  const recipients = assignments.map((assignment) => assignment.participant_id);
  const plans = shownPlans(run.state).map(({ plan, changes }) => ({ plan, changes }));
  run.emit('RoundStarted', { cycle, round, proposal_version: version, recipients, last: true, plans });
  askForFeedback(run, recipients);
}

/** The plan that most accept becomes the version that stands, where it is another (N4). */
function choosePlan(run: Run): void {
  const before = proposalOf(run.state);
  const { plan } = bestPlan(run.state, run.state.tallies);
  const found = shownPlans(run.state).find((shown) => shown.plan === plan);
  if (!found) return;
  const proposal = { ...found.proposal, version: before.version + 1 };
  const nothing = { changes_made: [], changes_rejected: [], should_continue: false };
  run.emit('ProposalAdjusted', { proposal, cause: 'chosen', ...nothing, diff: proposalDiff(before, proposal), plan });
}

/** Asks these participants: people may be silent for so long, a model has a deadline of its own (N6). */
function askForFeedback(run: Run, recipients: readonly string[], again = ''): void {
  const { cycle, round } = run.state;
  requestTurns(
    run,
    recipients.map((participant_id) => ({ participant_id, kind: candidateOf(run.state, participant_id)?.kind })),
    {
      silence: {
        timer: 'feedback',
        purpose: 'feedback_timeout',
        ms: openedOf(run.state).config.feedback_timeout_ms,
      },
      timers: `${cycle}-${round}-0${again}`,
      again,
      proposal_version: proposalOf(run.state).version,
      peopleFirst: true,
    },
  );
}

/** Asks those again whose model failed, in the same round (N6). */
export function askAbsent(run: Run): void {
  const absent = run.state.turns.filter((turn) => turn.absent !== undefined).map((turn) => turn.participant_id);
  askForFeedback(run, absent, `-again-${run.state.pauses}`);
}

/** Its model gave nothing: it is not heard, and nobody answers in its place (N6). */
export function markAbsent(
  run: Run,
  { request_id, participant_id }: Turn,
  { code, message, call }: Pick<TurnFailed, 'code' | 'message' | 'call'>,
): void {
  run.emit('TurnFailed', { request_id, participant_id, code, message, ...(call && { call }) });
  if (run.state.outOfFunds) return;
  run.emit('TurnSkipped', { request_id, participant_id, round: run.state.round, cause: 'turn_failed' });
}

/** Settles the turn of a silent person (N6): visibly assumed, never silently. Who has accepted already and imagines nothing has tested nothing. */
export function assumeFeedback(run: Run, turn: Turn): void {
  if (isPremortem(run.state)) {
    const { request_id, participant_id } = turn;
    run.emit('TurnSkipped', { request_id, participant_id, round: run.state.round, cause: 'timeout' });
    return;
  }
  const { timeout_policy } = openedOf(run.state).config;
  run.emit('FeedbackRecorded', {
    request_id: turn.request_id,
    participant_id: turn.participant_id,
    feedback_type: timeout_policy === 'withdraw' ? 'withdraw' : 'accept',
    reasoning: '',
    proposed_changes: [],
    cycle: run.state.cycle,
    round: run.state.round,
    proposal_version: proposalOf(run.state).version,
    submitted_at: run.time,
    assumed: true,
    assumed_cause: 'timeout',
  });
}

/** Closes the round if every turn is settled, and walks the decision tree (N4). */
export function closeRoundIfSettled(run: Run): void {
  if (run.state.turns.some(isOpen)) return;
  cancelTimers(run, 'feedback_timeout');
  cancelTimers(run, 'model_deadline');
  // What one seat does not say holds nobody up, and takes no acceptance back.
  const missing = isPremortem(run.state) ? undefined : missingVoices(run.state);
  if (missing && waitForModel(run)) return;
  if (missing === 'vital') return conclude(run, 'failed', 'model_unavailable');
  emitTally(run);
  const isClosing = run.state.plans.length > 0;
  if (isClosing) choosePlan(run);
  const withdrawals = run.state.lastFeedback.filter((feedback) => feedback.feedback_type === 'withdraw');
  const core = withdrawals.filter((feedback) => isCore(run.state, feedback.participant_id));
  const replacements = replacementsFor(run.state, core);
  const { branch, reason } = branchOf(resultOf(run.state, core.length, withdrawals.length, replacements !== undefined));
  const seat = branch === 'success' ? premortemSeat(run.state) : undefined;
  if (seat !== undefined) return startPremortem(run, seat);
  for (const feedback of core) {
    emitWithdrawal(run, feedback, replacements ? 'replaced' : 'negotiation_failed');
  }
  removeRoles(
    run,
    withdrawals.filter((feedback) => !core.includes(feedback)),
  );
  if (run.state.last && !isClosing && CLOSING.includes(reason) && shownPlans(run.state).length) {
    return startClosingRound(run);
  }
  switch (branch) {
    case 'replace':
      inviteReplacements(run, replacements ?? []);
      return facilitate(run, 'adjust');
    case 'adjust':
      return facilitate(run, 'adjust');
    case 'negotiation_timeout':
      // Whatever somebody has accepted is nearer to an agreement than what nobody was asked about.
      return isClosing && run.state.current?.acceptance ? conclude(run, branch, reason) : facilitate(run, 'compromise');
    case 'success':
    case 'partial_consensus':
    case 'failed':
      return conclude(run, branch, reason);
  }
}

/** Ends of the decision tree before which all that was proposed is put to everybody, where the channel's rule says so. */
const CLOSING: readonly string[] = ['majority_accepted', 'no_majority'];

/**
 * Whoever has to be heard before anything follows from this round (N6): a core seat, more than half of the plan, and all where
 * the server refuses everybody. Where only the word of others is missing to an agreement, they are given one more chance.
 */
function missingVoices(state: NegotiationState): 'vital' | 'wanted' | undefined {
  const { turns, wait } = state;
  const absent = turns.filter((turn) => turn.absent !== undefined);
  if (!absent.length) return undefined;
  const core = absent.some(({ participant_id }) => isCore(state, participant_id));
  const refused = absent.some((turn) => isRefusedToAll(turn.absent));
  if (core || refused || absent.length * 2 >= turns.length) return 'vital';
  const agreed = turns.every(({ feedback }) => !feedback || feedback.feedback_type === 'accept');
  return agreed && !wait ? 'wanted' : undefined;
}

function emitTally(run: Run): void {
  const feedback = standingFeedback(run.state);
  const absent = absentIn(run.state);
  const of = (type: FeedbackRecorded['feedback_type']) =>
    feedback.filter((one) => one.feedback_type === type).map((one) => one.participant_id);
  run.emit('RoundClosed', {
    cycle: run.state.cycle,
    round: run.state.round,
    proposal_version: proposalOf(run.state).version,
    accepted: of('accept'),
    negotiating: of('negotiate'),
    withdrawn: of('withdraw'),
    assumed: feedback.filter((one) => one.assumed).map((one) => one.participant_id),
    ...(absent.length && { absent }),
    ...(run.state.plans.length && { plans: talliesOf(run.state) }),
  });
}

function resultOf(
  state: NegotiationState,
  coreWithdrawals: number,
  withdrawals: number,
  replaceable: boolean,
): RoundResult {
  const staying = state.lastFeedback.filter((feedback) => feedback.feedback_type !== 'withdraw');
  return {
    remaining: staying.length + state.lastAbsent.length,
    absent: state.lastAbsent.length,
    accepting: staying.filter((feedback) => feedback.feedback_type === 'accept').length,
    coreWithdrawals,
    leaving: withdrawals - coreWithdrawals,
    replaceable,
    last: state.last,
  };
}

const isCore = (state: NegotiationState, participantId: string): boolean => roleOf(state, participantId)?.core === true;

const roleOf = (state: NegotiationState, participantId: string) =>
  proposalOf(state).assignments.find((assignment) => assignment.participant_id === participantId);

/** The next stand-ins for all withdrawn core roles, or undefined where they do not suffice (N4). */
function replacementsFor(state: NegotiationState, core: FeedbackRecorded[]): Replacement[] | undefined {
  const standIns = state.standIns.filter((id) => !state.withdrawn.includes(id));
  const allowed = openedOf(state).config.max_replacements - state.replacements;
  if (core.length > Math.min(standIns.length, allowed)) return undefined;
  return core.map((feedback, index) => ({
    withdrawn_id: feedback.participant_id,
    replacement_id: standIns[index]!,
    role: roleOf(state, feedback.participant_id)!.role,
  }));
}

function emitWithdrawal(
  run: Run,
  { participant_id, reasoning }: FeedbackRecorded,
  consequence: 'role_removed' | 'replaced' | 'negotiation_failed',
): void {
  const { role, core } = roleOf(run.state, participant_id)!;
  run.emit('ParticipantWithdrawn', { participant_id, role, core, reasoning, consequence });
}

/** The adjustment under way leads to a further round, whatever the limit: a seat changes hands, or a majority stays of a plan that has changed. */
export const asksAgain = (state: NegotiationState): boolean =>
  state.incoming.length > 0 || (state.left.length > 0 && hasMajority(resultOf(state, 0, state.left.length, false)));

/** A non-core withdrawal removes its assignment; what becomes of its work is the next adjustment's to say (N5). */
function removeRoles(run: Run, withdrawals: FeedbackRecorded[]): void {
  const leaving = withdrawals.map((feedback) => ({ feedback, role: roleOf(run.state, feedback.participant_id)!.role }));
  for (const { feedback } of leaving) emitWithdrawal(run, feedback, 'role_removed');
  const before = proposalOf(run.state);
  const gone = new Set(leaving.map(({ feedback }) => feedback.participant_id));
  const assignments = before.assignments.filter((assignment) => !gone.has(assignment.participant_id));
  if (!gone.size || !assignments.length) return;
  const proposal = { ...before, version: before.version + 1, assignments };
  const wording = wordingOf(openedOf(run.state).language).negotiation;
  run.emit('ProposalAdjusted', {
    proposal,
    cause: 'role_removed',
    changes_made: leaving.map(({ feedback, role }) => ({
      request: '',
      change: wording.roleRemoved(nameOf(run.state, feedback.participant_id), role),
    })),
    changes_rejected: [],
    should_continue: true,
    diff: proposalDiff(before, proposal),
  });
}

function inviteReplacements(run: Run, replacements: Replacement[]): void {
  const cycle = run.state.cycle + 1;
  for (const replacement of replacements) run.emit('ReplacementInvited', { ...replacement, cycle });
}
