import type { EntryStance, OfferedTool, PlanRole, SpeechLine } from '@parley/contracts';
import type { OpenTurn } from '../../shared/work/turn-spec.js';
import { objectionsTo } from '../dissent.js';
import { lastRoundOf, nameOf, openIssues, proposedEntries, workshopOf, type WorkshopState } from '../state.js';
import { lookupsLeft } from '../rules/lookups.js';
import { foundFor, type Found } from './knowledge.js';
import { listedTask, stepsOf, type ListedTask } from './steps.js';
import { knownRole, listed, scriptedLine, type ListedIssue } from './task.js';

/** What a role is asked with when it is its turn to speak. */
export interface SpeechTask extends ListedTask {
  role: PlanRole;
  round: number;
  last: boolean;
  /** Characters of a speech that are kept (W8). */
  most_chars: number;
  proposals: Proposal[];
  /** Issues found in this round; they are on the next round's list. */
  raised: ListedIssue[];
  /** What it may look up with before it speaks, and how often (W7). */
  offered: OfferedTool[];
  lookups_left: number;
  /** What it has looked up for this speech. */
  found: Found[];
  /** The coach's notice (W8). */
  notice?: string;
  line?: SpeechLine;
}

/** An entry that is on the table and not in the draft. */
export interface Proposal {
  entry_id: string;
  text: string;
  resolves: string[];
  supersedes?: string;
  proposed_by: string;
  objections: { by: string; reason: EntryStance['reason'] }[];
}

/**
 * A speech sees the requirement, the draft, the issue list with what is proposed to settle it, the earlier speeches of
 * this round in full, clarifications and what was found in this round, by itself and by those before it; not later
 * speeches, and not what was said in other rounds (W2).
 */
export function speechTask(state: WorkshopState, { participant_id, request_id, offered = [] }: OpenTurn): SpeechTask {
  const role = knownRole(state, participant_id);
  const line = scriptedLine(state, role);
  const notice = state.notices[participant_id];
  const raised = openIssues(state).filter(({ issue_id }) => !state.listed.includes(issue_id));
  return {
    role,
    ...listedTask(state, stepsOf(state)),
    raised: raised.map((issue) => listed(state, issue)),
    round: state.round,
    last: state.round >= lastRoundOf(state),
    most_chars: workshopOf(state).config.max_speech_chars,
    proposals: proposalsOf(state),
    offered: [...offered],
    lookups_left: lookupsLeft(state, request_id),
    found: foundFor(state, request_id),
    ...(notice !== undefined && { notice }),
    ...(line && { line }),
  };
}

const proposalsOf = (state: WorkshopState): Proposal[] =>
  proposedEntries(state).map((entry) => ({
    entry_id: entry.entry_id,
    text: entry.text,
    resolves: entry.resolves,
    ...(entry.supersedes !== undefined && { supersedes: entry.supersedes }),
    proposed_by: nameOf(state, entry.proposed_by),
    objections: objectionsTo(entry).map(({ participant_id, reason }) => ({
      by: nameOf(state, participant_id),
      reason,
    })),
  }));
