import type { Message } from '@a2a-js/sdk';
import { derivedId } from '@parley/contracts';
import { questionText, type Standing, type Waiting } from '@parley/on-behalf';
import type { Language } from '@parley/wording';
import { dataPart, messageOf, textPart } from './messages.js';

/**
 * What a caller is asked: for people as a text in the channel's language, for programs a data part for each question, with the JSON
 * Schema of its answer. Pure.
 */
export function askedMessage({ channel, view, waits: { here }, brief = '' }: Standing): Message {
  const language = view?.language ?? 'en';
  const stands = here.some(({ kind }) => kind === 'turn') ? brief.trim() : '';
  const text = [...here.map((one) => textOf(one, language)), stands].filter(Boolean).join('\n\n');
  return messageOf(channel, {
    // The same questions are the same message, however often they are told.
    id: derivedId('a2a', channel, ...here.flatMap(({ question, text }) => [question, text])),
    parts: [textPart(text), ...here.map((one) => dataPart(one))],
    ...(view && { from: { generated_by: view.generated_by } }),
  });
}

function textOf(waiting: Waiting, language: Language): string {
  const { title, notes } = questionText(waiting, language);
  return [title, ...notes.map((note) => `- ${note}`)].join('\n');
}
