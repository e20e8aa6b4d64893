import { derivedId, GENESIS_HASH, type Command, type RecordedEvent } from '@parley/contracts';
import type { EventLog } from '@parley/event-log';
import { deciderOf } from '@parley/protocols';
import { negotiation as protocol, type NegotiationState } from '@parley/protocols/negotiation';

const negotiation = deciderOf(protocol);

const call = {
  provider: 'p',
  model: 'm',
  template: 't',
  prompt_hash: '',
  input_tokens: 5,
  output_tokens: 2,
  cache_read_tokens: 0,
  cache_write_tokens: 0,
  cost_micro_usd: 3,
  latency_ms: 0,
  attempts: 1,
  stop_reason: '',
};
const candidate = (participant_id: string, kind: 'person' | 'hosted') => ({
  participant_id,
  name: participant_id,
  kind,
  persona: '',
  skills: [],
  script: [],
});
const screened = (participant_id: string) => ({ participant_id, reason: '' });
const seat = (participant_id: string, core: boolean) => ({ participant_id, role: 'R', task: 'T', notes: '', core });

const CONFIG = {
  max_rounds: 3,
  feedback_timeout_ms: 1000,
  timeout_policy: 'accept',
  max_reminders: 1,
  max_replacements: 2,
  time_limit_ms: 60_000,
  max_facilitation_attempts: 3,
  budget_micro_usd: 0,
};

/** A whole negotiation as the decider plays it, written to the log. */
export function playedWhole(log: EventLog, name: string): Promise<RecordedEvent[]> {
  return played(log, name, [
    [
      'OpenChannel',
      {
        protocol: 'negotiation',
        topic: name,
        language: 'en',
        demand: { text: name, constraints: [] },
        candidates: [candidate('ana', 'person'), candidate('bo', 'hosted'), candidate('cy', 'person')],
        config: CONFIG,
        rehearsal: true,
        facilitator_script: { selected: [], possibly_related: [], fixed: [], gaps: [] },
      },
    ],
    [
      'CompleteScreening',
      {
        request_id: 'screen-0-1-1',
        selected: ['ana', 'bo', 'cy'].map(screened),
        possibly_related: [],
        not_selected: [],
        call,
      },
    ],
    [
      'CompleteDraft',
      {
        request_id: 'draft-0-2-1',
        proposal: {
          title: 'P',
          summary: '',
          terms: [{ field: 'length', value: '30' }],
          assignments: [seat('ana', true), seat('bo', false), seat('cy', false)],
        },
        call,
      },
    ],
    ['SubmitFeedback', { participant_id: 'ana', feedback_type: 'accept', reasoning: '', proposed_changes: [] }],
    [
      'SubmitFeedback',
      {
        participant_id: 'bo',
        feedback_type: 'negotiate',
        reasoning: '',
        proposed_changes: [{ field: 'length', new_value: '45', reason: 'demo' }],
      },
    ],
    ['SubmitFeedback', { participant_id: 'cy', feedback_type: 'withdraw', reasoning: '', proposed_changes: [] }],
    [
      'CompleteAdjustment',
      {
        request_id: 'adjust-1-3-1',
        proposal: {
          title: 'P',
          summary: '',
          terms: [{ field: 'length', value: '45' }],
          assignments: [seat('ana', true), seat('bo', false)],
        },
        changes_made: [{ request: 'bo.1.1.1', change: 'done' }],
        changes_rejected: [{ request: 'work.cy', reason: 'nobody can' }],
        should_continue: true,
        call,
      },
    ],
    ['FireTimer', { timer_id: 'feedback-1-2-0' }],
    ['CompleteGaps', { request_id: 'gaps-2-4-1', gaps: [], follow_up: { suggested: false, demand: '' }, call }],
  ]);
}

/** A negotiation that has asked so many persons at once; nothing of it is settled, or all of it is stopped. */
export function askedMany(
  log: EventLog,
  name: string,
  persons: number,
  stopped = false,
  said = '',
): Promise<RecordedEvent[]> {
  const names = Array.from({ length: persons }, (_, index) => `p${index}`);
  const opening = {
    protocol: 'negotiation',
    topic: name,
    language: 'en',
    demand: { text: name, constraints: [] },
    candidates: names.map((person) => candidate(person, 'person')),
    config: CONFIG,
    rehearsal: true,
    facilitator_script: { selected: [], possibly_related: [], fixed: [], gaps: [] },
  };
  const proposal = {
    title: 'P',
    summary: '',
    terms: [{ field: 'length', value: '30' }],
    assignments: names.map((person, index) => seat(person, index === 0)),
  };
  return played(log, name, [
    ['OpenChannel', opening],
    [
      'CompleteScreening',
      { request_id: 'screen-0-1-1', selected: names.map(screened), possibly_related: [], not_selected: [], call },
    ],
    ['CompleteDraft', { request_id: 'draft-0-2-1', proposal, call }],
    ...(said ? [['Intervene', { text: said }] as [Command['type'], object]] : []),
    ...(stopped ? [['StopChannel', { reason: 'enough' }] as [Command['type'], object]] : []),
  ]);
}

/** What commands lead to, written to a channel of its own, which has the id that `channelOf(name)` says. */
export async function played(
  log: EventLog,
  name: string,
  commands: readonly [Command['type'], object][],
): Promise<RecordedEvent[]> {
  const channel_id = channelOf(name);
  let state: NegotiationState = negotiation.initialState;
  let head = { version: 0, hash: GENESIS_HASH };
  const all: RecordedEvent[] = [];
  for (const [index, [type, data]] of commands.entries()) {
    const command = {
      id: derivedId(name, index),
      type,
      tenant: 'default',
      channel_id,
      actor: { kind: 'user', id: 'u' },
      time: '2026-01-01T00:00:00.000Z',
      data,
    } as Command;
    const decision = negotiation.decide(state, command);
    if (!decision.ok) throw new Error(JSON.stringify(decision.problem));
    const metadata = {
      command_id: command.id,
      command_type: type,
      command_hash: 'h',
      actor: command.actor,
      time: command.time,
    };
    const result = await log.append({
      tenant: 'default',
      channel_id,
      protocol: 'negotiation',
      expected_version: head.version,
      previous_hash: head.hash,
      events: decision.events,
      metadata,
    });
    if (result.status !== 'appended') throw new Error(result.status);
    state = decision.events.reduce(negotiation.evolve, state);
    head = { version: result.events.at(-1)!.version, hash: result.events.at(-1)!.hash };
    all.push(...result.events);
  }
  return all;
}

export const channelOf = (name: string): string => derivedId('channel', name);
