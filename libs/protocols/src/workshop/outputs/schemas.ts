/** JSON Schemas (2020-12) of the output files (W9), by the name under which they are published. */
const text = { type: 'string' } as const;
const count = { type: 'integer', minimum: 0 } as const;
const flag = { type: 'boolean' } as const;
const list = (items: object) => ({ type: 'array', items });

/** An object with exactly these members, of which some may be absent. */
const exactly = (properties: Record<string, object>, optional: string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});

const stance = exactly({
  role: text,
  stance: { enum: ['agree', 'object', 'abstain', 'no_issue'] },
  reason: text,
  round: count,
  turn: text,
});

const planning = exactly(
  {
    version: { type: 'integer', minimum: 1 },
    channel_id: text,
    topic: text,
    language: { enum: ['en', 'zh'] },
    requirement: text,
    feedback: text,
    previous: exactly({ version: count, channel_id: text }),
    status: { enum: ['success', 'partial_consensus', 'no_agreement', 'failed', 'stopped', 'completed'] },
    reason: text,
    rounds: count,
    rehearsal: flag,
    opened_at: text,
    closed_at: text,
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
        },
        ['supersedes'],
      ),
    ),
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
        },
        ['resolved_by', 'merged_into'],
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
          exchanges: list(exactly({ question: text, answer: text })),
          assumption: text,
        },
        ['assumption'],
      ),
    ),
    sources: list(text),
  },
  ['feedback', 'previous'],
);

const roleDocument = exactly({
  document: text,
  plan_version: { type: 'integer', minimum: 1 },
  channel_id: text,
  role: exactly({ participant_id: text, name: text, focus: text }),
  written: flag,
  summary: text,
  sections: list(exactly({ heading: text, text, items: list(text) })),
  based_on: list(exactly({ entry_id: text, text })),
});

const transcriptLine = {
  type: 'object',
  required: ['ts', 'round', 'phase', 'actor'],
  properties: {
    ts: { type: 'string', format: 'date-time' },
    round: { type: 'integer', minimum: 1 },
    phase: {
      enum: [
        'user_input',
        'speaking',
        'user_clarification_needed',
        'user_clarification_dialogue',
        'assumption',
        'off_topic_notice',
        'ratification',
        'consensus',
        'consensus_summary',
        'writing',
        'report',
        'closed',
      ],
    },
    actor: text,
    turn: { type: 'integer', minimum: 1 },
    content: text,
    input_context: { type: 'object' },
    output: text,
  },
};

const published = (name: string, title: string, schema: object) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `urn:parley:v1:plan:${name}`,
  title,
  ...schema,
});

export const PLAN_SCHEMAS = {
  planning: published('planning', 'planning.ai.json', planning),
  document: published('document', "A role's document, as product_plan.json", roleDocument),
  'transcript-line': published('transcript-line', 'A line of planning_transcript.jsonl', transcriptLine),
} as const;
