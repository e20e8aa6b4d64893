import type { DocumentSection, PlanRole, UnknownCitation } from '@parley/contracts';
import { typedKindOf } from '../documents/kinds.js';
import { draftOf, nameOf, workshopOf, type WorkshopState } from '../state.js';

/** A role's document, as product_plan.json (W9), with the fields of its kind. One that was not written says so. */
export interface RoleDocument {
  document: string;
  kind: NonNullable<PlanRole['document_kind']>;
  plan_version: number;
  channel_id: string;
  rehearsal: boolean;
  role: { participant_id: string; name: string; focus: string };
  /** The fields of its kind are there. */
  written: boolean;
  summary: string;
  sections: DocumentSection[];
  open_points: string[];
  based_on: { entry_id: string; text: string }[];
  /** Roles that the plan does without: they were not heard in its last round (W4). */
  not_heard?: string[];
  /** What the role cited and is not in the draft. */
  unknown_citations: UnknownCitation[];
}

/** The documents of all roles, in the order in which the roles speak. */
export const roleDocumentsIn = (state: WorkshopState, channelId: string): RoleDocument[] =>
  workshopOf(state).roles.map((role) => documentOf(state, channelId, role));

function documentOf(state: WorkshopState, channel_id: string, role: PlanRole): RoleDocument {
  const { participant_id, name, focus, output_document } = role;
  const { version, rehearsal } = workshopOf(state);
  const given = state.documents.find((one) => one.participant_id === participant_id)?.document;
  const { summary = '', sections = [], based_on = [], open_points = [], unknown_citations = [] } = given ?? {};
  const kind = typedKindOf(role);
  const typed = kind && given?.[kind];
  const not_heard = (state.concluded?.not_heard ?? []).map((id) => nameOf(state, id));
  return {
    document: output_document,
    kind: kind ?? 'general',
    plan_version: version,
    channel_id,
    rehearsal,
    role: { participant_id, name, focus },
    written: kind ? typed !== undefined : given !== undefined,
    summary,
    ...typed,
    sections,
    open_points,
    based_on: draftOf(state)
      .filter(({ entry_id }) => based_on.includes(entry_id))
      .map(({ entry_id, text }) => ({ entry_id, text })),
    unknown_citations,
    ...(not_heard.length && { not_heard }),
  };
}
