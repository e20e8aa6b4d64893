import { generatedByIn, type GeneratedBy, type RecordedEvent } from '@parley/contracts';
import { foldOf } from './fold.js';
import { roleDocumentsIn, type RoleDocument } from './role-documents.js';

/** A role's document as its file has it. */
export interface PlanDocument extends RoleDocument {
  /** Authors: who wrote what it rests on: AI agents by which models, people, or scripts. */
  generated_by: GeneratedBy;
}

/** The documents of all roles of a workshop, by its events. */
export function documentsOf(events: readonly RecordedEvent[]): PlanDocument[] {
  const generated_by = generatedByIn(events);
  return roleDocumentsIn(foldOf(events), events[0]?.channel_id ?? '').map((one) => ({ ...one, generated_by }));
}
