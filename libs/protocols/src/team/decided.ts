import type { RecordedEvent } from '@parley/contracts';
import type { Decided, Item, Section, Step } from '../shared/decision/record.js';
import { readableFile } from '../shared/decision/readable.js';
import { spokenBy } from '../shared/decision/spoken-by.js';
import { withoutHeadings } from '../shared/decision/without-headings.js';
import { sanitiseMarkdown } from '../shared/markdown/markdown.js';
import { missingIn, nameOf, phaseOf, teamOf, type TeamState } from './state.js';

/** The report whole, the decisions and rulings that it rests on, and what is missing from it (D1, D3). */
export function decided(state: TeamState): Decided {
  const { report } = state;
  const missing = report?.missing ?? missingIn(state);
  return {
    question: teamOf(state).task,
    by: 'delivery',
    incomplete: missing.length > 0 || !report || report.template,
    sections: [
      ...list(
        'missing',
        missing.map(({ title, reason }) => ({ text: title, detail: reason })),
      ),
      ...(report?.report.answer ? [{ heading: 'answer', kind: 'text', text: report.report.answer } as const] : []),
      ...list(
        'decisions',
        (report?.report.decisions ?? []).map((text) => ({ text })),
      ),
      ...list('rulings', rulingsIn(state)),
      ...artefactsIn(state),
    ],
    next: [],
    names: new Map(state.phases.map(({ phase_id, title }) => [phase_id, title])),
  };
}

const list = (heading: 'missing' | 'decisions' | 'rulings', items: Item[]): Section[] =>
  items.length ? [{ heading, kind: 'list', items }] : [];

const rulingsIn = ({ phases }: TeamState): Item[] =>
  phases.flatMap(({ talk }) => {
    if (!talk?.ruled) return [];
    const { decision, conclusion, rationale } = talk.ruled.ruling;
    return [{ text: conclusion, detail: rationale, ruling: decision }];
  });

/** The texts that phases handed over, of each name the latest. */
function artefactsIn({ phases }: TeamState): Section[] {
  const latest = new Map(
    phases.flatMap(({ completed }) => (completed?.result.artefacts ?? []).map(({ name, content }) => [name, content])),
  );
  const documents = [...latest].map(([title, content]) => ({
    title: readableFile(title),
    markdown: sanitiseMarkdown(withoutHeadings(content)),
  }));
  return documents.length ? [{ heading: 'documents', kind: 'documents', documents }] : [];
}

/** The phases that have a result, and how debates were ruled. */
export const standing = ({ phases }: TeamState): string[] =>
  phases
    .filter(({ status }) => status === 'completed')
    .map(({ title, talk }) => (talk?.ruled ? `${title}: ${talk.ruled.ruling.conclusion}` : title));

/** What came of each phase, and how each debate was ruled (D1, D3). */
export function milestone(event: RecordedEvent, state: TeamState): Step | undefined {
  const { type, data } = event;
  switch (type) {
    case 'TaskPlanned':
      return { kind: 'drafted', text: data.plan.approach };
    case 'PhaseCompleted': {
      const { title } = phaseOf(state, data.phase_id);
      return {
        kind: 'phase_done',
        who: nameOf(state, data.participant_id),
        title,
        text: data.result.summary,
      };
    }
    case 'PhaseFailed':
      return { kind: 'phase_failed', title: phaseOf(state, data.phase_id).title };
    case 'DebateRuled':
      return { kind: 'ruled', title: phaseOf(state, data.phase_id).title, text: data.ruling.conclusion };
    default:
      return spokenBy(event);
  }
}
