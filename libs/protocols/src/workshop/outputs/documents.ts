import type { DocumentSection, RecordedEvent } from '@parley/contracts';
import { draftOf, workshopOf } from '../state.js';
import { foldOf } from './fold.js';

/** A role's document, as product_plan.json (W9). One that was not written says so. */
export interface RoleDocument {
  document: string;
  plan_version: number;
  channel_id: string;
  role: { participant_id: string; name: string; focus: string };
  written: boolean;
  summary: string;
  sections: DocumentSection[];
  based_on: { entry_id: string; text: string }[];
}

/** The documents of all roles, in the order in which the roles speak. */
export function documentsOf(events: readonly RecordedEvent[]): RoleDocument[] {
  const state = foldOf(events);
  const { roles, version } = workshopOf(state);
  const draft = draftOf(state);
  return roles.map(({ participant_id, name, focus, output_document }) => {
    const written = state.documents.find((one) => one.participant_id === participant_id)?.document;
    const { summary = '', sections = [], based_on = [] } = written ?? {};
    return {
      document: output_document,
      plan_version: version,
      channel_id: events[0]?.channel_id ?? '',
      role: { participant_id, name, focus },
      written: written !== undefined,
      summary,
      sections,
      based_on: draft
        .filter(({ entry_id }) => based_on.includes(entry_id))
        .map(({ entry_id, text }) => ({ entry_id, text })),
    };
  });
}
