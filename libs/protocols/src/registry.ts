import {
  problem,
  type Applies,
  type Command,
  type CommandWords,
  type Language,
  type ParleyEvent,
  type RecordedEvent,
  type TerminationPolicy,
} from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { emptyLedger, evolveLedger, type Ledger } from '@parley/termination';
import { guestTurn } from './guest-turn/index.js';
import { authorityProblem, openingProblem, seatOf } from './authority.js';
import { interview } from './interview/index.js';
import { negotiation } from './negotiation/index.js';
import type { Casting, Projection, Protocol, Typed } from './protocol.js';
import { roundTable } from './round-table/index.js';
import { BASELINE } from './shared/baseline/state.js';
import { remoteSeat } from './shared/agent-cards.js';
import type { ChannelState } from './shared/channel-state.js';
import type { Decider, Decision } from './shared/decider.js';
import { type ForkCommand } from './shared/forking/fork.js';
import { decisionLinks } from './shared/decision/sharing.js';
import type { Participant } from './shared/participant.js';
import { deciderOf } from './shared/frame.js';
import type { LikelyRange, Size } from './shared/likely.js';
import { seatTokens } from './shared/seat-tokens.js';
import { shownFromNow } from './shared/stopping/said-why.js';
import { wordsSaid } from './shared/words-said.js';
import { askedTurn, type AskedTurn } from './shared/work/asked-turn.js';
import * as work from './shared/work/model-work.js';
import { placeOf } from './shared/work/place.js';
import { team } from './team/index.js';
import { vote } from './vote/index.js';
import { workshop } from './workshop/index.js';

/** Every protocol, each in one line. */
export const PROTOCOLS: readonly Protocol[] = [negotiation, roundTable, workshop, interview, team, guestTurn, vote];

/** Tables that every protocol has. */
export const SHARED_PROJECTIONS: readonly Projection[] = [seatTokens, decisionLinks];

/** A channel of any protocol; which one, its first event says. */
export type Deliberation = { protocol: 'unopened'; state: undefined } | OpenDeliberation;
export interface OpenDeliberation {
  protocol: string;
  state: ChannelState;
}

/** Every protocol's rules, for channel-admin. */
export interface Rules extends Decider<Deliberation, Command> {
  /**
   * What a fork begins with, of any protocol (ADR 47).
   * @param copies the parent's events, as they stand in the fork before it
   */
  forked(copies: readonly RecordedEvent[], command: ForkCommand): Decision<Deliberation>;
  /** A command as it is taken from now on (D5): one that was recorded before is decided as it stands. */
  taken(command: Command): Command;
  /** When what a person said counts; a command that was typed counts at once (D5). */
  applies(channel: Deliberation, interventionId: string): Applies;
  /**
   * What a command will lead to, where it has a hosted participant answer it at once; else nothing. Not committed, and
   * perhaps it never will be: good for a head start, and for nothing that lasts (I2).
   */
  foresee(channel: Deliberation, command: Command): readonly ParleyEvent[];
  /** What of a command's events people said: it is stored so that it can be erased. @param before,after the channel, around the command */
  wordsSaid(
    before: Deliberation,
    command: Command,
    events: readonly ParleyEvent[],
    after: Deliberation,
  ): CommandWords | undefined;
  /** How a channel of a protocol is opened; undefined where there is none of that name. */
  openingOf(protocol: string): Pick<Protocol['opening'], 'command' | 'defaults' | 'rounds' | 'unled'> | undefined;
  /** The turn that waits for this request's answer, for whoever answers it as its form is; undefined where none does. */
  asked(channel: Deliberation, requestId: string): AskedTurn | undefined;
  /** A seat, and what it may know of where it is, whatever is said there; undefined where there is none. */
  seatIn(channel: Deliberation, participantId: string): SeatInChannel | undefined;
}

export interface SeatInChannel extends Pick<Participant, 'participant_id' | 'name'> {
  protocol: string;
  topic: string;
  language: Language;
  status: 'open' | 'closed';
  /** Whether every seat hears all, so that this one may read the channel; else its inbox alone (N1). */
  hears_all: boolean;
}

/** What services need of protocols, without knowing any by name. */
export type Registry = ReturnType<typeof registryOf>;

/** Derives from the protocols what decides, works, watches and shows a channel of any of them. */
export function registryOf(protocols: readonly Protocol[]) {
  const entries = protocols.map((protocol) => ({ protocol, decider: deciderOf(protocol) }));
  const byName = new Map(entries.map((entry) => [entry.protocol.name, entry]));
  const byCommand = new Map<string, (typeof entries)[number]>(
    entries.map((entry) => [entry.protocol.opening.command, entry]),
  );
  const byEvent = new Map<string, (typeof entries)[number]>(
    entries.map((entry) => [entry.protocol.opening.event, entry]),
  );
  const named = (name: string) => {
    const entry = byName.get(name);
    if (!entry) throw new Error(`no protocol is called ${name}`);
    return entry;
  };

  /** Work of a channel's protocol; none where it is not open. */
  const inOpen =
    <Request extends unknown[], Work>(find: (protocol: Protocol, state: ChannelState, ...request: Request) => Work) =>
    (channel: Deliberation, ...request: Request): Work | undefined =>
      channel.state && find(named(channel.protocol).protocol, channel.state, ...request);

  const intervened: Typed = { Intervene: ({ text }) => text };
  const typed: Typed = Object.assign({}, intervened, ...protocols.map((protocol) => protocol.typed));

  /** Every protocol's rules behind one decider: what channel-admin runs. */
  const deliberation: Rules = {
    initialState: { protocol: 'unopened', state: undefined },
    decide(channel, command) {
      const { protocol, decider } = channel.state ? named(channel.protocol) : (byCommand.get(command.type) ?? NONE);
      if (!decider) return { ok: false, problem: problem('channel-not-found') };
      const refusal = channel.state ? authorityProblem(protocol, channel.state, command) : openingProblem(command);
      if (refusal) return { ok: false, problem: refusal };
      const decision = decider.decide(channel.state ?? decider.initialState, command);
      if (!decision.ok) return decision;
      const { events, state } = decision;
      return { ok: true, events, state: events.length ? { protocol: protocol.name, state } : channel };
    },
    forked(copies, command) {
      const { protocol, decider } = byEvent.get(copies[0]?.type ?? '') ?? NONE;
      if (!decider) return { ok: false, problem: problem('channel-not-found') };
      const refusal = openingProblem(command);
      if (refusal) return { ok: false, problem: refusal };
      const decision = decider.forked(copies, command);
      if (!decision.ok) return decision;
      return { ...decision, state: { protocol: protocol.name, state: decision.state } };
    },
    taken: (command) => shownFromNow(command, typed),
    applies: ({ protocol, state }, interventionId) =>
      state?.waiting.some(({ intervention_id }) => intervention_id === interventionId)
        ? (named(protocol).protocol.applies?.(state) ?? 'next_round')
        : 'at_once',
    foresee({ protocol, state }, command) {
      const { protocol: of, decider } = state ? named(protocol) : NONE;
      if (!state || !of?.answersAtOnce?.includes(command.type) || authorityProblem(of, state, command)) return [];
      const decision = decider.decide(state, command);
      return decision.ok && decision.events.some(asksHosted) ? decision.events : [];
    },
    wordsSaid(before, command, events, { protocol: name, state }) {
      if (!state) return undefined;
      const { protocol } = named(name);
      const seat = () => before.state && seatOf(protocol, before.state, command);
      const participants = () => protocol.participants(state);
      return wordsSaid({ command, events, seat, opens: !before.state, state, participants });
    },
    openingOf: (protocol) => byName.get(protocol)?.protocol.opening,
    asked: ({ protocol, state }, requestId) => state && askedTurn(named(protocol).protocol, state, requestId),
    seatIn: inOpen(seatIn),
    evolve(channel, event) {
      const { protocol, decider } = channel.state ? named(channel.protocol) : (byEvent.get(event.type) ?? NONE);
      if (!decider) return channel;
      return { protocol: protocol.name, state: decider.evolve(channel.state ?? decider.initialState, event) };
    },
  };

  return {
    protocols,
    deliberation,
    /** The monitor's fold of a channel (T3). */
    ledger: {
      initialState: emptyLedger,
      evolve: (ledger: Ledger, event: RecordedEvent): Ledger =>
        evolveLedger(ledger, event, (seen) => byName.get(seen.protocol)?.protocol.ledger(seen) ?? []),
    },
    /** The protocol of an open channel. */
    protocolOf: ({ protocol }: OpenDeliberation): Protocol => named(protocol).protocol,
    /** What holds of endings where nobody says otherwise (T6). @param mode a protocol's name, or one of its modes */
    defaultPolicy(mode: string): { protocol: string; policy: TerminationPolicy } {
      for (const { name, opening } of protocols) {
        const policy = ownProperty(opening.defaults, mode);
        if (policy) return { protocol: name, policy };
      }
      throw new Error(`no protocol has a mode ${mode}`);
    },
    /** The protocol that a command opens a channel of, or undefined where it opens none. */
    openedBy: ({ type }: Pick<Command, 'type'>): string | undefined => byCommand.get(type)?.protocol.name,
    /** How a protocol's cast is chosen where its user names nobody; undefined where it is never chosen. */
    castingOf: (protocol: string): Casting | undefined => byName.get(protocol)?.protocol.casting,
    /** What a deliberation of this size is likely to ask of models; undefined where nobody foretells it. */
    likelyOf: (protocol: string, size: Size): LikelyRange | undefined => byName.get(protocol)?.protocol.likely?.(size),
    facilitationWork: inOpen(work.facilitationWork),
    turnWork: inOpen(work.turnWork),
    ballotWork: inOpen(work.ballotWork),
    wantedLookup: inOpen(work.wantedLookup),
    /** A seat of kind a2a; undefined where it is another. */
    remoteSeat: inOpen((protocol, state, participantId: string) =>
      remoteSeat(protocol.participants(state), state, participantId),
    ),
    placeOf: inOpen(placeOf),
  };
}

function seatIn(protocol: Protocol, state: ChannelState, id: string): SeatInChannel | undefined {
  const seat = protocol.participants(state).find(({ participant_id }) => participant_id === id);
  if (!seat || !state.opened) return undefined;
  const { topic, language } = state.opened;
  const { participant_id, name } = seat;
  const status = state.closed ? 'closed' : 'open';
  return {
    participant_id,
    name,
    protocol: protocol.name,
    topic,
    language,
    status,
    hears_all: protocol.heardByAll === true,
  };
}

const asksHosted = ({ type, data }: ParleyEvent): boolean =>
  type === 'TurnRequested' && data.participant_kind === 'hosted';

const NONE = { protocol: undefined, decider: undefined } as const;

/** The part of a piece of work that the choice of a model rests on. */
type Asked = Pick<work.ModelWork, 'kind' | 'tier' | 'choice' | 'max_output_tokens' | 'ending' | 'later'>;

export const REGISTRY: Registry = registryOf(PROTOCOLS);
export const { deliberation } = REGISTRY;

/** What the choice of a model needs to know of a channel and a piece of its work. @throws where it is not open */
export function modelNeeds(
  { tenant, channel_id }: Pick<RecordedEvent, 'tenant' | 'channel_id'>,
  { state }: Deliberation,
  { kind, tier, choice, max_output_tokens, ending, later }: Asked,
) {
  if (!state?.opened) throw new Error('the channel is not open');
  const { rehearsal, rehearsal_pace, config } = state.opened;
  // The one agent beside a deliberation has the same budget, for itself.
  const spent = kind === BASELINE && state.baseline ? state.baseline.cost_micro_usd : state.spentMicroUsd;
  return {
    tenant,
    channel_id,
    rehearsal,
    ...(rehearsal_pace && { rehearsal_pace }),
    budget_micro_usd: config.budget_micro_usd,
    spent_micro_usd: spent,
    kind,
    tier,
    choice,
    max_output_tokens,
    ending,
    later,
  };
}
