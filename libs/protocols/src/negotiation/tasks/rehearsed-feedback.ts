import type { FeedbackTask } from './feedback-task.js';
import { linesOf } from './rehearsal-lines.js';

/** By script; where it has no line the default of a silent seat, accept, which says that it is one. */
export function rehearseFeedback({ line, language }: FeedbackTask) {
  if (line?.feedback === 'silent') return undefined;
  const feedback_type = line?.feedback ?? 'accept';
  const proposed_changes = feedback_type === 'negotiate' ? (line?.changes ?? []) : [];
  // Nobody is given words that no script has (P6): the reasons of its changes stand beside them.
  const reasoning = line ? (line.reasoning ?? '') : linesOf(language).byDefault;
  return { feedback_type, reasoning, proposed_changes };
}
