import type { RecordedEvent } from '@parley/contracts';
import { foldOf } from './fold.js';
import { roleDocumentsIn, type RoleDocument } from './role-documents.js';

/** The documents of all roles of a workshop, by its events. */
export const documentsOf = (events: readonly RecordedEvent[]): RoleDocument[] =>
  roleDocumentsIn(foldOf(events), events[0]?.channel_id ?? '');
