import type { BallotRequested, RecordedEvent } from '@parley/contracts';

/** The requests that a channel's events make and settle, by their ids. */
export class Requests {
  private readonly ballots: BallotRequested[] = [];

  /** What settles a ballot names the vote and who voted. */
  of(event: RecordedEvent): string[] {
    const { type, data } = event;
    switch (type) {
      case 'BallotRequested':
        this.ballots.push(data);
        return [data.request_id];
      case 'BallotCast':
        return this.ballotsOf(data.vote_id, data.voter);
      case 'BallotMissed':
        return this.ballotsOf(data.vote_id, data.participant_id);
      case 'VoteClosed':
        return this.ballotsOf(data.vote_id);
      default:
        return 'request_id' in data && data.request_id !== undefined ? [data.request_id] : [];
    }
  }

  private ballotsOf(vote: string, voter?: string): string[] {
    return this.ballots
      .filter(({ vote_id, participant_id }) => vote_id === vote && (voter === undefined || participant_id === voter))
      .map(({ request_id }) => request_id);
  }
}
