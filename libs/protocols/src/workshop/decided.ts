import type { RecordedEvent } from '@parley/contracts';
import { protocolWords } from '@parley/wording';
import { readableFile } from '../shared/decision/readable.js';
import type { Decided, Item, NextStep, Section, Step } from '../shared/decision/record.js';
import { premortemSection } from '../shared/premortem.js';
import { spokenBy } from '../shared/decision/spoken-by.js';
import { typedKindOf } from './documents/kinds.js';
import { documentParts } from './outputs/report-documents.js';
import { reportWording } from './outputs/report-wording.js';
import { roleDocumentsIn } from './outputs/role-documents.js';
import { draftOf, nameOf, workshopOf, type WorkshopState } from './state.js';

/** The plan in brief, its decisions with their reasons, what was proposed and not agreed on, and each role's document (W5, W9). */
export function decided(state: WorkshopState): Decided {
  const { report, entries, premortem } = state;
  const lapsed = entries.filter(({ status }) => status === 'lapsed');
  return {
    question: questionOf(state),
    by: 'consent',
    sections: [
      ...(report?.summary ? [{ heading: 'summary', kind: 'text', text: report.summary } as const] : []),
      ...list('decisions', draftOf(state).map(itemOf(state))),
      ...list('suggestion', lapsed.map(itemOf(state))),
      ...(premortem
        ? [premortemSection(premortem, nameOf(state, premortem.participant_id), workshopOf(state).language)]
        : []),
      ...documentsIn(state),
    ],
    next: toConfirm(state),
    names: namesIn(state),
  };
}

/** What was said to be decided, and what was asked, by the ids that the roles are given for it. */
const namesIn = ({ entries, issues, clarifications }: WorkshopState): ReadonlyMap<string, string> =>
  new Map([
    ...entries.map(({ entry_id, text }) => [entry_id, text] as const),
    ...issues.map(({ issue_id, statement }) => [issue_id, statement] as const),
    ...clarifications.map(({ question_id, relayed, text }) => [question_id, relayed ?? text] as const),
  ]);

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

/** A document of one of the kinds has its kind's name, any other its file's. */
function documentTitle(state: WorkshopState, participantId: string): string {
  const { language, roles } = workshopOf(state);
  const role = roles.find(({ participant_id }) => participant_id === participantId);
  const kind = role && typedKindOf(role);
  return kind ? protocolWords[language].workshop.documents[kind] : readableFile(role?.output_document ?? '');
}

function documentsIn(state: WorkshopState): Section[] {
  const { language } = workshopOf(state);
  const documents = roleDocumentsIn(state, '')
    .filter(({ written }) => written)
    .map((one) => ({
      title: `${one.role.name} · ${documentTitle(state, one.role.participant_id)}`,
      markdown: documentParts(one, language, reportWording(language)).slice(1).join('\n').trim(),
    }));
  return documents.length ? [{ heading: 'documents', kind: 'documents', documents }] : [];
}

/** What was assumed in place of an answer that nobody gave is to be confirmed (W6). */
const toConfirm = ({ clarifications }: WorkshopState): NextStep[] =>
  clarifications
    .filter(({ status }) => status === 'skipped' || status === 'unanswered')
    .map(({ relayed, text, assumption }) => ({ step: 'confirm', text: `${relayed ?? text} → ${assumption}` }));

/** The entries of the draft. */
export const standing = (state: WorkshopState): string[] => draftOf(state).map(({ text }) => text);

/** How the coach summed up each round, and what the user said. */
export function milestone(event: RecordedEvent, state: WorkshopState): Step | undefined {
  const { type, data } = event;
  switch (type) {
    case 'WorkshopRoundReviewed':
      return { kind: 'summed_up', text: data.summary };
    case 'PlanDocumentWritten':
      return {
        kind: 'written',
        who: nameOf(state, data.participant_id),
        title: documentTitle(state, data.participant_id),
      };
    case 'ClarificationAnswered':
      return { kind: 'said', text: data.answer };
    default:
      return spokenBy(event);
  }
}
