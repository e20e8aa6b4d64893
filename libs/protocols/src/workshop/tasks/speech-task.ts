import { own, type OfferedTool, type PlanRole, type SpeechLine } from '@parley/contracts';
import { lookupsLeft } from '../../shared/lookups.js';
import type { Found } from '../../shared/work/looking-up.js';
import type { OpenTurn } from '../../shared/work/turn-spec.js';
import { lastRoundOf, workshopOf, type WorkshopState } from '../state.js';
import { foundFor } from './knowledge.js';
import { listedTask, stepsOf, type ListedTask } from './steps.js';
import { tableTask, type TableTask } from './table.js';
import { knownRole, scriptedLine } from './task.js';

/** What a role is asked with when it is its turn to speak. */
export interface SpeechTask extends ListedTask, TableTask {
  role: PlanRole;
  round: number;
  last: boolean;
  /** Characters of a speech that are kept (W8). */
  most_chars: number;
  /** What it may look up with before it speaks, and how often (W7). */
  offered: OfferedTool[];
  lookups_left: number;
  /** What it has looked up for this speech. */
  found: Found[];
  /** The coach's notice (W8). */
  notice?: string;
  line?: SpeechLine;
}

/**
 * A speech sees the requirement, the draft, the issue list with what is proposed to settle it, the earlier speeches of
 * this round in full, clarifications and what was found in this round, by itself and by those before it; not later
 * speeches, and not what was said in other rounds (W2).
 */
export function speechTask(state: WorkshopState, { participant_id, request_id, offered = [] }: OpenTurn): SpeechTask {
  const role = knownRole(state, participant_id);
  const line = scriptedLine(state, role);
  const notice = own(state.notices, participant_id);
  return {
    role,
    ...listedTask(state, stepsOf(state)),
    ...tableTask(state),
    round: state.round,
    last: state.round >= lastRoundOf(state),
    most_chars: workshopOf(state).config.max_speech_chars,
    offered: [...offered],
    lookups_left: lookupsLeft(state, request_id),
    found: foundFor(state, request_id),
    ...(notice !== undefined && { notice }),
    ...(line && { line }),
  };
}
