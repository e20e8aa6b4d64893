/**
 * A piece of what is being said, shown while it is said. Nothing is stored and a lost frame is no harm: what counts is
 * the event that follows.
 */
export interface TokenFrame {
  tenant: string;
  channel_id: string;
  /** The request id of the TurnRequested, BallotRequested or FacilitationRequested that it answers. */
  request_id: string;
  /** Whoever speaks; empty for a facilitator. */
  participant_id: string;
  /** The kind of work, as `contribute` or `ballot`. */
  work: string;
  /** thinking: nothing to hear yet; its text is a summary of thoughts. withdrawn: what was shown is not said after all. */
  kind: 'text' | 'thinking' | 'withdrawn';
  /** Characters of this kind before this piece; 0 begins anew. */
  offset: number;
  text: string;
}
