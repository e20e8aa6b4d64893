import type { InterviewFact } from '@parley/contracts';
import type { Area, InterviewChannel, Status } from './state.js';

/** What is known of the user, as the source names it (I3). */
export interface InterviewState {
  /** The channel's id, which is added where it is read. */
  session_id?: string;
  processed_turns: number;
  status: Status;
  /** Whoever the user is. */
  user_profile: Record<string, string>;
  /** How things are done today. */
  current_practice: Record<string, string>;
  pain_points: string[];
  /** What may not be touched. */
  constraints: Record<string, string>;
  /** What success is measured by. */
  success_criteria: Record<string, string>;
  completeness_score: number;
  /** Absent until the first analysis. */
  last_updated?: string;
}

export function interviewState({
  facts,
  processedTurns,
  status,
  score,
  lastUpdated,
}: InterviewChannel): InterviewState {
  const of = (wanted: Area) => facts.filter(({ area }) => area === wanted);
  return {
    processed_turns: processedTurns,
    status,
    user_profile: byLabel(of('who')),
    current_practice: byLabel(of('context')),
    pain_points: of('pain').map(({ text }) => text),
    constraints: byLabel(of('constraints')),
    success_criteria: byLabel(of('success')),
    completeness_score: score,
    ...(lastUpdated !== undefined && { last_updated: lastUpdated }),
  };
}

/** Labels are a model's words: `constructor` is one like any other, and one that is there twice loses nothing. */
function byLabel(facts: InterviewFact[]): Record<string, string> {
  const labels = new Set<string>();
  const entries = facts.map(({ fact_id, label, text }) => {
    const free = labels.has(label) ? `${label} (${fact_id})` : label;
    labels.add(free);
    return [free, text] as const;
  });
  return Object.fromEntries(entries);
}
