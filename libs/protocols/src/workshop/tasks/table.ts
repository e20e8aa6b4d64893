import type { EntryStance } from '@parley/contracts';
import { quoted } from '../../shared/work/quoted.js';
import { objectionsTo } from '../dissent.js';
import { nameOf, openIssues, proposedEntries, type WorkshopState } from '../state.js';
import { listed, describeSpeech, type ListedIssue } from './task.js';
import { issueText } from './text.js';

/**
 * What is on the table and not settled, beyond what the speeches of the round show: it changes from turn to turn, so it is
 * no shared text. What a speech proposed stands in it, with its id, and is not sent again.
 */
export interface TableTask {
  proposals: Proposal[];
  /** Issues found in this round, but in no speech; they are on the next round's list. */
  raised: ListedIssue[];
}

/** An entry that is on the table and not in the draft. */
export interface Proposal {
  entry_id: string;
  text: string;
  resolves: string[];
  supersedes?: string;
  proposed_by: string;
  /** Entries that cannot stand beside it. */
  rivals: string[];
  /** The question to the user whose answer it rests on. */
  answer_to?: string;
  /** It stands in a speech of this round: only what was said of it since is told. */
  isShown: boolean;
  objections: { by: string; reason: EntryStance['reason'] }[];
}

export function tableTask(state: WorkshopState): TableTask {
  const shown = new Set(state.speeches.flatMap((given) => describeSpeech(state, given).issue_ids));
  const raised = openIssues(state).filter(({ issue_id }) => !state.listed.includes(issue_id) && !shown.has(issue_id));
  return { proposals: proposalsOf(state), raised: raised.map((issue) => listed(state, issue)) };
}

function proposalsOf(state: WorkshopState): Proposal[] {
  const shown = new Set(state.speeches.map(({ request_id }) => request_id));
  return proposedEntries(state).map((entry) => ({
    entry_id: entry.entry_id,
    text: entry.text,
    resolves: entry.resolves,
    ...(entry.supersedes !== undefined && { supersedes: entry.supersedes }),
    proposed_by: nameOf(state, entry.proposed_by),
    rivals: entry.rivals ?? [],
    isShown: shown.has(entry.request_id),
    ...(entry.question_id !== undefined && { answer_to: entry.question_id }),
    objections: objectionsTo(entry).map(({ participant_id, reason }) => ({
      by: nameOf(state, participant_id),
      reason,
    })),
  }));
}

export const tableTexts = ({ proposals, raised }: TableTask): string[] => [
  ...proposals.flatMap(proposalText),
  ...raised.map((one) => issueText('found_in_this_round', one)),
];

function proposalText({ entry_id, text, isShown, objections, ...about }: Proposal): string[] {
  const { proposed_by, resolves, supersedes, rivals, answer_to } = about;
  const whole = quoted('proposed_entry', text, {
    entry_id,
    proposed_by,
    resolves: resolves.join(' '),
    ...(supersedes !== undefined && { supersedes }),
    ...(rivals.length && { rivals: rivals.join(' ') }),
    ...(answer_to !== undefined && { answer_to }),
  });
  return [
    ...(isShown ? [] : [whole]),
    ...objections.map(({ by, reason }) => quoted('objection', reason, { entry_id, by })),
  ];
}
