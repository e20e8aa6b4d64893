import type { RecordedEvent } from '@parley/contracts';
import type { Decided, Section, Step } from '../shared/decision/record.js';
import { inline } from '../shared/markdown/markdown.js';
import { notUnderstood } from '../shared/work/not-understood.js';
import { TITLES } from './documents/catalogue.js';
import { documentBody } from './documents/markdown.js';
import { interviewOf, type InterviewChannel } from './state.js';

/** What was understood, and every document whole (I6). */
export function decided(state: InterviewChannel): Decided {
  const { summary, facts, documents, missed } = state;
  const { goal, language } = interviewOf(state);
  // That it is a rehearsal is said once, above all.
  const written = documents.map(({ document, content }) => ({
    title: TITLES[language][document],
    markdown: documentBody(content, language, '####').replace(notUnderstood(language), '').trim(),
  }));
  // A document that says a fact in the same words, as a rehearsed one does, says it for both.
  const said = written.map(({ markdown }) => markdown).join('\n');
  const learned = facts
    .filter(({ text }) => !said.includes(inline(text)))
    .map(({ label, text }) => ({ text: label, detail: text }));
  const sections: Section[] = [
    ...(summary?.summary ? [{ heading: 'summary', kind: 'text', text: summary.summary } as const] : []),
    ...(learned.length ? [{ heading: 'learned', kind: 'list', items: learned } as const] : []),
    ...(written.length ? [{ heading: 'documents', kind: 'documents', documents: written } as const] : []),
  ];
  const names = new Map(Object.entries(TITLES[language]));
  return {
    question: goal,
    by: 'delivery',
    incomplete: missed.length > 0 || !documents.length,
    sections,
    next: [],
    names,
  };
}

/** What is known, and the documents that were written. */
export const standing = ({ facts, documents }: InterviewChannel): string[] => [
  ...facts.map(({ label, text }) => `${label}: ${text}`),
  ...documents.map(({ document, version }) => `${document} v${version}`),
];

/** How far the picture had come, and what was written (I3, I6). */
export function milestone({ type, data }: RecordedEvent, state: InterviewChannel): Step | undefined {
  if (type === 'StatusChanged') return { kind: 'understood', text: data.reason };
  if (type !== 'InterviewDocumentWritten') return undefined;
  const title = TITLES[interviewOf(state).language][data.document];
  return { kind: 'written', title, version: data.version };
}
