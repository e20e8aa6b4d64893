import { describe, expect, it } from 'vitest';
import { CONTRACT_SCHEMA } from './generated/schemas.js';
import { EVENT_TYPES } from './generated/types.js';
import { WORDS } from './generated/words.js';
import type { ParleyEvent } from './recorded-event.js';
import { userSubject, wordsIn } from './words-in.js';

const people = new Set(['ana', 'bo']);
const found = (event: object, author?: string) =>
  Object.fromEntries(wordsIn(event as ParleyEvent, { people, author }).map(({ pointer, of }) => [pointer, of]));

describe('whose words are in an event', () => {
  it('those of the person whom it names, whoever sent the command', () => {
    const data = {
      participant_id: 'ana',
      request_id: 'r',
      reasoning: 'No',
      proposed_changes: [{ field: 'a', new_value: 'b', reason: 'c' }],
    };
    expect(found({ type: 'FeedbackRecorded', data }, 'user:op')).toEqual({
      '/reasoning': 'ana',
      '/proposed_changes/0/field': 'ana',
      '/proposed_changes/0/new_value': 'ana',
      '/proposed_changes/0/reason': 'ana',
    });
  });

  it('those of whoever has a key and speaks to the channel', () => {
    const actor = { kind: 'operator', id: 'op' };
    expect(found({ type: 'InterventionRecorded', data: { intervention_id: 'i', actor, text: 'Hm' } })).toEqual({
      '/text': userSubject(actor),
    });
  });

  it('those of its author where it names nobody', () => {
    const data = { question_id: 'q', answer: 'Yes' };
    expect(found({ type: 'ClarificationAnswered', data }, 'user:op')).toEqual({ '/answer': 'user:op' });
    expect(found({ type: 'ClarificationAnswered', data })).toEqual({});
  });

  it('each person’s own where it lists several, as an opening or a ruling does', () => {
    const candidates = [
      { participant_id: 'ana', name: 'Ana', kind: 'person', persona: '', skills: ['law', 'music'], script: [] },
      { participant_id: 'hal', name: 'Hal', kind: 'hosted', persona: 'Counts', skills: [], script: [] },
    ];
    expect(found({ type: 'ChannelOpened', data: { topic: 'T', candidates } })).toEqual({
      '/candidates/0/name': 'ana',
      '/candidates/0/persona': 'ana',
      '/candidates/0/skills/0': 'ana',
      '/candidates/0/skills/1': 'ana',
    });
  });

  it('of each who dissents and of whoever stops it, where another’s command closes a channel', () => {
    const view = (participant_id: string) => ({ participant_id, position: 'No', argument: 'Because', request_ids: [] });
    const data = {
      ...{
        status: 'stopped',
        reason: 'stopped_by_user',
        ended_by: { kind: 'operator', id: 'op' },
        message: 'It ended.',
      },
      consent: { votes: [], minority: [view('bo'), view('hal')], not_heard: [], open_points: ['When?'] },
      said: { actor: { kind: 'operator', id: 'op' }, text: 'No time.' },
    };
    expect(found({ type: 'ChannelClosed', data }, 'ana')).toEqual({
      '/consent/minority/0/position': 'bo',
      '/consent/minority/0/argument': 'bo',
      '/consent/minority/1/position': 'ana',
      '/consent/minority/1/argument': 'ana',
      '/consent/open_points/0': 'ana',
      '/said/text': 'user:op',
    });
  });

  it('nobody’s where it is of a seat that Parley asks itself, though a person’s command led to it', () => {
    const data = { entry_id: 'e', text: 'Ours', resolves: [], proposed_by: 'hal' };
    expect(found({ type: 'DraftEntryAdded', data }, 'ana')).toEqual({});
  });
});

/** Texts that nobody says: ids, codes, settings, what a model's server told, and what Parley itself says. */
const NO_WORDS = new Set([
  ...[
    'participant_id',
    'request_id',
    'intervention_id',
    'intervention_ids',
    'request_ids',
    'timer_id',
    'vote_id',
    'check_id',
  ],
  ...[
    'context_id',
    'phase_id',
    'question_id',
    'entry_id',
    'issue_id',
    'fact_id',
    'key_id',
    'withdrawn_id',
    'replacement_id',
  ],
  ...[
    'url',
    'model',
    'effort',
    'provider',
    'kind',
    'template',
    'prompt_hash',
    'stop_reason',
    'left_out',
    'code',
    'message',
  ],
  ...[
    'asked_on',
    'participant_kind',
    'document',
    'documents',
    'output_document',
    'file',
    'collection',
    'pointer',
    'path',
  ],
  ...[
    'recipients',
    'accepted',
    'negotiating',
    'withdrawn',
    'assumed',
    'absent',
    'spoke',
    'skipped',
    'missed',
    'voters',
  ],
  ...[
    'voter',
    'raised_by',
    'reopened_by',
    'proposed_by',
    'asked_by',
    'repeated_by',
    'superseded_by',
    'by',
    'lead',
    'expert',
  ],
  ...[
    'participants',
    'accepts',
    'rejects',
    'unknown',
    'named',
    'unopposed',
    'not_heard',
    'told',
    'from',
    'to',
    'tools',
  ],
  ...[
    'based_on',
    'resolves',
    'supersedes',
    'rivals',
    'into',
    'other',
    'entries',
    'open_issues',
    'depends_on',
    'because_of',
  ],
  ...[
    'before',
    'about_entry',
    'hands_over_to',
    'tool_calls',
    'selected',
    'possibly_related',
    'conditions',
    'condition',
    'also',
  ],
  ...[
    'words',
    'commands',
    'without',
    'token_hash',
    'parent_hash',
    'expires_at',
    'card_hash',
    'version',
    'interface_url',
    'tool',
    'arguments',
  ],
  ...['content', 'failure', 'input_schema', 'request', 'unit', 'id', 'subject', 'because', 'plan'],
  // What was chosen is of a list that the opening has; the words of a ballot are its reason.
  ...['commitment', 'nonce', 'choices', 'winners', 'tied', 'option'],
]);
/** Names that are words in other messages. */
const NO_WORDS_IN: Readonly<Record<string, readonly string[]>> = {
  AnswerDiscarded: ['reason'],
  Artefact: ['name'],
  Ask: ['of'],
  Assessment: ['reason'],
  ChannelClosed: ['reason'],
  ChannelPaused: ['task'],
  ContributionMade: ['answers'],
  DocumentsDelivered: ['missing'],
  ExternalSignal: ['name'],
  FacilitationCompleted: ['task'],
  FacilitationFailed: ['task'],
  OfferedTool: ['name', 'description'],
  OutcomeReached: ['reason', 'risk'],
  RatificationStarted: ['reason'],
  ShownCard: ['name'],
  SignalReceived: ['name'],
  SpokenLine: ['answers'],
  TeamStopping: ['reason'],
  ToolCall: ['name'],
  ToolUse: ['sources'],
  WorkshopConcluded: ['reason'],
};

interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown;
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
}
const messages = CONTRACT_SCHEMA.$defs as unknown as Record<string, Schema>;

/** Every free text of an event, by its message. */
function textsOf(message: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(message)) return seen;
  const texts: string[] = [];
  seen.set(message, texts);
  for (const [name, field] of Object.entries(messages[message]!.properties ?? {})) {
    const item = field.items ?? field;
    if (item.$ref) textsOf(item.$ref.slice('#/$defs/'.length), seen);
    else if (item.type === 'string' && !item.enum && !item.format) texts.push(name);
  }
  return seen;
}

it('each text of an event is marked as words, or known to be none: a new one has to be decided on', () => {
  const undecided: string[] = [];
  const all = new Map<string, string[]>();
  for (const type of EVENT_TYPES) textsOf(type, all);
  for (const [message, texts] of all)
    for (const name of texts) {
      const isWords = WORDS[message]?.includes(name) ?? false;
      const isNone = NO_WORDS.has(name) || (NO_WORDS_IN[message]?.includes(name) ?? false);
      if (!isWords && !isNone) undecided.push(`${message}.${name}`);
    }
  expect(undecided).toEqual([]);
});
