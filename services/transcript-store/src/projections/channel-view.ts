import {
  callOf,
  evolveAuthors,
  generatedBy,
  keepUntil,
  NO_AUTHORS,
  type Authors,
  type ChannelClosed,
  type GeneratedBy,
  type RecordedEvent,
  type TerminationWarned,
} from '@parley/contracts';
import type { Deliberation, ProtocolView, Registry } from '@parley/protocols';
import { conversationState, emptyLedger, type ConversationState, type Ledger } from '@parley/termination';

/** What lists show of a channel. */
export interface ChannelSummary {
  channel_id: string;
  protocol: string;
  topic: string;
  language: string;
  status: 'open' | 'closed';
  phase: string;
  /** The outcome's status, once there is one. */
  outcome?: string;
  cycle: number;
  round: number;
  /** 0 where nothing limits them. */
  max_rounds: number;
  cost_micro_usd: number;
  rehearsal: boolean;
  opened_at: string;
  last_activity_at: string;
}

/** Everything a channel's page shows, but for what its protocol keeps in tables. A protocol's view has more members. */
export interface ChannelView extends ChannelSummary, Omit<ProtocolView, keyof ChannelSummary> {
  /** The day (UTC) until which it is to be kept, as 2027-05-28, where its opening says for how long; nothing is deleted by it. */
  keep_until?: string;
  tokens: { input: number; output: number };
  /** Calls of models; absent in a view that was made before they were counted. */
  calls?: number;
  /** Models that spoke, as `provider/model`. */
  models: string[];
  /** Authors: who wrote what is said in it so far: AI agents by which models, people, or scripts. */
  generated_by: GeneratedBy;
  /** The latest of them last. */
  warnings: TerminationWarned[];
  /** T4, with every condition's figures. */
  termination: ConversationState;
  /** An end that is announced or under way and may be overridden. */
  pending_end?: string;
  vote?: { vote_id: string; question: string; voters: string[]; voted: string[] };
  closed?: ChannelClosed;
  version: number;
  position: number;
}

/** The fold behind a view: the decider's own state, the monitor's, and what only a reader wants to know. */
export interface ChannelFold {
  channel: Deliberation;
  ledger: Ledger;
  opened_at: string;
  warnings: TerminationWarned[];
  tokens: { input: number; output: number };
  calls: number;
  models: string[];
  authors: Authors;
  /** Whoever has said something without a seat, by the names of their keys. */
  guests: string[];
  last?: RecordedEvent;
}

export const EMPTY_FOLD: ChannelFold = {
  channel: { protocol: 'unopened', state: undefined },
  ledger: emptyLedger,
  opened_at: '',
  warnings: [],
  tokens: { input: 0, output: 0 },
  calls: 0,
  models: [],
  authors: NO_AUTHORS,
  guests: [],
};

/** Warnings a view shows: an open-ended channel may give many. */
const WARNINGS_SHOWN = 20;

export function evolveFold(fold: ChannelFold, event: RecordedEvent, { deliberation, ledger }: Registry): ChannelFold {
  // A fork has cost nothing yet, and was warned of nothing.
  const before =
    event.type === 'ChannelForked' ? { ...fold, warnings: [], tokens: EMPTY_FOLD.tokens, calls: 0, models: [] } : fold;
  const call = callOf(event);
  const model = call && `${call.provider}/${call.model}`;
  return {
    channel: deliberation.evolve(before.channel, event),
    ledger: ledger.evolve(before.ledger, event),
    opened_at: before.opened_at || event.recorded_at,
    warnings:
      event.type === 'TerminationWarned' ? [...before.warnings, event.data].slice(-WARNINGS_SHOWN) : before.warnings,
    tokens: call
      ? {
          input: before.tokens.input + call.input_tokens + call.cache_read_tokens + call.cache_write_tokens,
          output: before.tokens.output + call.output_tokens,
        }
      : before.tokens,
    calls: before.calls + (call ? 1 : 0),
    models: model && !before.models.includes(model) ? [...before.models, model] : before.models,
    authors: evolveAuthors(before.authors, event),
    guests: withGuest(before.guests, event),
    last: event,
  };
}

function withGuest(before: string[], event: RecordedEvent): string[] {
  if (event.type !== 'InterventionRecorded') return before;
  const { kind, id } = event.data.actor;
  return kind === 'participant' || before.includes(id) ? before : [...before, id];
}

/** @throws where nothing was read yet: only a bug can ask then */
export function viewOf(
  { channel, ledger, opened_at, warnings, tokens, calls, models, authors, last }: ChannelFold,
  registry: Registry,
): ChannelView {
  if (!channel.state || !last) throw new Error('there is no channel to show');
  const { closed, opened, stopping, spentMicroUsd } = channel.state;
  const { pending, vote } = stopping;
  return {
    channel_id: last.channel_id,
    protocol: channel.protocol,
    status: closed ? 'closed' : 'open',
    ...(closed && { outcome: closed.status, closed }),
    ...registry.protocolOf(channel).view(channel.state),
    cost_micro_usd: spentMicroUsd,
    opened_at,
    ...(opened?.retention_days !== undefined && { keep_until: keepUntil(opened_at, opened.retention_days) }),
    last_activity_at: last.recorded_at,
    tokens,
    calls,
    models,
    generated_by: generatedBy(authors),
    warnings,
    termination: conversationState(ledger),
    ...(pending && !closed && { pending_end: pending.condition }),
    ...(vote && {
      vote: {
        vote_id: vote.vote_id,
        question: vote.question,
        voters: vote.voters,
        voted: Object.keys(vote.ballots),
      },
    }),
    version: last.version,
    position: last.position,
  };
}

export function summaryOf(view: ChannelView): ChannelSummary {
  const { channel_id, protocol, topic, language, status, phase, outcome, cycle, round, max_rounds } = view;
  const { cost_micro_usd, rehearsal, opened_at, last_activity_at } = view;
  return {
    channel_id,
    protocol,
    topic,
    language,
    status,
    phase,
    ...(outcome && { outcome }),
    cycle,
    round,
    max_rounds,
    cost_micro_usd,
    rehearsal,
    opened_at,
    last_activity_at,
  };
}
