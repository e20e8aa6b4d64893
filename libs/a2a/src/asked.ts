import type { Message } from '@a2a-js/sdk';
import { derivedId } from '@parley/contracts';
import { askedText, type Standing, type Waiting } from '@parley/on-behalf';
import { plainLine } from '@parley/untrusted';
import { assistantWords, type Language } from '@parley/wording';
import { dataPart, messageOf, textPart } from './messages.js';

/**
 * What a caller is asked: for people as a text in the channel's language, for programs a data part for each question, with the JSON
 * Schema of its answer. Pure.
 */
export function askedMessage({ channel, view, waits: { here }, brief = '' }: Standing): Message {
  const language = view?.language ?? 'en';
  const stands = here.some(({ kind }) => kind === 'turn') ? brief.trim() : '';
  const text = [...here.map((one) => questionText(one, language)), stands].filter(Boolean).join('\n\n');
  return messageOf(channel, {
    // The same questions are the same message, however often they are told.
    id: derivedId('a2a', channel, ...here.flatMap(({ question, text }) => [question, text])),
    parts: [textPart(text), ...here.map((one) => dataPart(one))],
  });
}

function questionText(waiting: Waiting, language: Language): string {
  const words = assistantWords[language];
  const { question, assumption, due_at, schema } = waiting;
  const { choice } = (schema['properties'] ?? {}) as { choice?: { enum?: string[] } };
  const notes = [
    ...(assumption ? [words.without(plainLine(assumption))] : []),
    ...(choice?.enum ? [words.choices(choice.enum.join(', '))] : []),
    ...(due_at ? [words.until(`${due_at.slice(0, 16).replace('T', ' ')} UTC`)] : []),
  ];
  return [`${askedText(waiting, language)} (\`${question}\`)`, ...notes.map((note) => `- ${note}`)].join('\n');
}
