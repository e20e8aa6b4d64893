import { problem, type Command, type Problem, type VoteRule } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { defaultsOf, leavesOf } from '@parley/termination';
import type { ChannelState } from '../channel-state.js';
import type { Run } from '../decider.js';
import { lateAnswer } from '../late-answers.js';
import type { Participant } from '../participant.js';
import { isPerson } from '../service-actors.js';
import { addMilliseconds } from '../timers.js';
import { cancelOf, restartSilence } from './clocks.js';
import { ballotOwner } from './ballot-owner.js';
import { isBallotSettled, isVoteSettled, voterOf, type Vote } from './stopping-state.js';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Names what a voter is asked. */
export const ballotRequestId = (voteId: string, participantId: string): string => `ballot-${voteId}-${participantId}`;

/** Asks everybody whether to end (T1). One vote at a time. */
export function callVote(
  run: Run<ChannelState>,
  { data, actor }: Of<'CallVote'>,
  voters: readonly Participant[],
): Problem | undefined {
  const { state } = run;
  const rule = ruleOf(state);
  if (!rule) return problem('no-vote-here');
  if (state.stopping.vote) return problem('vote-open', { detail: state.stopping.vote.vote_id });
  const vote_id = `vote-${state.stopping.votes + 1}`;
  const due_at = addMilliseconds(run.time, rule.timeout_ms);
  const names = voters.map((voter) => voter.participant_id);
  run.emit('VoteCalled', { vote_id, called_by: actor, question: data.question, voters: names, due_at });
  run.emit('TimerSet', { timer_id: vote_id, purpose: 'vote', due_at });
  for (const { participant_id, kind } of voters) {
    const request_id = ballotRequestId(vote_id, participant_id);
    run.emit('BallotRequested', { request_id, vote_id, participant_id, participant_kind: kind, due_at });
  }
  if (isPerson(actor)) restartSilence(run);
  return undefined;
}

/** Counts one vote; the last one closes it. Nobody votes twice, and nobody who is no voter of the channel votes. */
export function castBallot(
  run: Run<ChannelState>,
  { data, actor }: Of<'CastBallot'>,
  seats: readonly Participant[],
): Problem | undefined {
  const { vote } = run.state.stopping;
  const { choice, reasoning, call } = data;
  if (!vote || (data.vote_id !== undefined && data.vote_id !== vote.vote_id)) {
    return call ? lateAnswer(run, call, data.vote_id ?? '', 'unknown-request') : problem('no-vote-open');
  }
  const voter = ballotOwner(vote, data.participant_id, actor, seats);
  if (typeof voter !== 'string') return voter;
  const user = isPerson(actor) ? voterOf(actor) : undefined;
  const isUsers = voter === user;
  const again = ownProperty(vote.ballots, voter) ? voter : hasVoted(vote, user, isUsers) ? user : undefined;
  if (again !== undefined) return problem('already-answered', { detail: `${again} has voted` });
  const voter_kind = isUsers ? ('user' as const) : ('participant' as const);
  const cast_by = user !== undefined && !isUsers && { cast_by: actor };
  run.emit('BallotCast', {
    vote_id: vote.vote_id,
    voter,
    voter_kind,
    choice,
    reasoning,
    ...cast_by,
    ...(call && { call }),
  });
  closeIfSettled(run);
  if (user !== undefined) restartSilence(run);
  return undefined;
}

/** One person has one vote (R2): as the user, or by a seat, never both. Several people at one keyboard have a seat each. */
const hasVoted = ({ ballots, castBy }: Vote, user: string | undefined, isUsers: boolean): boolean =>
  user !== undefined && (isUsers ? castBy.includes(user) : ownProperty(ballots, user) !== undefined);

/** A voter's model gave no vote: it counts for no quorum, and nobody votes in its place (N6). */
export function failBallot(run: Run<ChannelState>, { data }: Of<'FailBallot'>): Problem | undefined {
  const { vote_id, participant_id, call } = data;
  const { vote } = run.state.stopping;
  if (vote?.vote_id !== vote_id || isBallotSettled(vote, participant_id)) {
    return lateAnswer(run, call, vote_id, 'unknown-request');
  }
  if (!vote.voters.includes(participant_id)) return problem('not-a-participant');
  run.emit('BallotMissed', data);
  closeIfSettled(run);
  return undefined;
}

function closeIfSettled(run: Run<ChannelState>): void {
  const { vote } = run.state.stopping;
  if (vote && isVoteSettled(vote)) closeVote(run);
}

/** The tally: whoever said nothing abstained. The quorum counts who took part, the majority who was for or against. */
export function closeVote(run: Run<ChannelState>): void {
  const { vote } = run.state.stopping;
  const { quorum, majority } = ruleOf(run.state) ?? defaultsOf('vote', {});
  if (!vote) return;
  const choices = Object.values(vote.ballots);
  const count = (choice: string) => choices.filter((one) => one === choice).length;
  const silent = vote.voters.filter((id) => !ownProperty(vote.ballots, id)).length;
  const [end, goOn] = [count('end'), count('continue')];
  const electorate = choices.length + silent;
  const turnout = electorate ? choices.length / electorate : 0;
  const quorum_met = choices.length > 0 && turnout >= quorum;
  const passed = quorum_met && end + goOn > 0 && end / (end + goOn) > majority;
  cancelOf(run, 'vote');
  const abstained = count('abstain') + silent;
  run.emit('VoteClosed', { vote_id: vote.vote_id, end, continue: goOn, abstained, turnout, quorum_met, passed });
}

function ruleOf({ stopping }: ChannelState): Required<VoteRule> | undefined {
  const [given] = leavesOf(stopping.policy.stop_when, 'vote');
  return given && defaultsOf('vote', given);
}
