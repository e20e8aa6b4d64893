import { plainLine } from '@parley/untrusted';
import { assistantWords, decisionWords, type Language } from '@parley/wording';
import type { Waiting, Waits } from './waiting.js';

/** What is asked, in a line. */
export function askedText({ kind, seat, text }: Waiting, language: Language): string {
  const words = assistantWords[language];
  const asked = plainLine(text);
  const whose = seat ? words.turnOf(plainLine(seat.name)) : '';
  if (kind === 'vote') return [words.vote, asked, whose].filter(Boolean).join(' · ');
  return asked || whose || words.floor;
}

/** The same with the id that an answer names, and a line each for what is good to know of it. */
export function questionText(waiting: Waiting, language: Language): { title: string; notes: string[] } {
  const words = assistantWords[language];
  const { question, assumption, due_at, schema, choices } = waiting;
  const { choice } = (schema['properties'] ?? {}) as { choice?: { enum?: string[] } };
  const notes = [
    ...(assumption ? [words.without(plainLine(assumption))] : []),
    ...(choice?.enum ? [words.choices(choice.enum.join(', '))] : []),
    ...(choices ? [words.choices(choices.map(plainLine).join(' | '))] : []),
    ...(due_at ? [words.until(`${due_at.slice(0, 16).replace('T', ' ')} UTC`)] : []),
  ];
  return { title: `${askedText(waiting, language)} (\`${question}\`)`, notes };
}

/** The others who are waited for; nothing where that is nobody. */
export const elsewhereText = ({ elsewhere }: Waits, language: Language): string[] =>
  elsewhere.length
    ? [assistantWords[language].waitsFor(elsewhere.map(plainLine).join(decisionWords[language].comma))]
    : [];
