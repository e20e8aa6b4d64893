import type { WorkshopState } from '../state.js';

/** Ids count what the log has: the same history gives the same ids. */
export const nextIssue = ({ issues }: WorkshopState): string => `issue-${issues.length + 1}`;

export const nextQuestion = ({ clarifications }: WorkshopState): string => `question-${clarifications.length + 1}`;

/** Entries count on along a line of versions: an id means the same entry in all of them (W9). */
export const nextEntry = ({ entriesGiven }: WorkshopState): string => `entry-${entriesGiven + 1}`;
