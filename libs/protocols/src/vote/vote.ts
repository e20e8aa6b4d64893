import { layered, WISHES } from '@parley/termination';
import type { Protocol } from '../protocol.js';
import { wordingOf } from '../shared/words.js';
import { calls } from '../shared/likely.js';
import { spokenBy } from '../shared/decision/spoken-by.js';
import { decided } from './decided.js';
import { begin, endNow, failTurn, submitBallot, timerDue } from './rules/ballots.js';
import { openingErrors } from './rules/open.js';
import { revealBallots } from './rules/reveal.js';
import { evolve, initialState, openedOf, type VoteState } from './state.js';
import { stood } from './stood.js';
import { inboxItem, outcome, view } from './view.js';
import { castBallot } from './vote-task.js';

/** A blind vote (ADR 62): everybody casts a ballot that nobody sees, all are revealed at once, and counted by the rule that was said before. */
export const vote: Protocol<VoteState> = {
  name: 'vote',
  opening: {
    command: 'OpenVote',
    event: 'VoteOpened',
    errors: openingErrors,
    begin,
    unled: true,
    policy: ({ termination }) => layered(termination),
    // By no other vote: who votes here has a ballot already.
    defaults: { vote: { auto_exit: true, stop_when: WISHES.filter((wish) => !('vote' in wish)) } },
  },
  likely({ seats }) {
    const work = { calls: [calls('strong', seats, [1_000, 0, 200])], in_a_row: 1 };
    return { least: work, most: work };
  },
  initialState,
  evolve,
  commands: { SubmitBallot: submitBallot, FailTurn: failTurn, RevealBallots: revealBallots },
  timerDue,
  isScripted: ({ opened }) => (opened?.members ?? []).some(({ script }) => script.length > 0),
  ending: {
    end: endNow,
    // Called off: what was cast stays sealed for good.
    stop(run, actor) {
      const { language } = openedOf(run.state);
      const message = wordingOf(language).vote.calledOff;
      run.emit('ChannelClosed', { status: 'stopped', reason: 'stopped_by_user', ended_by: actor, message });
    },
    work: () => [],
    isConcluded: ({ phase }) => phase === 'revealing',
    isEnding: () => false,
  },
  facilitations: {},
  turns: { vote: castBallot },
  openTurn({ phase, turns }, requestId) {
    const turn = turns.find(({ request_id }) => request_id === requestId);
    return phase === 'round' && turn?.status === 'open' ? { ...turn, kind: 'vote' } : undefined;
  },
  ballotTask() {
    throw new Error('a vote ends when all have voted, and by no other vote');
  },
  ledger: ({ type, data }) =>
    type === 'VoteOpened' ? [{ entry: 'opened', participants: data.members, policy: layered(data.termination) }] : [],
  heardByAll: true,
  participants: ({ opened }) => opened?.members ?? [],
  voters: () => [],
  answers: ['BallotSealed'],
  // A second vote of the same voters would tell what they have sealed in the first.
  noForks: 'a vote is not forked: open another one',
  stood,
  decided,
  milestone: spokenBy,
  lastWord: () => '',
  view,
  inboxItem,
  outcome,
};
