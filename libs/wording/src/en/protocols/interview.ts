import { interview as interviewTerms } from '../interview.js';

const HOUR = 60;
const DAY = 24 * HOUR;

/** What Parley itself says in an interview, in the channel's language. */
export const interview = {
  area: {
    who: interviewTerms.areas.who,
    pain: interviewTerms.areas.pain,
    context: interviewTerms.areas.context,
    constraints: 'what must not be touched',
    success: 'how you would know that it worked',
  },
  status: {
    Profiling: 'getting to know you',
    DeepDive: 'going deeper',
    Solutioning: 'what would help',
    Completed: 'complete',
  },
  firstNotice: 'Say in a sentence what this is about, and ask who the user is and what brought them here.',
  away(minutes: number) {
    if (minutes >= 2 * DAY) return `Welcome back after ${Math.round(minutes / DAY)} days.`;
    if (minutes >= 2 * HOUR) return `Welcome back after ${Math.round(minutes / HOUR)} hours.`;
    return 'Welcome back.';
  },
  stoodAt: (status: string, score: number, missing: string) =>
    `We stood at: ${status}, ${score} of 100${missing ? `; next was ${missing}` : ''}.`,
  nothingSaid: 'Nothing was said.',
  summary: (status: string, score: number, facts: readonly string[]) =>
    [`The interview stood at: ${status}, ${score} of 100.`, ...facts.map((fact) => `- ${fact}`)].join('\n'),
  /** Turns that no Analyst has read. */
  unread: (first: number, last: number) => `Turns ${first} to ${last} were read by nobody: the Analyst gave no answer.`,
  delivered: '📄 The interview is over, and its documents stand.',
  /** @param missed ids of the documents that could not be written */
  deliveredInPart: (missed: readonly string[]) =>
    `📄 The interview is over. Not all of its documents could be written: ${missed.join(', ')}.`,
  ended: '👋 The interview is over. What was said stays in the log.',
  stopped: '🛑 The interview was stopped; what was said stays in the log.',
  userAway: '⏳ Nobody has come back to the interview in the time allowed. What was said stays in the log.',
};
