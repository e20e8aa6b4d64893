import {
  evolveAuthors,
  isOwn,
  NO_AUTHORS,
  WORK,
  type Authors,
  type RecordedEvent,
  type TerminationPolicy,
} from '@parley/contracts';
import { assess, emptyLedger, nameOf, type Ledger } from '@parley/termination';
import { REGISTRY, type Deliberation, type OpenDeliberation, type Registry } from '../registry.js';
import { passed, STOPPED_CLOCKS, ticks, type Clocks } from './other-clocks.js';
import { underRules } from './other-rules.js';
import { stopAt, type OtherEnd } from './stop-at.js';

/** Where a channel stood after an event. */
export interface Point {
  version: number;
  position: number;
  /** RFC 3339, as the log recorded it. */
  at: string;
  round: number;
  /** Contributions of participants so far. */
  turns: number;
  cost_micro_usd: number;
}

export interface RecordedEnd extends Point {
  /** The version that the monitor had looked at, where it was the monitor's check; its own where it was not. */
  since: number;
  /** A stop rule ended it, so that others might not have. */
  byRule: boolean;
}

/** How a recorded channel would have gone on under other rules of ending; folded event by event, in bounded memory. */
export interface WhatIfFold {
  given: TerminationPolicy;
  /** As it was recorded. */
  channel: Deliberation;
  ledger: Ledger;
  /** The same under the other rules. */
  otherChannel: Deliberation;
  otherLedger: Ledger;
  clocks: Clocks;
  authors: Authors;
  /** Where it began to end as it was recorded; an end that was called off is none. */
  ended?: RecordedEnd | undefined;
  /** Where it would have begun to end. */
  stop?: OtherEnd & Point;
  /** Where they would first have told of an end, auto_exit being off: nobody is ended by that. */
  warned?: OtherEnd & Point;
  /** Checks at which the other rules would have asked a neutral model. */
  doubts: number;
  /** An event of the command that is being folded may bring an end nearer. */
  checks: boolean;
  /** The version that the monitor had looked at, where this command is its check. */
  since?: number | undefined;
  last?: RecordedEvent;
}

const NO_CHANNEL: Deliberation = { protocol: 'unopened', state: undefined };

export const whatIfFold = (given: TerminationPolicy): WhatIfFold => ({
  given,
  channel: NO_CHANNEL,
  ledger: emptyLedger,
  otherChannel: NO_CHANNEL,
  otherLedger: emptyLedger,
  clocks: STOPPED_CLOCKS,
  authors: NO_AUTHORS,
  doubts: 0,
  checks: false,
});

/** Folds the next event of a channel. */
export function evolveWhatIf(fold: WhatIfFold, event: RecordedEvent, registry: Registry = REGISTRY): WhatIfFold {
  const isNext = event.metadata.command_id !== fold.last?.metadata.command_id;
  const before = isNext ? { ...waited(checked(fold, registry), event, registry), since: undefined } : fold;
  const other = underRules(registry, event, fold.given);
  const otherLedger = registry.ledger.evolve(before.otherLedger, other);
  const isHeld = before.otherChannel.state?.stopping.held !== undefined || isForkedHere(event);
  return withEnd(
    {
      ...before,
      channel: registry.deliberation.evolve(before.channel, event),
      ledger: registry.ledger.evolve(before.ledger, event),
      otherChannel: registry.deliberation.evolve(before.otherChannel, other),
      otherLedger,
      authors: evolveAuthors(before.authors, event),
      clocks: passed(before.clocks, event, otherLedger, isHeld),
      // What a fork has copied, other rules would have ended in its parent.
      checks: before.checks || (isOwn(event) && CHECKED.has(event.type)),
      since: event.type === 'TerminationChecked' ? event.data.assessment.at_version : before.since,
      last: event,
    },
    registry,
  );
}

/** While the parent was left as it was, no clock ran. */
const isForkedHere = (event: RecordedEvent): boolean => event.type === 'ChannelForked' && isOwn(event);

/** The fold once the last command, too, was looked at. */
export const folded = (fold: WhatIfFold, registry: Registry = REGISTRY): WhatIfFold => checked(fold, registry);

/** The events after which the monitor looks whether it is time (T7). */
const CHECKED: ReadonlySet<string> = new Set(WORK['termination-monitor']);

function withEnd(fold: WhatIfFold, registry: Registry): WhatIfFold {
  const { channel, ended, last, since } = fold;
  if (!channel.state) return fold;
  const { ending } = registry.protocolOf(channel);
  const { closed, stopping } = channel.state;
  const isEnding = closed !== undefined || stopping.pending !== undefined || ending.isConcluded(channel.state);
  if (!isEnding) return { ...fold, ended: undefined };
  if (ended) return fold;
  const byRule = last?.type === 'TerminationChecked' || wasOwnLimit(fold, registry);
  const point = pointOf(fold);
  return { ...fold, ended: { ...point, since: since || point.version, byRule } };
}

/** A protocol ends its last round itself: by a rule where there was no agreement, and where the other rules allow one more. */
function wasOwnLimit({ channel, ledger, otherLedger }: WhatIfFold, registry: Registry): boolean {
  const { ownLimit } = registry.protocolOf(channel as OpenDeliberation).ending;
  const isMet = (one: Ledger) =>
    assess(one).findings.some(({ condition, status }) => condition === ownLimit && status === 'met');
  return ownLimit !== undefined && !ledger.agreed && isMet(ledger) && !isMet(otherLedger);
}

function pointOf({ ledger, last }: WhatIfFold): Point {
  const { version, position, recorded_at } = last!;
  const { round, turns, cost_micro_usd } = ledger;
  return { version, position, at: recorded_at, round, turns, cost_micro_usd };
}

/** What the monitor would have said once a command's events were there. */
function checked(fold: WhatIfFold, registry: Registry): WhatIfFold {
  const { checks, otherLedger, last } = fold;
  return checks ? { ...asked(fold, otherLedger, last!.recorded_at, registry), checks: false } : fold;
}

/** What it would have said when timers of the other rules came due before this event. */
function waited(fold: WhatIfFold, event: RecordedEvent, registry: Registry): WhatIfFold {
  const { otherChannel, otherLedger, clocks } = fold;
  if (!otherChannel.state || !isOwn(event) || event.type === 'ChannelForked') return fold;
  const due = ticks(clocks, otherLedger, otherChannel.state.stopping, Date.parse(event.recorded_at));
  return due.reduce((before, { at, ledger }) => asked(before, ledger, new Date(at).toISOString(), registry), fold);
}

function asked(fold: WhatIfFold, ledger: Ledger, at: string, registry: Registry): WhatIfFold {
  const { otherChannel, stop, ended } = fold;
  // What is ending already is ended by nothing else.
  if (stop || ended || !otherChannel.state) return fold;
  const found = stopAt(registry, otherChannel, ledger, at);
  if (found === 'doubt') return { ...fold, doubts: fold.doubts + 1 };
  if (found) return { ...fold, stop: { ...pointOf(fold), at, ...found } };
  if (fold.warned || ledger.policy.auto_exit) return fold;
  const told = stopAt(registry, otherChannel, asIfEnding(ledger, fold.given), at);
  return told && told !== 'doubt' && told.finding ? { ...fold, warned: { ...pointOf(fold), at, ...told } } : fold;
}

/** The ledger as it would be if the given rules ended what they, with auto_exit off, only warn of. */
function asIfEnding(ledger: Ledger, given: TerminationPolicy): Ledger {
  const { policy } = ledger;
  const named = new Set(given.stop_when?.map(nameOf));
  const stop_when = named.size ? policy.stop_when.filter((rule) => named.has(nameOf(rule))) : policy.stop_when;
  return { ...ledger, policy: { ...policy, stop_when, auto_exit: true } };
}
