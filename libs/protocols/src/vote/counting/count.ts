import { sha256, type RevealedBallot, type VoteConfig, type VoteResult } from '@parley/contracts';
import { OBJECT } from './choices.js';
import { leadersOf } from './leaders.js';

/** What counts ballots, as it was said before anybody voted. */
export interface Counting extends Pick<VoteConfig, 'rule' | 'ties' | 'quorum'> {
  /** As they are listed. */
  options: readonly string[];
  /** Whoever may vote. */
  voters: readonly string[];
}

/** More than half of those who may vote, where nobody says. */
export const quorumOf = ({ quorum, voters }: Pick<Counting, 'quorum' | 'voters'>): number =>
  quorum || Math.floor(voters.length / 2) + 1;

/**
 * What the ballots come to. Their order changes nothing, and neither does anybody who has not voted, but that it is named and may be missed
 * for a quorum.
 */
export function countBallots(counting: Counting, ballots: readonly RevealedBallot[]): VoteResult {
  const { rule, ties, options, voters } = counting;
  const quorum = quorumOf(counting);
  const absent = voters.filter((id) => !ballots.some(({ participant_id }) => participant_id === id));
  const { tally, leaders } = leadersOf(rule, options, ballots);
  const of = (outcome: VoteResult['outcome'], winners: readonly string[] = []): VoteResult => ({
    ...{ outcome, winners: [...winners], tied: [], tally, quorum, absent },
  });
  if (ballots.length < quorum) return of('no_quorum');
  if (rule === 'consent' && ballots.some(({ choices }) => choices.includes(OBJECT))) return of('objected');
  if (!leaders.length) return of('nobody_chose');
  const [only] = leaders;
  if (leaders.length === 1) return of('decided', [only!]);
  if (ties === 'stand') return of('tie', leaders);
  const winner = ties === 'first_listed' ? only! : drawn(leaders, ballots);
  return { ...of('decided', [winner]), tied: [...leaders], settled_by: ties };
}

/** By all nonces together, whatever the ballots' order: whoever votes last knows none of the others'. */
function drawn(leaders: readonly string[], ballots: readonly RevealedBallot[]): string {
  const nonces = ballots.map(({ nonce }) => nonce).sort();
  return leaders[Number(BigInt(`0x${sha256(JSON.stringify(nonces))}`) % BigInt(leaders.length))]!;
}
