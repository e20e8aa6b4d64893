import type { Member, SpokenLine } from '@parley/contracts';
import type { Heard } from '../../shared/work/discussion.js';
import type { TableTask } from './table-task.js';

export interface ContributeTask extends TableTask {
  member: Member;
  others: Pick<Member, 'participant_id' | 'name'>[];
  last: boolean;
  /** A facilitator sums up after the round. */
  summed_up: boolean;
  /** What was said in this round and the one before. */
  heard: Heard[];
  /** The rehearsed words of this turn, where the member has any. */
  line?: SpokenLine;
}
