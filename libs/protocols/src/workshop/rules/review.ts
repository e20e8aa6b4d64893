import type { CompleteReview, EntryMatch, FieldError, IssueMerge, RefusedProposal } from '@parley/contracts';
import { objectionsTo } from '../dissent.js';
import { notThere } from '../not-there.js';
import { issueOf, workshopOf, type WorkshopState } from '../state.js';
import { alikeIn, type Alike } from './alike.js';
import type { Run } from './turns.js';

/** What no schema says of a review: whom it gives a notice must be there. */
export function reviewErrors(state: WorkshopState, { off_topic }: CompleteReview): FieldError[] {
  const { roles, language } = workshopOf(state);
  const there = roles.map(({ participant_id }) => participant_id);
  return off_topic.flatMap(({ participant_id: id }, index) =>
    there.includes(id)
      ? []
      : [{ pointer: `/off_topic/${index}/participant_id`, reason: notThere(language, 'role', [id], there) }],
  );
}

/** The coach words and tidies; what it proposes beyond what the roles' stances allow is refused, by name (W4). */
export function takeReview(run: Run, { summary, merges, rewordings, off_topic, matches = [] }: CompleteReview): void {
  const { round } = run.state;
  const refused: RefusedProposal[] = [];
  for (const merge of merges) {
    const reason = obstacle(run.state, merge);
    if (reason) refused.push({ issue_id: merge.issue_id, proposal: 'merge', reason });
    else run.emit('IssueMerged', { ...merge, round });
  }
  for (const { issue_id, statement } of rewordings) {
    const issue = issueOf(run.state, issue_id);
    if (issue?.status !== 'open') refused.push({ issue_id, proposal: 'reword', reason: 'is no open issue' });
    else if (issue.statement !== statement) run.emit('IssueReworded', { issue_id, statement, round });
  }
  const rivals = takeMatches(run, matches, refused);
  if (workshopOf(run.state).config.off_topic_notices) {
    for (const notice of off_topic) run.emit('OffTopicNoticed', { ...notice, round });
  }
  run.emit('WorkshopRoundReviewed', { round, summary, refused, ...(rivals.length && { rivals }) });
}

/** Entries that say the same become one; of those that cannot both hold it is noted. @returns what is noted */
function takeMatches(run: Run, matches: readonly EntryMatch[], refused: RefusedProposal[]): EntryMatch[] {
  const { round } = run.state;
  const rivals: EntryMatch[] = [];
  for (const match of matches) {
    const { entry_id, other: into, reason } = match;
    const pair = alikeIn(run.state).find((one) => one.proposed.entry_id === entry_id && one.other.entry_id === into);
    const why = pair ? matchObstacle(run.state, pair, match) : 'is not worded nearly alike';
    if (why) refused.push({ issue_id: entry_id, proposal: match.match, reason: why });
    else if (match.match === 'rivals') rivals.push(match);
    else run.emit('DraftEntryLapsed', { entry_id, cause: 'merged', round, into, reason });
  }
  return rivals;
}

/** What anybody objects to is not merged away, nor what would replace another entry or has a rival. */
function matchObstacle(
  { entries }: WorkshopState,
  { proposed, other }: Alike,
  { match }: EntryMatch,
): string | undefined {
  if (match === 'rivals') return undefined;
  const objector = [proposed, other].flatMap(objectionsTo)[0];
  if (objector) return `${objector.participant_id} objects`;
  const { supersedes, rivals = [], entry_id } = proposed;
  if (rivals.length || entries.some((one) => one.rivals?.includes(entry_id))) return 'has a rival';
  return supersedes === undefined || supersedes === other.supersedes ? undefined : `would replace ${supersedes}`;
}

/** An issue that somebody objects on, or that is about an objection, is not merged away. */
function obstacle(state: WorkshopState, { issue_id, into }: IssueMerge): string | undefined {
  const issue = issueOf(state, issue_id);
  if (issue?.status !== 'open') return 'is no open issue';
  if (into === issue_id || issueOf(state, into)?.status !== 'open') return `${into} is no other open issue`;
  if (issue.about_entry !== undefined || issue.reopened) return 'is about an objection';
  const objector = Object.values(issue.stances).find(({ stance }) => stance === 'object');
  return objector && `${objector.participant_id} objects`;
}
