import type { RecordedEvent, TerminationPolicy } from '@parley/contracts';
import {
  evolveWhatIf,
  REGISTRY,
  whatIf,
  whatIfFold,
  type Deliberation,
  type OpenDeliberation,
  type WhatIf,
} from '@parley/protocols';
import { describe, expect, it } from 'vitest';
import { standingOf } from '../../libs/protocols/src/shared/standing.js';
import { eventsOf, TODAYS } from './corpus.js';
import { endedBy } from './ended-by.js';

type Rule = NonNullable<TerminationPolicy['stop_when']>[number];

const OTHER_RULES: Record<string, Rule> = {
  'fewer turns': { message_count: { max: 2 } },
  'more turns, and still fewer': { message_count: { max: 4 } },
  'one round': { round_limit: { max: 1 } },
  'two rounds': { round_limit: { max: 2 } },
  'less money': { cost_budget: { max_micro_usd: 4_000 } },
  'fewer tokens': { token_budget: { max: 800 } },
  'a composition': { all: [{ message_count: { max: 2 } }, { not: { exit_words: {} } }] },
};

const WHOLE = TODAYS.filter((name) => eventsOf(name).at(-1)!.type === 'ChannelClosed');

const asked = (events: readonly RecordedEvent[], given: TerminationPolicy): WhatIf =>
  whatIf(events.reduce((fold, event) => evolveWhatIf(fold, event), whatIfFold(given)));

describe.each(WHOLE)('%s: what if says what comes of it where it is run so', (name) => {
  const base = endedBy(name, {});

  it.each(Object.entries(OTHER_RULES))('%s', (_name, rule) => {
    const given = { stop_when: [rule] };
    const said = asked(base, given);
    const run = endedBy(name, given);
    const { recorded: real } = asked(run, {});
    expect(['same', 'earlier']).toContain(said.verdict);
    const { round, turns, cost_micro_usd } = said.stop ?? said.recorded;
    expect(real).toMatchObject({ round, turns });
    // A negotiation ends its last round itself: by a compromise that nobody has seen yet, and that is paid.
    if (said.stop?.condition === 'round_limit' && base[0]!.protocol === 'negotiation') return;
    expect(real.cost_micro_usd).toBe(cost_micro_usd);
    if (!said.stop) return;
    expect(real.reason).toBe(said.stop.condition);
    const came = cameTo(untilRatified(run));
    expect(said.outcome!.then).toEqual(came);
    expect(said.outcome!.same).toBe(JSON.stringify(came) === JSON.stringify(cameTo(base)));
  });
});

/** Whoever has not seen an entry is asked about it once a workshop ends: what they would say to it no log knows. */
function untilRatified(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  const asked = events.findIndex(({ type }) => type === 'RatificationStarted');
  return asked < 0 ? events : events.slice(0, asked);
}

function cameTo(events: readonly RecordedEvent[]): string[] {
  const { evolve, initialState } = REGISTRY.deliberation;
  const channel = events.reduce<Deliberation>(evolve, initialState) as OpenDeliberation;
  return standingOf(REGISTRY.protocolOf(channel), channel.state);
}

it('some end earlier by each of these rules, and some where they did', () => {
  const verdicts = Object.values(OTHER_RULES).map((rule) =>
    WHOLE.map((name) => asked(eventsOf(name), { stop_when: [rule] }).verdict),
  );
  for (const found of verdicts) expect(found).toContain('same');
  expect(verdicts.filter((found) => found.includes('earlier')).length).toBeGreaterThan(3);
});
