import { problem, type Command, type VoteRule } from '@parley/contracts';
import { defaultsOf, leavesOf } from '@parley/termination';
import { refuse, unfold, type Decision } from '../decider.js';
import { addMilliseconds } from '../timers.js';
import { cancelOf, listenForSilence } from './clocks.js';
import type { Run, Stoppable, StoppableProtocol } from './stoppable.js';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;
type Evolve<S> = Parameters<typeof unfold<S>>[1];

/** Asks everybody whether to end (T1). One vote at a time. */
export function callVote<S extends Stoppable>(
  state: S,
  { data, actor, time }: Of<'CallVote'>,
  evolve: Evolve<S>,
  protocol: StoppableProtocol<S>,
): Decision {
  const rule = ruleOf(state);
  if (!rule) return refuse(problem('no-vote-here'));
  if (state.stopping.vote) return refuse(problem('vote-open', { detail: state.stopping.vote.vote_id }));
  const run = unfold(state, evolve);
  const vote_id = `vote-${state.stopping.votes + 1}`;
  const due_at = addMilliseconds(time, rule.timeout_ms);
  const voters = protocol.voters(state);
  const names = voters.map((voter) => voter.participant_id);
  run.emit('VoteCalled', { vote_id, called_by: actor, question: data.question, voters: names, due_at });
  run.emit('TimerSet', { timer_id: vote_id, purpose: 'vote', due_at });
  for (const { participant_id, kind } of voters) {
    const request_id = `ballot-${vote_id}-${participant_id}`;
    run.emit('BallotRequested', { request_id, vote_id, participant_id, participant_kind: kind, due_at });
  }
  if (actor.kind === 'user') listenForSilence(run, time);
  return { ok: true, events: run.events };
}

/** Counts one vote; the last one closes it. A second one of the same voter is refused: nobody votes twice. */
export function castBallot<S extends Stoppable>(
  state: S,
  { data, actor, time }: Of<'CastBallot'>,
  evolve: Evolve<S>,
): Decision {
  const { vote } = state.stopping;
  if (!vote || (data.vote_id !== undefined && data.vote_id !== vote.vote_id)) return late(data);
  const { participant_id } = data;
  if (participant_id !== undefined && !vote.voters.includes(participant_id))
    return refuse(problem('not-a-participant'));
  const voter = participant_id ?? `user:${actor.id}`;
  if (vote.ballots[voter]) return refuse(problem('already-answered', { detail: `${voter} has voted` }));
  const run = unfold(state, evolve);
  const { choice, reasoning, call } = data;
  run.emit('BallotCast', { vote_id: vote.vote_id, voter, choice, reasoning, ...(call && { call }) });
  if (vote.voters.every((id) => run.state.stopping.vote?.ballots[id])) closeVote(run);
  if (participant_id === undefined) listenForSilence(run, time);
  return { ok: true, events: run.events };
}

/** Too late: a person is told; a model's answer leaves its cost in the log. */
function late({ call, vote_id = '' }: Of<'CastBallot'>['data']): Decision {
  if (!call) return refuse(problem('no-vote-open'));
  return { ok: true, events: [{ type: 'AnswerDiscarded', data: { request_id: vote_id, reason: 'late', call } }] };
}

/** The tally: whoever said nothing abstained. The quorum counts who took part, the majority who was for or against. */
export function closeVote(run: Run): void {
  const { vote } = run.state.stopping;
  const { quorum, majority } = ruleOf(run.state) ?? defaultsOf('vote', {});
  if (!vote) return;
  const choices = Object.values(vote.ballots);
  const count = (choice: string) => choices.filter((one) => one === choice).length;
  const silent = vote.voters.filter((id) => !vote.ballots[id]).length;
  const [end, goOn] = [count('end'), count('continue')];
  const electorate = choices.length + silent;
  const turnout = electorate ? choices.length / electorate : 0;
  const quorum_met = choices.length > 0 && turnout >= quorum;
  const passed = quorum_met && end + goOn > 0 && end / (end + goOn) > majority;
  cancelOf(run, 'vote');
  const abstained = count('abstain') + silent;
  run.emit('VoteClosed', { vote_id: vote.vote_id, end, continue: goOn, abstained, turnout, quorum_met, passed });
}

function ruleOf({ stopping }: Stoppable): Required<VoteRule> | undefined {
  const [given] = leavesOf(stopping.policy.stop_when, 'vote');
  return given && defaultsOf('vote', given);
}
