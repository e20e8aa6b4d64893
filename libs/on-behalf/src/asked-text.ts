import { plainLine } from '@parley/untrusted';
import { assistantWords, type Language } from '@parley/wording';
import type { Waiting } from './waiting.js';

/** What is asked, in a line. */
export function askedText({ kind, seat, text }: Waiting, language: Language): string {
  const words = assistantWords[language];
  const asked = plainLine(text);
  const whose = seat ? words.turnOf(plainLine(seat.name)) : '';
  if (kind === 'vote') return [words.vote, asked, whose].filter(Boolean).join(' · ');
  return asked || whose || words.floor;
}
