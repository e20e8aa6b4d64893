import { problem, type Command, type FieldError, type IssueMerge, type RefusedProposal } from '@parley/contracts';
import { refuse, unfold, type Decision } from '../decider.js';
import { discardedWork, FINAL_CODES, requestFacilitation } from '../facilitation.js';
import { relay, relayErrors, relayOrGoOn } from './clarifications.js';
import { close, conclude } from './conclude.js';
import { evolveWorkshop } from './evolve.js';
import { afterReview } from './rounds.js';
import { roleOf, workshopOf, type Issue, type WorkshopState } from './state.js';
import type { Run } from './turns.js';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;
export type WorkshopCompletion = Of<'CompleteRelay' | 'CompleteReview' | 'CompleteReport'>;

const TASK: Record<WorkshopCompletion['type'], string> = {
  CompleteRelay: 'relay',
  CompleteReview: 'review',
  CompleteReport: 'report',
};

/** Takes the coach's work over, as far as the rules allow it, and goes on. */
export function completeCoachWork(state: WorkshopState, command: WorkshopCompletion): Decision {
  const { request_id, call } = command.data;
  const request = state.facilitation;
  if (request?.request_id !== request_id) return discardedWork(state.phase, request_id, call);
  const errors =
    TASK[command.type] === request.task
      ? coachWorkErrors(state, command)
      : [{ pointer: '/request_id', reason: `${request_id} asks for ${request.task}` }];
  if (errors.length) return refuse(problem('invalid-facilitation', { errors }));
  const run = unfold(state, evolveWorkshop);
  run.emit('FacilitationCompleted', { request_id, task: request.task, call });
  switch (command.type) {
    case 'CompleteRelay':
      relay(run, new Map(command.data.questions.map(({ question_id, text }) => [question_id, text])));
      relayOrGoOn(run, command.time);
      break;
    case 'CompleteReview':
      review(run, command.data);
      afterReview(run, command.time);
      break;
    case 'CompleteReport':
      run.emit('PlanReported', { version: workshopOf(state).version, summary: command.data.summary });
      close(run);
      break;
  }
  return { ok: true, events: run.events };
}

/** What no schema says of the coach's work: what it names must be there. */
export function coachWorkErrors(state: WorkshopState, command: WorkshopCompletion): FieldError[] {
  if (command.type === 'CompleteRelay') return relayErrors(state, command.data);
  if (command.type === 'CompleteReport') return [];
  return command.data.off_topic.flatMap(({ participant_id }, index) =>
    roleOf(state, participant_id)
      ? []
      : [{ pointer: `/off_topic/${index}/participant_id`, reason: `${participant_id} is no role of this workshop` }],
  );
}

/** The coach words and tidies; what it proposes beyond what the roles' stances allow is refused, by name (W4). */
function review(run: Run, { summary, merges, rewordings, off_topic }: Of<'CompleteReview'>['data']): void {
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
  if (workshopOf(run.state).config.off_topic_notices) {
    for (const notice of off_topic) run.emit('OffTopicNoticed', { ...notice, round });
  }
  run.emit('WorkshopRoundReviewed', { round, summary, refused });
}

const issueOf = (state: WorkshopState, id: string): Issue | undefined =>
  state.issues.find(({ issue_id }) => issue_id === id);

/** An issue that somebody objects on, or that is about an objection, is not merged away. */
function obstacle(state: WorkshopState, { issue_id, into }: IssueMerge): string | undefined {
  const issue = issueOf(state, issue_id);
  if (issue?.status !== 'open') return 'is no open issue';
  if (into === issue_id || issueOf(state, into)?.status !== 'open') return `${into} is no other open issue`;
  if (issue.about_entry !== undefined || issue.reopened) return 'is about an objection';
  const objector = Object.values(issue.stances).find(({ stance }) => stance === 'object');
  return objector && `${objector.participant_id} objects`;
}

/** Another try, or the workshop goes on without the coach. */
export function failCoachWork(state: WorkshopState, { data, time }: Of<'FailFacilitation'>): Decision {
  const request = state.facilitation;
  if (request?.request_id !== data.request_id) return discardedWork(state.phase, data.request_id, data.call);
  const run = unfold(state, evolveWorkshop);
  const { task, attempt } = request;
  run.emit('FacilitationFailed', { ...data, task, attempt });
  const hopeless = run.state.cut !== undefined || FINAL_CODES.has(data.code);
  const again = !hopeless && attempt < workshopOf(state).config.max_facilitation_attempts;
  if (again) requestFacilitation(run, task, attempt + 1);
  else goWithout(run, task, time);
  return { ok: true, events: run.events };
}

function goWithout(run: Run, task: string, time: string): void {
  if (task === 'report') return close(run);
  if (run.state.cut) return conclude(run, time, run.state.cut);
  if (task === 'review') return afterReview(run, time);
  relay(run, new Map());
  relayOrGoOn(run, time);
}
