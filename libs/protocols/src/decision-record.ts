import {
  callOf,
  canonicalJson,
  evolveAuthors,
  generatedBy,
  NO_AUTHORS,
  type Authors,
  type Consent,
  type RecordedEvent,
} from '@parley/contracts';
import type { Protocol } from './protocol.js';
import { REGISTRY, type Deliberation, type Registry } from './registry.js';
import type { ChannelState } from './shared/channel-state.js';
import { baselineSection } from './shared/baseline/section.js';
import { bounded, type Stood } from './shared/consent/stood.js';
import { consentOf } from './shared/consent/consent.js';
import type { Decided, DecisionRecord, Dissent, Milestone, NextStep } from './shared/decision/record.js';
import { named } from './shared/decision/named.js';
import { countsOf, positionsOf, verdictOf } from './shared/decision/verdict.js';
import { estimateIn } from './shared/view.js';

/** What is kept of a channel's events for its decision. */
export interface DecisionFold {
  channel: Deliberation;
  opened_at: string;
  rounds: number;
  tokens: { input: number; output: number };
  models: string[];
  authors: Authors;
  story: Milestone[];
  closed_at?: string;
  last?: RecordedEvent;
}

export const EMPTY_DECISION: DecisionFold = {
  channel: { protocol: 'unopened', state: undefined },
  opened_at: '',
  rounds: 0,
  tokens: { input: 0, output: 0 },
  models: [],
  authors: NO_AUTHORS,
  story: [],
};

/** Steps that are told, the latest of them: what nobody reads to its end tells nothing. */
const MOST_STEPS = 500;

export function evolveDecision(fold: DecisionFold, event: RecordedEvent, registry: Registry = REGISTRY): DecisionFold {
  // What models did before is the parent's bill, and still what was said here.
  const before = event.type === 'ChannelForked' ? { ...fold, tokens: EMPTY_DECISION.tokens } : fold;
  const channel = registry.deliberation.evolve(before.channel, event);
  const call = callOf(event);
  const model = call && `${call.provider}/${call.model}`;
  return {
    channel,
    opened_at: before.opened_at || event.recorded_at,
    rounds: before.rounds + (event.type === 'RoundStarted' ? 1 : 0),
    tokens: call
      ? {
          input: before.tokens.input + call.input_tokens + call.cache_read_tokens + call.cache_write_tokens,
          output: before.tokens.output + call.output_tokens,
        }
      : before.tokens,
    models: model && !before.models.includes(model) ? [...before.models, model] : before.models,
    authors: evolveAuthors(before.authors, event),
    story: withStep(before.story, event, channel, registry),
    ...(event.type === 'ChannelClosed'
      ? { closed_at: event.recorded_at }
      : before.closed_at && { closed_at: before.closed_at }),
    last: event,
  };
}

function withStep(story: Milestone[], event: RecordedEvent, channel: Deliberation, registry: Registry): Milestone[] {
  if (!channel.state) return story;
  const { state } = channel;
  const step = registry.protocolOf(channel).milestone?.(event, state);
  if (!step) return story;
  return [...story, { position: event.position, at: event.recorded_at, round: state.round, ...step }].slice(
    -MOST_STEPS,
  );
}

/** The decision of a channel as these events have it. */
export const decisionOf = (events: readonly RecordedEvent[], registry: Registry = REGISTRY): DecisionRecord =>
  recordOf(
    events.reduce((fold, event) => evolveDecision(fold, event, registry), EMPTY_DECISION),
    registry,
  );

/** @throws where nothing was read yet: only a bug can ask then */
export function recordOf({ channel, last, ...fold }: DecisionFold, registry: Registry = REGISTRY): DecisionRecord {
  if (!channel.state?.opened || !last) throw new Error('there is no channel to tell of');
  const { state } = channel;
  const protocol = registry.protocolOf(channel);
  const { topic, language, rehearsal } = state.opened!;
  const names = new Map(protocol.participants(state).map(({ participant_id, name }) => [participant_id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const { closed } = state;
  const consent = closed?.consent ?? consentOf(protocol, state);
  const decided = protocol.decided?.(state) ?? lastWordOf(protocol, state);
  const positions = positionsOf(consent, nameOf).map((one) => withClaim(one, decided));
  const left = new Set(
    consent.votes.flatMap(({ stance, participant_id }) => (stance === 'withdrew' ? [participant_id] : [])),
  );
  const dissent = dissentIn(consent, protocol.stood(state), nameOf).map((one) =>
    // To have left is to want nothing changed any more: the reason is all there is.
    left.has(one.participant_id) ? { ...one, position: one.argument } : one,
  );
  const { status } = closed ?? {};
  const verdict = verdictOf({ status, positions, hasDissent: dissent.length > 0, decided });
  const told = { verdict, reason: closed?.reason ?? '', consent, left, nameOf };
  return {
    channel_id: last.channel_id,
    protocol: channel.protocol,
    topic,
    question: decided.question || topic,
    language,
    rehearsal,
    ...(state.forked && { forked_from: { channel_id: state.forked.parent, version: state.forked.at } }),
    verdict,
    ...(closed && {
      ended: {
        reason: closed.reason,
        at: fold.closed_at ?? last.recorded_at,
        message: closed.message,
        ...(closed.ended_by.kind !== 'service' && { by: nameOf(closed.ended_by.id) }),
        ...(closed.said && { said: { by: nameOf(closed.said.actor.id), text: closed.said.text } }),
      },
    }),
    rounds: Math.max(fold.rounds, state.round),
    counts: countsOf(positions),
    ...(consent.contradicted && { contradicted: consent.contradicted }),
    ...named(
      {
        sections: [...decided.sections, ...(state.baseline ? [baselineSection(state.baseline, language)] : [])],
        positions,
        dissent,
        open_points: [...new Set([...consent.open_points, ...openPointsOf(protocol, state)])],
        next: [...decided.next, ...nextOf(told)],
        story: fold.story,
      },
      decided.names ?? new Map(),
    ),
    opened_at: fold.opened_at,
    took_ms: Date.parse(fold.closed_at ?? last.recorded_at) - Date.parse(fold.opened_at),
    cost_micro_usd: state.spentMicroUsd,
    ...estimateIn(state),
    tokens: fold.tokens,
    models: fold.models,
    generated_by: generatedBy(fold.authors),
    position: last.position,
  };
}

/** A protocol that says nothing of its decision has one all the same: what was said last of the whole. */
function lastWordOf(protocol: Protocol, state: ChannelState): Decided {
  const text = protocol.lastWord(state);
  return {
    question: state.opened?.topic ?? '',
    by: 'consent',
    sections: text ? [{ heading: 'summary', kind: 'text', text }] : [],
    next: [],
  };
}

const withClaim = <P extends { participant_id: string }>(position: P, { claims }: Decided) => {
  const claim = claims?.get(position.participant_id);
  return { ...position, ...(claim !== undefined && { claim }) };
};

/** An ending keeps the beginning of a long argument; what was said stands whole in the channel's own state. */
function dissentIn(consent: Consent, stood: Stood, nameOf: (id: string) => string): Dissent[] {
  const whole = new Map(
    bounded(stood).minority.map((one, index) => [canonicalJson(one), stood.minority[index]!] as const),
  );
  return consent.minority.map((kept) => {
    const { participant_id, position, argument, about } = whole.get(canonicalJson(kept)) ?? kept;
    return { participant_id, name: nameOf(participant_id), position, argument, ...(about !== undefined && { about }) };
  });
}

/** What the protocol's own ending leaves open, where it is told in sentences. */
function openPointsOf(protocol: Protocol, state: ChannelState): string[] {
  const { open_points = [] } = (protocol.outcome(state) ?? {}) as { open_points?: unknown[] };
  return open_points.filter((one) => typeof one === 'string');
}

interface Told {
  verdict: DecisionRecord['verdict'];
  reason: string;
  consent: Consent;
  /** Whoever has withdrawn. */
  left: ReadonlySet<string>;
  nameOf(id: string): string;
}

const MODEL_AWAY: ReadonlySet<string> = new Set(['model_unavailable', 'facilitation_failed', 'failures_in_a_row']);
const SPENT: ReadonlySet<string> = new Set(['cost_budget', 'token_budget']);

/** What follows for everybody, whatever the protocol. */
function nextOf({ verdict, reason, consent, left, nameOf }: Told): NextStep[] {
  if (verdict === 'open') return [];
  if (verdict === 'rehearsed') return [{ step: 'with_model' }];
  const { minority, not_heard, open_points } = consent;
  const dissenters = [...new Set(minority.map(({ participant_id }) => participant_id))].filter((id) => !left.has(id));
  return [
    ...(MODEL_AWAY.has(reason) ? [{ step: 'model' } as const] : []),
    ...(SPENT.has(reason) ? [{ step: 'budget' } as const] : []),
    ...dissenters.map((id): NextStep => ({ step: 'hear_dissent', who: nameOf(id) })),
    ...not_heard.map((id): NextStep => ({ step: 'ask_absent', who: nameOf(id) })),
    ...(open_points.length ? [{ step: 'settle' } as const] : []),
    ...(verdict === 'agreed' || verdict === 'done' ? [{ step: 'carry_out' } as const] : []),
    ...(verdict === 'not_agreed' || verdict === 'failed' || verdict === 'stopped' ? [{ step: 'reopen' } as const] : []),
  ];
}
