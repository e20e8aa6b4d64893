import type { Actor, ChangeRequest, ChannelClosed, OutcomeReached } from '@parley/contracts';
import type { Run as RunOf } from '../../shared/decider.js';
import { modelUnavailable } from '../../shared/model-wait.js';
import { ADMIN, MONITOR } from '../../shared/service-actors.js';
import { budgetSpent, WITHOUT_MODEL } from '../../shared/spending.js';
import { endingOf } from '../../shared/stopping/ending-rules.js';
import { cancelTimers } from '../../shared/timers.js';
import { nameOf, openedOf, requestsIn, votersOf, type NegotiationState, type VersionRecord } from '../state.js';
import { closingOf } from './closing.js';
import type { ProtocolWords } from '@parley/wording';
import { wordingOf } from '../../shared/words.js';
import { hasMajority } from './decision-tree.js';
import { facilitate } from './facilitate.js';
import { templateSummary } from './template-summary.js';

type Run = RunOf<NegotiationState>;
type Status = OutcomeReached['status'];

/**
 * Records what the negotiation came to, and has it summed up: the ending is paid for first (P6, T5). Success goes on to the
 * gaps (N7). Where there is no plan to tell of, or the models are why it ended, none is asked.
 */
export function conclude(run: Run, status: Status, reason: string, openPoints = openRequests(run.state)): void {
  cancelTimers(run, 'feedback_timeout');
  cancelTimers(run, 'model_deadline');
  const version = status === 'success' ? run.state.current?.proposal.version : bestVersion(run.state);
  run.emit('OutcomeReached', {
    status,
    reason,
    cycle: run.state.cycle,
    round: run.state.round,
    proposal_version: status === 'failed' ? 0 : (version ?? 0),
    ...riskOf(run.state, status, reason, version),
    open_points: status === 'success' ? [] : openPoints,
  });
  if (status === 'success') facilitate(run, 'gaps');
  else if (run.state.current && !NO_MODEL.includes(reason)) facilitate(run, 'conclude');
  else closeFromTemplate(run);
}

/** Ends a negotiation before its decision tree did: a limit was reached. What has a majority by then stands (N4). */
export function endEarly(run: Run, reason: string): void {
  if (run.state.outcome) return hurry(run, reason);
  if (!run.state.current) return conclude(run, 'failed', reason);
  const majority = hasMajority({ accepting: bestAcceptance(run.state), remaining: 1 });
  conclude(run, majority ? 'partial_consensus' : 'negotiation_timeout', reason);
}

/** The summary that is under way is the ending already; only where no model may write it, it is not waited for. */
function hurry(run: Run, reason: string): void {
  if (NO_MODEL.includes(reason)) closeFromTemplate(run);
}

/** Nobody could sum it up: what the log says is put together, and marked. */
export function closeFromTemplate(run: Run, reason?: string): void {
  const closing = closingOf(run.state);
  const { round } = run.state;
  const text = templateSummary(closing, openedOf(run.state).language);
  run.emit('RoundSummarised', { round, ...text, final: true, outcome: closing.status, from_template: true });
  finish(run, reason);
}

/** Closes a negotiation whose outcome is known and told. */
export function finish(run: Run, reason?: string): void {
  const outcome = run.state.outcome!;
  const { pending } = run.state.stopping;
  const isMonitors = [pending?.condition, 'time_limit'].includes(outcome.reason);
  close(run, outcome.status, reason ?? outcome.reason, isMonitors ? MONITOR : ADMIN);
}

/** A person's stop: at once, and always (T5); an outcome that is known stays what it is. */
export function stop(run: Run, actor: Actor): void {
  const { outcome } = run.state;
  close(run, outcome?.status ?? 'stopped', outcome?.reason ?? 'stopped_by_user', actor);
}

/** Reasons to end for which no model is asked any more. */
const NO_MODEL: readonly string[] = [...WITHOUT_MODEL, 'model_unavailable', 'facilitation_failed'];

/** What is asked for and not answered; of a round that is cut short what was asked in it. */
const openRequests = ({ requests, turns }: NegotiationState): ChangeRequest[] =>
  requests.length ? requests : requestsIn(turns.flatMap(({ feedback }) => feedback ?? []));

/** The closing message and the end of the stream (T5). */
function close(run: Run, status: ChannelClosed['status'], reason: string, endedBy: Actor): void {
  const { pending } = run.state.stopping;
  const told = votersOf(run.state).map(({ participant_id }) => participant_id);
  const ending = pending && reason === pending.condition ? { ending: endingOf(pending, told) } : {};
  run.emit('ChannelClosed', {
    status,
    reason,
    ended_by: endedBy,
    message: messageOf(run.state, status, reason),
    ...ending,
  });
}

function messageOf(state: NegotiationState, status: ChannelClosed['status'], reason: string): string {
  const opened = openedOf(state);
  const wording = wordingOf(opened.language).negotiation;
  if (reason === 'model_unavailable' || reason === 'facilitation_failed') {
    return modelUnavailable(opened.language, state.lastFailure);
  }
  if (reason === 'cost_budget' && status !== 'partial_consensus') return budgetSpent(opened.language);
  switch (status) {
    case 'success':
      return wording.success(...successNames(state));
    case 'partial_consensus':
      return wording.partial(Boolean(state.outcome?.open_points.length));
    case 'negotiation_timeout':
      return wording.noMajority(endsEarly(state, reason), Boolean(state.outcome?.proposal_version));
    case 'stopped':
      return wording.stopped;
    default:
      return state.current ? wording.failed : wording.noProposal;
  }
}

/** Whoever has left on the way, and whose acceptance is an assumption. */
function successNames(state: NegotiationState): Parameters<ProtocolWords['negotiation']['success']> {
  const { joined } = wordingOf(openedOf(state).language).negotiation;
  const assumed = state.lastFeedback.filter((one) => one.assumed && one.feedback_type === 'accept');
  return [
    joined(state.withdrawn.map((id) => nameOf(state, id))),
    joined(assumed.map(({ participant_id }) => nameOf(state, participant_id))),
  ];
}

/** The compromise, where it is the last word; else the executable version with the most acceptances, the latest of equals. */
function bestVersion(state: NegotiationState): number | undefined {
  if (isCompromise(state)) return state.current?.proposal.version;
  return executable(state).reduce<{ version?: number; acceptance: number }>(
    (best, { proposal, acceptance = 0 }) =>
      acceptance >= best.acceptance ? { version: proposal.version, acceptance } : best,
    { acceptance: -1 },
  ).version;
}

/** The version that stands was written as the last word: nobody was asked about it. */
const isCompromise = ({ phase, facilitation, current }: NegotiationState): boolean =>
  phase === 'compromising' && facilitation === undefined && current?.acceptance === undefined;

const bestAcceptance = (state: NegotiationState): number =>
  Math.max(0, ...executable(state).map(({ acceptance = 0 }) => acceptance));

/** Versions whose every participant is still there. */
const executable = ({ current, earlier, withdrawn }: NegotiationState): VersionRecord[] =>
  [...earlier, ...(current ? [current] : [])].filter(({ proposal }) =>
    proposal.assignments.every((assignment) => !withdrawn.includes(assignment.participant_id)),
  );

function riskOf(
  state: NegotiationState,
  status: Status,
  reason: string,
  version: number | undefined,
): { risk?: string } {
  const words = wordingOf(openedOf(state).language).negotiation;
  const { lastFeedback, lastAbsent } = state;
  const names = (ids: readonly string[]) => words.joined(ids.map((id) => nameOf(state, id)));
  const assumed = lastFeedback.filter((feedback) => feedback.assumed && feedback.feedback_type === 'accept');
  const risks = [
    status === 'partial_consensus' && partialRisk(state, version),
    status !== 'failed' && version === state.chosen && words.chosenRisk,
    status !== 'failed' && lastAbsent.length > 0 && words.absentRisk(names(lastAbsent)),
    status === 'negotiation_timeout' && reason === 'no_compromise' && words.noCompromise,
    status === 'negotiation_timeout' && version !== undefined && words[acceptanceOf(state, reason, version)],
    endsEarly(state, reason) && words.endedEarly,
    status !== 'failed' && assumed.length > 0 && words.assumedRisk(names(assumed.map((one) => one.participant_id))),
  ].filter((risk) => typeof risk === 'string');
  return risks.length ? { risk: risks.join(' ') } : {};
}

/** Whoever accepted of those asked, where it was the version that stands that they were asked about last. */
function partialRisk(state: NegotiationState, version = 0): string | undefined {
  const { lastFeedback, lastAbsent } = state;
  if (lastFeedback.some((feedback) => feedback.proposal_version > version)) return undefined;
  const staying = lastFeedback.filter((feedback) => feedback.feedback_type !== 'withdraw');
  const of = (type: string) => staying.filter((feedback) => feedback.feedback_type === type).length;
  return wordingOf(openedOf(state).language).negotiation.partialRisk(
    of('accept'),
    staying.length + lastAbsent.length,
    of('negotiate'),
  );
}

/** How the version that stands without a majority was received, in a round that was cut short too. */
function acceptanceOf(state: NegotiationState, reason: string, version: number) {
  if (isCompromise(state)) return 'compromiseRisk';
  if (reason === 'no_compromise') return 'mostAccepted';
  const record = executable(state).find(({ proposal }) => proposal.version === version);
  const now = state.turns.some(
    ({ feedback }) => feedback?.proposal_version === version && feedback.feedback_type === 'accept',
  );
  return now || record?.acceptance ? 'someAccepted' : 'nobodyAccepted';
}

/** True where a limit or a condition ended it, and not its decision tree. */
const endsEarly = ({ stopping, outOfFunds }: NegotiationState, reason: string): boolean =>
  ['time_limit', outOfFunds, stopping.pending?.condition].includes(reason);

/** A facilitation that every try has failed at, and every wait for the model, ends the negotiation: early where the money is gone, else as failed. */
export function giveUp(run: Run): void {
  if (run.state.outOfFunds) endEarly(run, run.state.outOfFunds);
  else conclude(run, 'failed', 'facilitation_failed');
}
