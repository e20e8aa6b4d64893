/** Asks for a debate at the next boundary (D5). */
export const DEBATE_WORD = '/debate';

/** What the user wants debated, or undefined where the text asks for no debate; empty where it does not say. */
export function debateTopic(text: string): string | undefined {
  const [word = '', ...rest] = text.trim().split(/\s+/u);
  return word.toLowerCase() === DEBATE_WORD ? rest.join(' ').slice(0, 1000) : undefined;
}
