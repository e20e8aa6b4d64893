import { CONTRACT_SCHEMA } from '@parley/contracts';
import type { TypedKind } from '../documents/document-kind.js';
import { TYPED_KINDS } from '../documents/kinds.js';
import { generalDocument, typedDocument } from './document-schemas.js';
import { count, exactly, flag, generatedBy, list, text } from './schema-parts.js';
import { transcriptLine } from './transcript-schema.js';

const stanceFields = {
  role: text,
  stance: { enum: ['agree', 'object', 'abstain', 'no_issue'] },
  reason: text,
  round: count,
  turn: text,
};

const stance = exactly(stanceFields);

const planning = exactly(
  {
    version: { type: 'integer', minimum: 1 },
    channel_id: text,
    topic: text,
    language: { enum: ['en', 'zh'] },
    requirement: text,
    feedback: text,
    previous: exactly({ version: count, channel_id: text }),
    status: { enum: ['success', 'partial_consensus', 'no_agreement', 'failed', 'stopped', 'completed', 'rehearsed'] },
    reason: text,
    rounds: count,
    rehearsal: flag,
    generated_by: generatedBy,
    opened_at: text,
    closed_at: text,
    initial_judgement: exactly({
      reason: text,
      sufficient: flag,
      questions: list(exactly({ text, assumption: text })),
      issues: list(text),
    }),
    roles: list(exactly({ participant_id: text, name: text, focus: text, document: text, written: flag })),
    summary: text,
    decisions: list(
      exactly(
        {
          entry_id: text,
          text,
          reason: text,
          resolves: list(text),
          proposed_by: text,
          proposed_in: count,
          added_in: count,
          turn: text,
          stances: list(stance),
          unopposed: list(text),
          supersedes: text,
          question_id: text,
          carried_from: count,
        },
        ['supersedes', 'question_id', 'carried_from'],
      ),
    ),
    standing_objections: list(exactly({ entry_id: text, ...stanceFields })),
    consent: exactly(
      {
        votes: list(exactly({ role: text, stance: { enum: CONTRACT_SCHEMA.$defs.Vote.properties.stance.enum } })),
        not_heard: list(text),
        contradicted: { enum: CONTRACT_SCHEMA.$defs.Consent.properties.contradicted.enum },
      },
      ['contradicted'],
    ),
    line: list(exactly({ version: count, channel_id: text })),
    replaced: list(exactly({ entry_id: text, text, by: text, reason: text })),
    superseded: list(exactly({ entry_id: text, text, superseded_by: text, reason: text })),
    not_agreed: list(exactly({ entry_id: text, text, proposed_by: text, objections: list(stance) })),
    issues: list(
      exactly(
        {
          issue_id: text,
          statement: text,
          raised_as: text,
          raised_by: text,
          round: count,
          status: { enum: ['open', 'resolved', 'merged', 'dismissed'] },
          resolved_by: text,
          merged_into: text,
          raised_by_answer: text,
          resolved_by_answer: text,
        },
        ['resolved_by', 'merged_into', 'raised_by_answer', 'resolved_by_answer'],
      ),
    ),
    open_points: list(text),
    clarifications: list(
      exactly(
        {
          question_id: text,
          asked_by: text,
          round: count,
          status: { enum: ['settled', 'skipped', 'unanswered'] },
          exchanges: list(exactly({ question: text, answer: text, source: text }, ['source'])),
          assumption: text,
        },
        ['assumption'],
      ),
    ),
    sources: list(text),
    unfound_sources: list(text),
  },
  ['feedback', 'previous', 'initial_judgement', 'consent'],
);

const published = (name: string, title: string, schema: object) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `urn:parley:v1:plan:${name}`,
  title,
  ...schema,
});

const TYPED_SCHEMAS = Object.fromEntries(
  TYPED_KINDS.map((kind) => [kind, published(kind, `A document of the kind ${kind}`, typedDocument(kind))]),
) as Record<TypedKind, object>;

/** JSON Schemas (2020-12) of the output files (W9), by the name under which they are published. */
export const PLAN_SCHEMAS: Readonly<Record<'planning' | 'document' | 'transcript-line' | TypedKind, object>> = {
  planning: published('planning', 'planning.ai.json', planning),
  document: published('document', "A role's document of sections", generalDocument),
  ...TYPED_SCHEMAS,
  'transcript-line': published('transcript-line', 'A line of planning_transcript.jsonl', transcriptLine),
};
