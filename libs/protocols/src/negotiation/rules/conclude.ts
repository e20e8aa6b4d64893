import type { Actor, ChannelClosed, OutcomeReached } from '@parley/contracts';
import type { Run as RunOf } from '../../shared/decider.js';
import { modelUnavailable } from '../../shared/model-wait.js';
import { ADMIN } from '../../shared/service-actors.js';
import { endingOf } from '../../shared/stopping/ending.js';
import { hasMajority } from './decision-tree.js';
import { nameOf, openedOf, votersOf, type NegotiationState, type VersionRecord } from '../state.js';
import { facilitate } from './facilitate.js';
import { wordingOf } from './wording.js';

type Run = RunOf<NegotiationState>;
type Status = OutcomeReached['status'];

/** Records what the negotiation came to; success goes on to the gaps (N7), everything else closes the channel. */
export function conclude(
  run: Run,
  status: Status,
  reason: string,
  endedBy: Actor = ADMIN,
  openPoints = run.state.requests,
): void {
  const version = status === 'success' ? run.state.current?.proposal.version : bestVersion(run.state);
  run.emit('OutcomeReached', {
    status,
    reason,
    cycle: run.state.cycle,
    round: run.state.round,
    proposal_version: status === 'failed' ? 0 : (version ?? 0),
    ...riskOf(run.state, status, reason),
    open_points: status === 'success' ? [] : openPoints,
  });
  if (status === 'success') facilitate(run, 'gaps');
  else close(run, status, reason, endedBy);
}

/** Ends a negotiation before its decision tree did: a limit was reached. What has a majority by then stands (N4). */
export function endEarly(run: Run, reason: string, endedBy: Actor = ADMIN): void {
  const { outcome } = run.state;
  if (outcome) return close(run, outcome.status, outcome.reason, endedBy);
  if (!run.state.current) return conclude(run, 'failed', reason, endedBy);
  const majority = hasMajority({ accepting: bestAcceptance(run.state), remaining: 1 });
  conclude(run, majority ? 'partial_consensus' : 'negotiation_timeout', reason, endedBy);
}

/** The closing message and the end of the stream (T5). */
export function close(run: Run, status: ChannelClosed['status'], reason: string, endedBy: Actor): void {
  const opened = openedOf(run.state);
  const { language } = opened;
  const wording = wordingOf(language);
  const isModels = reason === 'model_unavailable' || reason === 'facilitation_failed';
  const isEmpty = status === 'success' && isUnscripted(opened);
  const said = isEmpty ? wording.unscripted : wording.closing[status]!;
  const message = isModels ? modelUnavailable(language, run.state.lastFailure) : said;
  const { pending } = run.state.stopping;
  const told = votersOf(run.state).map(({ participant_id }) => participant_id);
  const ending = pending && reason === pending.condition ? { ending: endingOf(pending, told) } : {};
  run.emit('ChannelClosed', { status, reason, ended_by: endedBy, message, ...ending });
}

/** Nobody has said anything of its own: it was rehearsed without a script (P6). */
const isUnscripted = ({ rehearsal, facilitator_script, candidates }: ReturnType<typeof openedOf>): boolean =>
  rehearsal && !facilitator_script && candidates.every(({ kind, script }) => kind === 'hosted' && !script.length);

/** The compromise, where it is the last word; else the executable version with the most acceptances, the latest of equals. */
function bestVersion(state: NegotiationState): number | undefined {
  const { current } = state;
  if (state.phase === 'compromising' && state.facilitation === undefined && current?.acceptance === undefined) {
    return current?.proposal.version;
  }
  return executable(state).reduce<{ version?: number; acceptance: number }>(
    (best, { proposal, acceptance = 0 }) =>
      acceptance >= best.acceptance ? { version: proposal.version, acceptance } : best,
    { acceptance: -1 },
  ).version;
}

const bestAcceptance = (state: NegotiationState): number =>
  Math.max(0, ...executable(state).map(({ acceptance = 0 }) => acceptance));

/** Versions whose every participant is still there. */
const executable = ({ current, earlier, withdrawn }: NegotiationState): VersionRecord[] =>
  [...earlier, ...(current ? [current] : [])].filter(({ proposal }) =>
    proposal.assignments.every((assignment) => !withdrawn.includes(assignment.participant_id)),
  );

function riskOf(state: NegotiationState, status: Status, reason: string): { risk?: string } {
  const wording = wordingOf(openedOf(state).language);
  const assumed = state.lastFeedback.filter((feedback) => feedback.assumed && feedback.feedback_type === 'accept');
  const staying = state.lastFeedback.filter((feedback) => feedback.feedback_type !== 'withdraw');
  const accepting = staying.filter((feedback) => feedback.feedback_type === 'accept').length;
  const risks = [
    status === 'partial_consensus' && wording.partialRisk(accepting, staying.length + state.lastAbsent.length),
    status !== 'failed' &&
      state.lastAbsent.length > 0 &&
      wording.absentRisk(state.lastAbsent.map((id) => nameOf(state, id)).join(', ')),
    status === 'negotiation_timeout' && (reason === 'no_compromise' ? wording.noCompromise : wording.timeoutRisk),
    endsEarly(state, reason) && wording.endedEarly,
    status !== 'failed' &&
      assumed.length > 0 &&
      wording.assumedRisk(assumed.map((feedback) => nameOf(state, feedback.participant_id)).join(', ')),
  ].filter((risk) => risk !== false);
  return risks.length ? { risk: risks.join(' ') } : {};
}

/** True where a limit or a condition ended it, and not its decision tree. */
const endsEarly = ({ stopping }: NegotiationState, reason: string): boolean =>
  ['time_limit', 'budget', stopping.pending?.condition].includes(reason);
