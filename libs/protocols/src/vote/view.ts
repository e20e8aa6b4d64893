import type { BallotsRevealed, Member, VoteConfig } from '@parley/contracts';
import { frameView, type ProtocolView, type TurnView } from '../shared/view.js';
import { quorumOf } from './counting/count.js';
import { stood } from './stood.js';
import { choicesIn, countingOf, memberOf, nameOf, openedOf, type BallotTurn, type VoteState } from './state.js';

/** What a vote's view has besides what every view has: of ballots nothing but who has cast one, until all are revealed. */
export interface VoteView extends ProtocolView {
  question: string;
  options: string[];
  /** Without their rehearsal scripts, which are in the log. */
  members: Omit<Member, 'script'>[];
  config: VoteConfig;
  /** Ballots that are needed. */
  quorum: number;
  /** By participant id, the commitment to each ballot that was cast. */
  commitments: { participant_id: string; commitment: string }[];
  /** All ballots, with their nonces, and what they came to; absent before the reveal. */
  revealed?: BallotsRevealed;
}

export function view(state: VoteState): VoteView {
  const { question, options, members, config } = openedOf(state);
  const { sealed, revealed } = state;
  return {
    ...frameView(state),
    ...{ max_rounds: 1, question, options, config },
    members: members.map(({ script: _script, ...member }) => member),
    quorum: quorumOf(countingOf(state)),
    commitments: sealed.map(({ participant_id, commitment }) => ({ participant_id, commitment })),
    ...(revealed && { revealed }),
    turns: state.turns.map((turn) => turnView(state, turn)),
  };
}

const STATUS = { open: 'open', sealed: 'answered', absent: 'absent' } as const;

const turnView = (state: VoteState, { participant_id, request_id, status }: BallotTurn): TurnView => ({
  participant_id,
  name: nameOf(state, participant_id),
  kind: memberOf(state, participant_id)?.kind ?? 'external',
  request_id,
  status: STATUS[status],
});

/** What a voter needs, and no more: what is asked, what may be chosen, and how it is counted. */
export function inboxItem(state: VoteState) {
  const opened = openedOf(state);
  const { question, config } = opened;
  const { rule, ties } = config;
  return { question, choices: [...choicesIn(opened)], rule, ties, quorum: quorumOf(countingOf(state)) };
}

/** What it came to, with every ballot, who chose otherwise and who was absent. */
export function outcome(state: VoteState) {
  const { closed, revealed } = state;
  if (!closed) return undefined;
  const { status, reason } = closed;
  const { minority, not_heard } = stood(state);
  return { status, reason, ...(revealed && { ...revealed }), minority, absent: not_heard, closed };
}
