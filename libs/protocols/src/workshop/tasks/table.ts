import type { EntryStance } from '@parley/contracts';
import { quoted } from '../../shared/work/quoted.js';
import { objectionsTo } from '../dissent.js';
import { nameOf, openIssues, proposedEntries, type WorkshopState } from '../state.js';
import { listed, type ListedIssue } from './task.js';
import { issueText } from './text.js';

/** What came on the table in the round and is not settled: it changes from turn to turn, so it is no shared text. */
export interface TableTask {
  proposals: Proposal[];
  /** Issues found in this round; they are on the next round's list. */
  raised: ListedIssue[];
}

/** An entry that is on the table and not in the draft. */
export interface Proposal {
  entry_id: string;
  text: string;
  resolves: string[];
  supersedes?: string;
  proposed_by: string;
  /** The question to the user whose answer it rests on. */
  answer_to?: string;
  objections: { by: string; reason: EntryStance['reason'] }[];
}

export function tableTask(state: WorkshopState): TableTask {
  const raised = openIssues(state).filter(({ issue_id }) => !state.listed.includes(issue_id));
  return { proposals: proposalsOf(state), raised: raised.map((issue) => listed(state, issue)) };
}

const proposalsOf = (state: WorkshopState): Proposal[] =>
  proposedEntries(state).map((entry) => ({
    entry_id: entry.entry_id,
    text: entry.text,
    resolves: entry.resolves,
    ...(entry.supersedes !== undefined && { supersedes: entry.supersedes }),
    proposed_by: nameOf(state, entry.proposed_by),
    ...(entry.question_id !== undefined && { answer_to: entry.question_id }),
    objections: objectionsTo(entry).map(({ participant_id, reason }) => ({
      by: nameOf(state, participant_id),
      reason,
    })),
  }));

export const tableTexts = ({ proposals, raised }: TableTask): string[] => [
  ...proposals.map(proposalText),
  ...raised.map((one) => issueText('found_in_this_round', one)),
];

const proposalText = ({ entry_id, text, resolves, supersedes, proposed_by, answer_to, objections }: Proposal): string =>
  [
    quoted('proposed_entry', text, {
      entry_id,
      proposed_by,
      resolves: resolves.join(' '),
      ...(supersedes !== undefined && { supersedes }),
      ...(answer_to !== undefined && { answer_to }),
    }),
    ...objections.map(({ by, reason }) => quoted('objection', reason, { entry_id, by })),
  ].join('\n');
