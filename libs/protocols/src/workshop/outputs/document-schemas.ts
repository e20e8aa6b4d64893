import { CONTRACT_SCHEMA } from '@parley/contracts';
import { outputSchema } from '../../shared/work/output-schema.js';
import type { TypedKind } from '../documents/document-kind.js';
import { messageOf } from '../documents/kinds.js';
import { exactly, flag, generatedBy, list, text } from './schema-parts.js';

const HEAD = {
  document: text,
  plan_version: { type: 'integer', minimum: 1 },
  channel_id: text,
  rehearsal: flag,
  generated_by: generatedBy,
  role: exactly({ participant_id: text, name: text, focus: text }),
  written: flag,
  summary: text,
  sections: list(exactly({ heading: text, text, items: list(text) })),
  open_points: list(text),
  based_on: list(exactly({ entry_id: text, text })),
  unknown_citations: list(exactly({ pointer: text, entry_id: text })),
  not_heard: list(text),
};

/** A document of sections. */
export const generalDocument = exactly({ ...HEAD, kind: { const: 'general' } }, ['not_heard']);

/** A document with the fields of its kind; one that was not written has none of them. */
export function typedDocument(kind: TypedKind): object {
  const message = messageOf(kind);
  const fields = Object.keys(CONTRACT_SCHEMA.$defs[message].properties);
  const { properties } = outputSchema(message, fields).en as { properties: Record<string, object> };
  return {
    ...exactly({ ...HEAD, kind: { const: kind }, ...properties }, [...fields, 'not_heard']),
    if: { type: 'object', properties: { written: { const: true } } },
    then: { type: 'object', required: fields, properties: Object.fromEntries(fields.map((name) => [name, {}])) },
  };
}
