import type { RecordedEvent } from '@parley/contracts';
import type { Decided, Item, NextStep, Section, Step } from '../shared/decision/record.js';
import { spokenBy } from '../shared/decision/spoken-by.js';
import { documentParts } from './outputs/report-documents.js';
import { reportWording } from './outputs/report-wording.js';
import { roleDocumentsIn } from './outputs/role-documents.js';
import { draftOf, nameOf, workshopOf, type WorkshopState } from './state.js';

/** The plan in brief, its decisions with their reasons, what was proposed and not agreed on, and each role's document (W5, W9). */
export function decided(state: WorkshopState): Decided {
  const { report, entries } = state;
  const lapsed = entries.filter(({ status }) => status === 'lapsed');
  return {
    question: questionOf(state),
    by: 'consent',
    sections: [
      ...(report?.summary ? [{ heading: 'summary', kind: 'text', text: report.summary } as const] : []),
      ...list('decisions', draftOf(state).map(itemOf(state))),
      ...list('suggestion', lapsed.map(itemOf(state))),
      ...documentsIn(state),
    ],
    next: toConfirm(state),
  };
}

function questionOf(state: WorkshopState): string {
  const { requirement, feedback } = workshopOf(state);
  return [requirement, feedback].filter(Boolean).join('\n\n');
}

const list = (heading: 'decisions' | 'suggestion', items: Item[]): Section[] =>
  items.length ? [{ heading, kind: 'list', items }] : [];

const itemOf =
  (state: WorkshopState) =>
  ({ text, reason, proposed_by }: WorkshopState['entries'][number]): Item => ({
    text,
    ...(reason && { detail: reason }),
    by: nameOf(state, proposed_by),
  });

function documentsIn(state: WorkshopState): Section[] {
  const { language } = workshopOf(state);
  const documents = roleDocumentsIn(state, '')
    .filter(({ written }) => written)
    .map((one) => ({
      title: `${one.role.name} · ${one.document}`,
      markdown: documentParts(one, language, reportWording(language)).slice(1).join('\n').trim(),
    }));
  return documents.length ? [{ heading: 'documents', kind: 'documents', documents }] : [];
}

/** What was assumed in place of an answer that nobody gave is to be confirmed (W6). */
const toConfirm = ({ clarifications }: WorkshopState): NextStep[] =>
  clarifications
    .filter(({ status }) => status === 'skipped' || status === 'unanswered')
    .map(({ relayed, text, assumption }) => ({ step: 'confirm', text: `${relayed ?? text} → ${assumption}` }));

/** How the coach summed up each round, and what the user said. */
export function milestone(event: RecordedEvent, state: WorkshopState): Step | undefined {
  const { type, data } = event;
  switch (type) {
    case 'WorkshopRoundReviewed':
      return { kind: 'summed_up', text: data.summary };
    case 'PlanDocumentWritten':
      return { kind: 'written', who: nameOf(state, data.participant_id), title: data.file };
    case 'ClarificationAnswered':
      return { kind: 'said', text: data.answer };
    default:
      return spokenBy(event);
  }
}
