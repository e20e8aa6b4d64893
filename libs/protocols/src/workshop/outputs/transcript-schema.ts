import { authors, count, exactly, flag, list, text } from './schema-parts.js';

const PHASES = [
  'user_input',
  'coach_initial_judgment',
  'lookup',
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
];

const entries = list(exactly({ entry_id: text, text }));
const issues = list(exactly({ issue_id: text, statement: text }));
const ids = list(text);

/** What every line has (W9). */
const always = {
  ts: { type: 'string', format: 'date-time' },
  round: { type: 'integer', minimum: 1 },
  phase: { enum: PHASES },
  actor: text,
};

/** What it has besides, by what it tells of. */
const besides = {
  author: authors,
  turn: { type: 'integer', minimum: 1 },
  content: text,
  input_context: exactly({ consensus_draft: ids, issues: ids, earlier_speakers: ids, clarifications: ids }),
  output: text,
  info: text,
  request_id: text,
  feedback: text,
  previous_version: count,
  sufficient: flag,
  questions: list(exactly({ text, assumption: text })),
  issues: list(text),
  speech: { type: 'object' },
  entries,
  asked: list(text),
  entry_stances: list(
    exactly({ entry_id: text, stance: { enum: ['agree', 'object', 'abstain'] }, reason: text }, ['reason']),
  ),
  lookups: list(exactly({ tool: text, arguments: text, content: text, sources: list(text), is_error: flag })),
  question_id: text,
  source: text,
  settles: ids,
  issue: text,
  question: text,
  user_reply: { type: ['string', 'null'] },
  exchange: count,
  to: text,
  consensus: entries,
  open_issues: issues,
  new_issues: issues,
  document: text,
};

/** A line of planning_transcript.jsonl, whatever it tells of. */
export const transcriptLine = exactly({ ...always, ...besides }, Object.keys(besides));
