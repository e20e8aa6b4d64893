import type { FeedbackRecorded } from '@parley/contracts';
import type { Run as RunOf } from '../../shared/decider.js';
import { applyInterventions } from '../../shared/interventions.js';
import { addMilliseconds, cancelTimers } from '../../shared/timers.js';
import {
  candidateOf,
  nameOf,
  openedOf,
  proposalOf,
  type NegotiationState,
  type Replacement,
  type Turn,
} from '../state.js';
import { conclude } from './conclude.js';
import { branchOf, type RoundResult } from './decision-tree.js';
import { facilitate } from './facilitate.js';
import { proposalDiff } from './proposal-diff.js';
import { wordingOf } from './wording.js';

type Run = RunOf<NegotiationState>;

/** Sends the current version to those assigned in it, and to nobody else (N1). */
export function startRound(run: Run, cycle: number, round: number): void {
  const { config } = openedOf(run.state);
  applyInterventions(run, round, cycle);
  const proposal = proposalOf(run.state);
  const recipients = proposal.assignments.map((assignment) => assignment.participant_id);
  const last = run.state.shortened || round >= config.max_rounds + run.state.extraRounds;
  run.emit('RoundStarted', { cycle, round, proposal_version: proposal.version, recipients, last });
  const due_at = addMilliseconds(run.time, config.feedback_timeout_ms);
  run.emit('TimerSet', { timer_id: `feedback-${cycle}-${round}-0`, purpose: 'feedback_timeout', due_at });
  for (const participant_id of recipients) {
    run.emit('TurnRequested', {
      request_id: `turn-${cycle}-${round}-${participant_id}`,
      participant_id,
      participant_kind: candidateOf(run.state, participant_id)?.kind ?? 'external',
      cycle,
      round,
      proposal_version: proposal.version,
      due_at,
    });
  }
}

/** Settles a turn without its participant (N6): visibly assumed, never silently. */
export function assumeFeedback(run: Run, turn: Turn, cause: 'timeout' | 'turn_failed'): void {
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
    assumed_cause: cause,
  });
}

/** Closes the round if every turn is settled, and walks the decision tree (N4). */
export function closeRoundIfSettled(run: Run): void {
  if (run.state.turns.some((turn) => !turn.feedback)) return;
  cancelTimers(run, 'feedback_timeout');
  emitTally(run);
  const withdrawals = run.state.lastFeedback.filter((feedback) => feedback.feedback_type === 'withdraw');
  const core = withdrawals.filter((feedback) => isCore(run.state, feedback.participant_id));
  const replacements = replacementsFor(run.state, core);
  const { branch, reason } = branchOf(resultOf(run.state, core.length, replacements !== undefined));
  for (const feedback of core) {
    emitWithdrawal(run, feedback, replacements ? 'replaced' : 'negotiation_failed');
  }
  removeRoles(
    run,
    withdrawals.filter((feedback) => !core.includes(feedback)),
  );
  switch (branch) {
    case 'replace':
      inviteReplacements(run, replacements ?? []);
      return facilitate(run, 'adjust');
    case 'adjust':
      return facilitate(run, 'adjust');
    case 'negotiation_timeout':
      return facilitate(run, 'compromise');
    case 'success':
    case 'partial_consensus':
    case 'failed':
      return conclude(run, branch, reason);
  }
}

function emitTally(run: Run): void {
  const feedback = run.state.turns.flatMap((turn) => turn.feedback ?? []);
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
  });
}

function resultOf(state: NegotiationState, coreWithdrawals: number, replaceable: boolean): RoundResult {
  const staying = state.lastFeedback.filter((feedback) => feedback.feedback_type !== 'withdraw');
  return {
    remaining: staying.length,
    accepting: staying.filter((feedback) => feedback.feedback_type === 'accept').length,
    coreWithdrawals,
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

/** A non-core withdrawal removes its assignment and goes on (N5). */
function removeRoles(run: Run, withdrawals: FeedbackRecorded[]): void {
  const leaving = withdrawals.map((feedback) => ({ feedback, role: roleOf(run.state, feedback.participant_id)!.role }));
  for (const { feedback } of leaving) emitWithdrawal(run, feedback, 'role_removed');
  const before = proposalOf(run.state);
  const gone = new Set(leaving.map(({ feedback }) => feedback.participant_id));
  const assignments = before.assignments.filter((assignment) => !gone.has(assignment.participant_id));
  if (!gone.size || !assignments.length) return;
  const proposal = { ...before, version: before.version + 1, assignments };
  const wording = wordingOf(openedOf(run.state).language);
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
