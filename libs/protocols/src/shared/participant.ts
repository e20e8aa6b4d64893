/** Whoever takes part in a channel, in any protocol. */
export interface Participant {
  participant_id: string;
  name: string;
  /** hosted: an agent of ours; person; external: an agent of somebody else's; a2a: one behind a URL. */
  kind: string;
  /** Where the agent of a seat of kind a2a is. */
  url?: string;
  /** The subject of the API key that sits here, besides the seat's own key. */
  held_by?: string;
  /** Which model plays it, where its opening says so. */
  model?: string;
  effort?: string;
  provider?: string;
}
