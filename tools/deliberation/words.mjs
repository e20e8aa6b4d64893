// What is asked: the same of a board and of one agent, but for how an answer is written down.

/**
 * What a member is told alone. Of a persona the others are shown its first 200 characters, as somebody at the same table sees who a person
 * is: so many are spent before the first fact.
 */
export const personaOf = ({ knows }) => `${OPENING}\n\n${listed(knows)}`;

export const SHOWN_TO_OTHERS = 200;

const OPENING =
  "You are one of those who have to answer this question together. None of you is above the others, everybody's word counts the same, and nobody else will answer it for you: what the group comes to is its answer. What you were told about the matter stands below, in no particular order:";

/** A board's question; its members claim what they hold in their stances. */
export const boardQuestion = ({ question, asked, named }) =>
  `${question}\n\n${asked} Your claim, in your stance, is ${named}, and nothing else.`;

/** One agent's, with what it knows. */
export const agentQuestion = ({ question, asked, named }, knows) =>
  `${question}\n\nThis is what you were told:\n\n${listed(knows)}\n\n${asked} The last line of your answer is ${named}, and nothing else.`;

const listed = (facts) => facts.map((fact) => `- ${fact}`).join('\n');

/** The last line that says something. */
export const lastLine = (text) => text.split('\n').findLast((line) => line.trim()) ?? '';

/** All that is asked about a task, but for the product's own words. */
export const wordsOf = (task) => [boardQuestion(task), ...task.seats.map(personaOf), agentQuestion(task, task.all)];
