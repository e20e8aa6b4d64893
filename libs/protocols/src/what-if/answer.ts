import { canonicalJson, generatedBy, type Finding, type GeneratedBy } from '@parley/contracts';
import { REGISTRY, type Registry } from '../registry.js';
import { standingOf } from '../shared/standing.js';
import { folded, type Point, type WhatIfFold } from './what-if.js';

/** What a recorded channel would have come to under other rules of ending; no model is asked. */
export interface WhatIf {
  channel_id: string;
  protocol: string;
  topic: string;
  rehearsal: boolean;
  /**
   * `earlier`, at the `stop`; `same` as it did; `later` than it did, of which the log knows nothing; `not_yet`, where it is open
   * and they would not have ended it so far.
   */
  verdict: 'earlier' | 'same' | 'later' | 'not_yet';
  /** Where the other rules would have ended it; absent where they would not. */
  stop?: Stop;
  /** Where they would first have told of an end without ending it: auto_exit is off there. Absent where they would not. */
  announced?: Stop;
  /** Where it began to end, or stands so far. */
  recorded: RecordedPoint;
  /** What an earlier end would have saved. What the ending itself costs is counted in neither. */
  saved: { turns: number; cost_micro_usd: number };
  /** What it would have come to beside what it came to; present for an earlier end alone. */
  outcome?: { then: string[]; finally: string[]; same: boolean };
  /** Checks at which the other rules would have asked a neutral model, whose answer nobody knows: taken as "go on". */
  doubts: number;
  /** Authors: who wrote what it came to. */
  generated_by: GeneratedBy;
}

export interface RecordedPoint extends Point {
  status: 'open' | 'closed';
  /** Why it ended, a stable code; absent while it is open. */
  reason?: string;
}

export interface Stop extends Point {
  /** The rule that would have ended it, with its figures. */
  condition: string;
  measured: number;
  limit: number;
  unit: Finding['unit'];
}

/** @throws where no event was folded: only a bug can ask then */
export function whatIf(fold: WhatIfFold, registry: Registry = REGISTRY): WhatIf {
  const { channel, ended, stop, warned, doubts, last, ledger, authors } = folded(fold, registry);
  if (!channel.state?.opened || !last) throw new Error('there is no channel to tell of');
  const { state } = channel;
  const { topic, rehearsal } = state.opened!;
  const { version, position, recorded_at: at } = last;
  const now = {
    version,
    position,
    at,
    round: ledger.round,
    turns: ledger.turns,
    cost_micro_usd: ledger.cost_micro_usd,
  };
  const recorded = ended ? pointIn(ended) : now;
  const isEarlier = stop?.finding !== undefined && (!ended || stop.version < ended.since);
  const then = isEarlier ? stop.standing : undefined;
  const came = standingOf(registry.protocolOf(channel), state);
  return {
    channel_id: last.channel_id,
    protocol: channel.protocol,
    ...{ topic, rehearsal },
    verdict: isEarlier ? 'earlier' : !ended ? 'not_yet' : stop || !ended.byRule ? 'same' : 'later',
    ...(isEarlier && { stop: { ...pointIn(stop), ...stop.finding! } }),
    ...(warned?.finding && { announced: { ...pointIn(warned), ...warned.finding } }),
    recorded: {
      ...recorded,
      status: state.closed ? 'closed' : 'open',
      ...(state.closed && { reason: state.closed.reason }),
    },
    saved: {
      turns: isEarlier ? recorded.turns - stop.turns : 0,
      cost_micro_usd: isEarlier ? recorded.cost_micro_usd - stop.cost_micro_usd : 0,
    },
    ...(then && { outcome: { then, finally: came, same: canonicalJson(then) === canonicalJson(came) } }),
    doubts,
    generated_by: generatedBy(authors),
  };
}

const pointIn = ({ version, position, at, round, turns, cost_micro_usd }: Point): Point => ({
  ...{ version, position, at, round, turns, cost_micro_usd },
});
