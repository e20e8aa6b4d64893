import type {
  Actor,
  Candidate,
  Command,
  CommandTypes,
  NegotiationConfig,
  ProposalDraft,
  ProposedChange,
} from '@parley/contracts';

/** The source's cast: a speaker, a venue without which there is no meetup, a helper, and two who wait. */
export const candidates: Candidate[] = ['alice', 'bob', 'charlie', 'dora', 'erik'].map((participant_id) => ({
  participant_id,
  name: participant_id[0]!.toUpperCase() + participant_id.slice(1),
  kind: 'hosted',
  persona: '',
  skills: [],
  script: [],
}));

export const config: NegotiationConfig = {
  max_rounds: 3,
  feedback_timeout_ms: 30_000,
  timeout_policy: 'accept',
  max_reminders: 1,
  max_replacements: 2,
  time_limit_ms: 1_800_000,
  max_facilitation_attempts: 3,
  budget_micro_usd: 1_000_000,
};

export const draft: ProposalDraft = {
  title: 'AI meetup',
  summary: 'An evening with a talk',
  terms: [
    { field: 'talk_length', value: '30', unit: 'minutes' },
    { field: 'date', value: '2026-12-03' },
  ],
  assignments: [
    { participant_id: 'alice', role: 'Speaker', task: 'Give the talk', notes: '', core: false },
    { participant_id: 'bob', role: 'Venue', task: 'Offer the room', notes: '', core: true },
    { participant_id: 'charlie', role: 'Host', task: 'Welcome the guests', notes: '', core: false },
  ],
};

const CHANNEL = '0199a5f0-0000-7000-8000-000000000001';
let made = 0;

/** A command as channel-admin passes it on. */
export function command<T extends Command['type']>(
  type: T,
  data: CommandTypes[T],
  actor: Actor = { kind: 'user', id: 'ula' },
): Command {
  made += 1;
  const time = '2026-01-01T12:00:00.000Z';
  return { id: `c-${made}`, tenant: 'default', channel_id: CHANNEL, actor, time, type, data } as unknown as Command;
}

const call = {
  provider: 'rehearsal',
  model: 'rehearsal',
  template: 't@1',
  prompt_hash: '',
  input_tokens: 0,
  output_tokens: 0,
  cache_read_tokens: 0,
  cache_write_tokens: 0,
  cost_micro_usd: 7,
  latency_ms: 0,
  attempts: 1,
  stop_reason: 'end_turn',
};
export const modelCall = call;

const screened = (ids: string[]) => ids.map((participant_id) => ({ participant_id, reason: '' }));

export const open = (changes: Partial<NegotiationConfig> = {}, more: Partial<CommandTypes['OpenChannel']> = {}) =>
  command('OpenChannel', {
    protocol: 'negotiation',
    topic: 'AI meetup',
    language: 'en',
    demand: { text: 'An AI meetup', constraints: [] },
    candidates,
    config: { ...config, ...changes },
    rehearsal: true,
    // Played by a script, though an empty one: its end is one (P6).
    facilitator_script: { selected: [], possibly_related: [], fixed: [], gaps: [] },
    ...more,
  });

export const screening = (selected = ['alice', 'bob', 'charlie'], possibly_related = ['dora', 'erik']) =>
  command('CompleteScreening', {
    request_id: 'screen-0-1-1',
    selected: screened(selected),
    possibly_related: screened(possibly_related),
    not_selected: [],
    call,
  });

export const drafted = (proposal = draft) => command('CompleteDraft', { request_id: 'draft-0-2-1', proposal, call });

/** Opened, screened, drafted: round 1 is on. */
export const started = (changes: Partial<NegotiationConfig> = {}) => [open(changes), screening(), drafted()];

export const change = (field = 'talk_length', new_value = '45'): ProposedChange => ({
  field,
  new_value,
  reason: 'a demo',
});

export const feedback = (
  participant_id: string,
  feedback_type: 'accept' | 'negotiate' | 'withdraw',
  more: Partial<CommandTypes['SubmitFeedback']> = {},
) =>
  command('SubmitFeedback', {
    participant_id,
    feedback_type,
    reasoning: '',
    proposed_changes: feedback_type === 'negotiate' ? [change()] : [],
    ...more,
  });

interface Adjustment {
  request_id: string;
  made?: string[];
  /** Said to be met in part. */
  partly?: string[];
  rejected?: string[];
  proposal?: ProposalDraft;
  should_continue?: boolean;
}

export const withTalk = (value: string, from = draft): ProposalDraft => ({
  ...from,
  terms: [{ field: 'talk_length', value, unit: 'minutes' }, ...from.terms.slice(1)],
});

export const without = (participantId: string, from = draft): ProposalDraft => ({
  ...from,
  assignments: from.assignments.filter((seat) => seat.participant_id !== participantId),
});

/** Charlie has left, and Alice does that work besides. */
export const withWelcome: ProposalDraft = {
  ...without('charlie'),
  assignments: without('charlie').assignments.map((seat) =>
    seat.participant_id === 'alice' ? { ...seat, task: 'Give the talk and welcome the guests' } : seat,
  ),
};

export const seatOf = (oldId: string, newId: string, from = draft): ProposalDraft => ({
  ...from,
  assignments: from.assignments.map((seat) =>
    seat.participant_id === oldId ? { ...seat, participant_id: newId } : seat,
  ),
});

export const adjustment = ({
  request_id,
  made: met = [],
  partly = [],
  rejected = [],
  proposal = draft,
  should_continue = true,
}: Adjustment) =>
  command('CompleteAdjustment', {
    request_id,
    proposal,
    changes_made: [
      ...met.map((request) => ({ request, change: 'done' })),
      ...partly.map((request) => ({ request, change: 'done', partly: true })),
    ],
    changes_rejected: rejected.map((request) => ({ request, reason: 'too dear' })),
    should_continue,
    call,
  });

export const gaps = (request_id: string) =>
  command('CompleteGaps', {
    request_id,
    gaps: [{ title: 'Nobody records the session', description: '', importance: 'low' }],
    follow_up: { suggested: true, demand: 'Find somebody who records' },
    call,
  });

export const summary = (request_id: string) =>
  command('CompleteSummary', {
    request_id,
    summary: 'They have a plan, but for the date.',
    open_points: ['The date.'],
    call,
  });

export const fire = (timer_id: string) => command('FireTimer', { timer_id }, { kind: 'service', id: 'timers' });
