import type { RecordedEvent, TerminationPolicy } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { eventsOf as recorded, TODAYS } from '../../../../test/corpus/corpus.js';
import { REGISTRY, type Deliberation, type OpenDeliberation } from '../registry.js';
import { standingOf } from '../shared/standing.js';
import { evolveWhatIf, whatIf, whatIfFold, type WhatIf } from './index.js';
import type { Point } from './what-if.js';
import { rehearse } from './rehearsal.fixtures.js';

const asked = (events: readonly RecordedEvent[], given: TerminationPolicy): WhatIf =>
  whatIf(events.reduce((fold, event) => evolveWhatIf(fold, event), whatIfFold(given)));

/** An example's script, and what its user said. */
function scriptOf(name: string) {
  const events = recorded(name);
  const said = events.flatMap((event) => (event.type === 'InterventionRecorded' ? [event.data.text] : []));
  return { opening: events[0]!, said };
}

const SCRIPTS = [
  'negotiation-meetup',
  'round-table-deadlock',
  'workshop-offline-reading',
  'team-club-payments',
  'interview-tool-library',
].map((name) => ({ name, script: scriptOf(name), base: rehearse(scriptOf(name)) }));

const rule = (one: NonNullable<TerminationPolicy['stop_when']>[number]): TerminationPolicy => ({ stop_when: [one] });

/** Over all of the corpus, by rules that no clock is in: `test/corpus/what-if.unit.spec.ts`. */
const OTHER_RULES: [name: string, TerminationPolicy][] = [
  ['fewer turns', rule({ message_count: { max: 2 } })],
  ['less time', rule({ time_limit: { max_ms: 9_500 } })],
];

describe.each(SCRIPTS)('$name: what would have been is what is, where it is played so', ({ script, base }) => {
  it.each(OTHER_RULES)('%s', (_name, given) => {
    const said = asked(base, given);
    const played = rehearse({ ...script, given });
    const { recorded: real } = asked(played, {});
    if (said.verdict === 'same') {
      expect(placeOf(real)).toEqual(placeOf(said.recorded));
      return;
    }
    expect(said.verdict).toBe('earlier');
    const { condition } = said.stop!;
    expect(placeOf(said.stop!)).toEqual(placeOf(real));
    const { recorded: whole, saved, outcome } = said;
    expect(saved).toEqual({
      turns: whole.turns - real.turns,
      cost_micro_usd: whole.cost_micro_usd - real.cost_micro_usd,
    });
    // A negotiation ends its last round itself: by a compromise that nobody has seen yet.
    if (condition === 'round_limit' && base[0]!.protocol === 'negotiation') return;
    expect(real.reason).toBe(condition);
    expect(outcome!.then).toEqual(finallyIn(played));
    expect(outcome!.same).toBe(JSON.stringify(finallyIn(played)) === JSON.stringify(finallyIn(base)));
  });

  it('there is one of these rules that ends it earlier, and the same rules end it where they did', () => {
    expect(OTHER_RULES.map(([, given]) => asked(base, given).verdict)).toContain('earlier');
    expect(asked(base, {})).toMatchObject({ verdict: 'same', saved: { turns: 0, cost_micro_usd: 0 }, doubts: 0 });
  });
});

const placeOf = ({ round, turns, cost_micro_usd }: Point) => ({ round, turns, cost_micro_usd });

/** What a whole channel came to. */
function finallyIn(events: readonly RecordedEvent[]): string[] {
  const { evolve, initialState } = REGISTRY.deliberation;
  const channel = events.reduce<Deliberation>(evolve, initialState) as OpenDeliberation;
  return standingOf(REGISTRY.protocolOf(channel), channel.state);
}

describe('recorded channels', () => {
  it.each(TODAYS.filter((name) => !name.startsWith('made-')))('%s: under its own rules it ends as it did', (name) => {
    expect(asked(recorded(name), {})).toMatchObject({ verdict: 'same', recorded: { status: 'closed' }, doubts: 0 });
  });

  it('without the rule that ended it, or with a later one, it would have gone on farther than the log knows', () => {
    const deadlock = recorded('round-table-deadlock');
    expect(asked(deadlock, { without: ['stability'] }).verdict).toBe('later');
    expect(asked(deadlock, { auto_exit: false })).toMatchObject({ verdict: 'later', saved: { turns: 0 } });
    expect(asked(recorded('negotiation-no-agreement'), rule({ round_limit: { max: 5 } })).verdict).toBe('later');
    // What nobody ends by a rule, no rule makes longer.
    expect(asked(recorded('negotiation-meetup'), rule({ round_limit: { max: 9 } })).verdict).toBe('same');
  });

  it('one that is open has not been ended yet, or would have been by now', () => {
    const open = recorded('round-table-deadlock').slice(0, 30);
    expect(asked(open, {})).toMatchObject({ verdict: 'not_yet', recorded: { status: 'open', turns: 4 } });
    expect(asked(open, rule({ round_limit: { max: 1 } }))).toMatchObject({
      verdict: 'earlier',
      stop: { condition: 'round_limit', measured: 1, limit: 1, turns: 2, round: 1 },
      saved: { turns: 2 },
    });
  });

  it('tells of an end that would only have been announced, where auto_exit is off, and of none that was taken', () => {
    const deadlock = recorded('round-table-deadlock');
    const off = (max: number): TerminationPolicy => ({ ...rule({ round_limit: { max } }), auto_exit: false });
    const { verdict, stop, announced } = asked(deadlock, off(1));
    const { stop: taken } = asked(deadlock, rule({ round_limit: { max: 1 } }));
    expect({ verdict, stop, announced }).toEqual({ verdict: 'later', stop: undefined, announced: taken });
    expect(asked(deadlock, rule({ round_limit: { max: 1 } })).announced).toBeUndefined();
    // A rule of the file that does not hold is not told of, whatever others do.
    expect(asked(deadlock, off(50)).announced).toBeUndefined();
    expect(asked(deadlock, { auto_exit: false }).announced).toMatchObject({ condition: 'stability' });
  });

  it('where it was opened so, a person ended it: it ends where it did, and the end would have been announced before', () => {
    const [opening, ...rest] = recorded('round-table-deadlock') as [RecordedEvent, ...RecordedEvent[]];
    const data = { ...opening.data, termination: { auto_exit: false } };
    const board = [{ ...opening, data } as RecordedEvent, ...rest.filter(({ type }) => type !== 'TerminationChecked')];
    const found = asked(board, rule({ round_limit: { max: 1 } }));
    expect(found).toMatchObject({ verdict: 'same', announced: { condition: 'round_limit', round: 1, measured: 1 } });
    expect(found.stop).toBeUndefined();
  });

  it('says how often a neutral model would have been asked, whose answer nobody knows', () => {
    const rules = rule({ consensus: { method: 'stances', min_rounds: 1, model_check: true, threshold: 0.2 } });
    const { doubts, verdict } = asked(vague(recorded('round-table-deadlock')), {
      ...rules,
      without: ['stability'],
    });
    expect({ verdict, asked: doubts > 0 }).toEqual({ verdict: 'later', asked: true });
  });

  it('silence of the people counts as time has passed, though nobody had set a timer for it', () => {
    const party = recorded('round-table-party');
    const said = party.filter(({ type }) => type === 'InterventionRecorded');
    const gap = 600_000;
    // The last word of the user comes ten minutes later.
    const late = party.map((event) =>
      event.version < said.at(-1)!.version
        ? event
        : { ...event, recorded_at: new Date(Date.parse(event.recorded_at) + gap).toISOString() },
    );
    const given = (max_ms: number): TerminationPolicy => ({
      auto_exit: true,
      stop_when: [{ user_silence: { max_ms } }],
      without: ['consensus'],
    });
    expect(asked(late, given(gap / 2))).toMatchObject({ verdict: 'earlier', stop: { condition: 'user_silence' } });
    expect(asked(late, given(gap * 2)).verdict).toBe('same');
  });
});

const vague = (events: readonly RecordedEvent[]): RecordedEvent[] =>
  events.map((event) => {
    if (event.type !== 'ContributionMade') return event;
    const { stance: _none, ...data } = event.data;
    return { ...event, data: { ...data, text: 'Perhaps, yes.' } };
  });
