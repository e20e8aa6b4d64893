import { facilitatorTexts } from './facilitator-texts.js';
import { participantTexts } from './participant-texts.js';
import type { Prompt } from './prompt.js';
import { outputSchema } from './schemas.js';
import { tableTexts } from './table-texts.js';
import type { Task } from './task.js';
import { coachTexts } from './coach-texts.js';
import { roleTexts } from './role-texts.js';

const OUTPUTS: Record<Task['kind'], { schema: Record<string, unknown>; tokens: number }> = {
  screen: { schema: outputSchema('CompleteScreening', ['selected', 'possibly_related', 'not_selected']), tokens: 2000 },
  draft: { schema: outputSchema('CompleteDraft', ['proposal']), tokens: 4000 },
  feedback: {
    schema: outputSchema('SubmitFeedback', ['feedback_type', 'reasoning', 'proposed_changes']),
    tokens: 1500,
  },
  adjust: {
    schema: outputSchema('CompleteAdjustment', ['proposal', 'changes_made', 'changes_rejected', 'should_continue']),
    tokens: 5000,
  },
  compromise: {
    schema: outputSchema('CompleteAdjustment', ['proposal', 'changes_made', 'changes_rejected', 'should_continue']),
    tokens: 5000,
  },
  contribute: { schema: outputSchema('Contribute', ['text', 'stance']), tokens: 1500 },
  speech: {
    schema: outputSchema('Speech', [
      'analysis',
      'advice',
      'comments',
      'questions',
      'new_issues',
      'stances',
      'entry_stances',
      'entries',
      'reopens',
      'sources',
    ]),
    tokens: 4000,
  },
  lookup: { schema: outputSchema('LookupPlan', ['calls']), tokens: 800 },
  follow_up: { schema: outputSchema('FollowUpClarification', ['satisfied', 'question']), tokens: 500 },
  document: { schema: outputSchema('PlanDocument', ['summary', 'sections', 'based_on']), tokens: 5000 },
  relay: { schema: outputSchema('CompleteRelay', ['questions']), tokens: 1500 },
  review: { schema: outputSchema('CompleteReview', ['summary', 'merges', 'rewordings', 'off_topic']), tokens: 3000 },
  report: { schema: outputSchema('CompleteReport', ['summary']), tokens: 4000 },
  ballot: { schema: outputSchema('CastBallot', ['choice', 'reasoning']), tokens: 300 },
  select: { schema: outputSchema('CompleteSelection', ['picked']), tokens: 600 },
  summarise: { schema: outputSchema('CompleteSummary', ['summary', 'open_points']), tokens: 1500 },
  conclude: { schema: outputSchema('CompleteSummary', ['summary', 'open_points']), tokens: 2500 },
  judge: { schema: outputSchema('CompleteJudgement', ['agreed', 'reason']), tokens: 300 },
  gaps: { schema: outputSchema('CompleteGaps', ['gaps', 'follow_up']), tokens: 2000 },
};

/** The version of every template here: a change of wording is a new version, so that an audit rebuilds the old one. */
const VERSION = 1;

/** The exact prompt of a task: the same task, the same prompt, to the letter. */
export function renderPrompt(task: Task): Prompt {
  const { schema, tokens } = OUTPUTS[task.kind];
  const { system, user } = textsOf(task);
  const refused = task.previous_error
    ? `\n\n${task.language === 'zh' ? '你上一次的回答未被采纳，原因' : 'Your last answer was refused'}: ${task.previous_error}`
    : '';
  return {
    template: `${task.kind}@${VERSION}`,
    system,
    user: user + refused,
    schema,
    max_output_tokens: tokens,
  };
}

function textsOf(task: Task): { system: string; user: string } {
  switch (task.kind) {
    case 'feedback':
      return participantTexts(task);
    case 'screen':
    case 'draft':
    case 'adjust':
    case 'compromise':
    case 'gaps':
      return facilitatorTexts(task);
    case 'lookup':
    case 'speech':
    case 'follow_up':
    case 'document':
      return roleTexts(task);
    case 'relay':
    case 'review':
    case 'report':
      return coachTexts(task);
    default:
      return tableTexts(task);
  }
}
