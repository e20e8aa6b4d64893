import type { EntryStance, PlanRole, SpeechLine } from '@parley/contracts';
import type { OpenTurn } from '../../shared/work/turn-spec.js';
import { objectionsTo } from '../dissent.js';
import { lastRoundOf, nameOf, openIssues, proposedEntries, workshopOf, type WorkshopState } from '../state.js';
import { foundFor, type Knowledge } from './knowledge.js';
import {
  knownRole,
  listed,
  planTask,
  scriptedLine,
  spoken,
  type ListedIssue,
  type PlanTask,
  type Spoken,
} from './task.js';

/** What a role is asked with when it is its turn to speak. */
export interface SpeechTask extends PlanTask {
  role: PlanRole;
  round: number;
  last: boolean;
  /** Characters of a speech that are kept (W8). */
  most_chars: number;
  proposals: Proposal[];
  /** Issues found in this round; they are on the next round's list. */
  found: ListedIssue[];
  /** The earlier speeches of this round, in full. */
  earlier: Spoken[];
  knowledge: Knowledge[];
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
 * this round in full, clarifications and what was found; not later speeches, and not what was said in other rounds (W2).
 */
export function speechTask(state: WorkshopState, { participant_id, request_id }: OpenTurn): SpeechTask {
  const role = knownRole(state, participant_id);
  const line = scriptedLine(state, role);
  const notice = state.notices[participant_id];
  const isListed = ({ issue_id }: { issue_id: string }) => state.listed.includes(issue_id);
  const open = openIssues(state).map((issue) => listed(state, issue));
  return {
    role,
    ...planTask(state),
    issues: open.filter(isListed),
    found: open.filter((issue) => !isListed(issue)),
    round: state.round,
    last: state.round >= lastRoundOf(state),
    most_chars: workshopOf(state).config.max_speech_chars,
    proposals: proposalsOf(state),
    earlier: state.speeches.map((given) => spoken(state, given)),
    knowledge: foundFor(state, request_id),
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
