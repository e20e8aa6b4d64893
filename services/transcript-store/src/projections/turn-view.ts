/** A turn of the current round, in any protocol. */
export interface TurnView {
  participant_id: string;
  name: string;
  kind: string;
  request_id: string;
  status: 'open' | 'answered' | 'assumed' | 'skipped';
  feedback_type?: string;
}
