import { canonicalJson, contractErrors, type TerminationRule } from '@parley/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess, conversationState, layered, policyProblems, PRECEDENCE, CONDITIONS } from './index.js';
import { ledgerOf, Log, stance } from './ledger.fixtures.js';

const HELD: TerminationRule = { message_count: { max: 1 } };
const NOT_HELD: TerminationRule = { message_count: { max: 1000 } };
const talked = (...stop_when: TerminationRule[]) => new Log({ stop_when }).plays({ ana: 'x', bo: 'y' });
const verdict = (log: Log) => assess(log.ledger);

describe('composition (T3)', () => {
  it.each([
    [{ all: [HELD, HELD] }, 'stop'],
    [{ all: [HELD, NOT_HELD] }, 'continue'],
    [{ any: [NOT_HELD, HELD] }, 'stop'],
    [{ any: [NOT_HELD, NOT_HELD] }, 'continue'],
    [{ not: NOT_HELD }, 'stop'],
    [{ not: HELD }, 'continue'],
    [{ not: { not: HELD } }, 'stop'],
    [{ all: [HELD, { not: { any: [NOT_HELD] } }] }, 'stop'],
  ] as [TerminationRule, string][])('%j → %s', (rule, expected) => {
    expect(verdict(talked(rule)).verdict).toBe(expected);
  });

  const leaf = fc.constantFrom(HELD, NOT_HELD);
  const rules = fc.letrec<{ rule: TerminationRule }>((tie) => ({
    rule: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.record({ all: fc.array(tie('rule'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ any: fc.array(tie('rule'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ not: tie('rule') }),
    ),
  })).rule;
  const holds = (rule: TerminationRule): boolean => {
    if ('all' in rule) return rule.all.every(holds);
    if ('any' in rule) return rule.any.some(holds);
    if ('not' in rule) return !holds(rule.not);
    return rule === HELD;
  };

  it('is logic, however deep', () => {
    fc.assert(
      fc.property(rules, (rule) => {
        expect(verdict(talked(rule)).verdict === 'stop').toBe(holds(rule));
      }),
    );
  });
});

describe('precedence', () => {
  it('ranks every condition, and each once', () => {
    const ranked = PRECEDENCE.flatMap(([, names]) => names);
    expect(ranked.toSorted()).toEqual(Object.keys(CONDITIONS).toSorted());
  });

  it('people before limits before agreement before stagnation, whatever the order of the policy', () => {
    const stop_when: TerminationRule[] = [
      { stability: { rounds: 1 } },
      { consensus: { method: 'keywords', min_rounds: 1 } },
      { message_count: { max: 1 } },
      { exit_words: {} },
    ];
    const play = (rules: TerminationRule[]) => {
      const apart = stance('disagree', 'same', ['bo']);
      const log = new Log({ stop_when: rules });
      return log
        .plays({ ana: ['agreed', apart], bo: ['no', apart] })
        .plays({ ana: ['agreed', apart], bo: ['no', apart] });
    };
    expect(verdict(play(stop_when)).reason).toBe('message_count');
    expect(verdict(play(stop_when.slice(0, 2))).reason).toBe('consensus');
    expect(verdict(play(stop_when).hears('quit')).reason).toBe('exit_words');
    expect(verdict(play(stop_when.toReversed()).hears('quit')).reason).toBe('exit_words');
  });

  it('a composition ranks as its strongest part that holds', () => {
    const log = talked(
      { consensus: { method: 'keywords', words: ['x'], min_rounds: 1 } },
      { any: [{ exit_words: {} }, HELD] },
    );
    expect(verdict(log).reason).toBe('any(exit_words, message_count)');
  });
});

describe('who may end it (T6)', () => {
  it('without auto_exit conditions warn, once near and once met; a wish still ends it', () => {
    const log = new Log({
      auto_exit: false,
      stop_when: [{ message_count: { max: 2, warn_at: 1 } }, { exit_words: {} }],
    });
    log.plays({ ana: 'x', bo: 'y' });
    expect(verdict(log)).toMatchObject({ verdict: 'warn', reason: '' });
    log.add('TerminationWarned', { condition: 'message_count', measured: 2, limit: 2, message: '', status: 'met' });
    expect(verdict(log).verdict).toBe('continue');
    expect(verdict(log.hears('goodbye'))).toMatchObject({ verdict: 'stop', reason: 'exit_words' });
  });

  it('auto_exit switched on while it runs: what only warned ends it; switched off, it warns again', () => {
    const log = new Log({ auto_exit: false, stop_when: [{ message_count: { max: 2, warn_at: 1 } }] });
    log.plays({ ana: 'x', bo: 'y' });
    expect(verdict(log).verdict).toBe('warn');
    log.add('AutoExitSwitched', { actor: { kind: 'user', id: 'ula' }, on: true });
    expect(verdict(log)).toMatchObject({ verdict: 'stop', reason: 'message_count' });
    log.add('AutoExitSwitched', { actor: { kind: 'user', id: 'ula' }, on: false });
    expect(verdict(log).verdict).toBe('warn');
  });

  it('an override makes what asked for the end come about anew', () => {
    const log = new Log({ stop_when: [{ exit_words: {} }] }).hears('goodbye');
    log.add('EndOverridden', { actor: { kind: 'user', id: 'ula' }, conditions: ['exit_words'] });
    expect(verdict(log).verdict).toBe('continue');
    expect(verdict(log.hears('goodbye')).verdict).toBe('stop');
  });
});

describe('policies (T6)', () => {
  it('lie over one another: a condition replaces its namesake, a composition is added, without takes away', () => {
    const policy = layered(
      { auto_exit: false, stop_when: [{ round_limit: { max: 9 } }, { exit_words: {} }] },
      { stop_when: [{ round_limit: { max: 4 } }, { all: [HELD, HELD] }], without: ['exit_words'] },
      { auto_exit: true },
    );
    expect(policy).toMatchObject({ auto_exit: true, grace_ms: 0 });
    expect(policy.stop_when).toEqual([
      { round_limit: { max: 4, warn_at: 3 } },
      { all: [{ message_count: { max: 1, warn_at: 1 } }, { message_count: { max: 1, warn_at: 1 } }] },
    ]);
    expect(contractErrors('TerminationPolicy', policy)).toEqual([]);
    expect(layered(policy)).toEqual(policy);
  });

  it.each([
    [{ stop_when: [{ boredom: {} }] }, '/termination/stop_when/0/boredom', 'no condition is called boredom'],
    [{ stop_when: [{ round_limit: { max: -1 } }] }, '/termination/stop_when/0/round_limit/max', 'must be >= 1'],
    [
      { stop_when: [{ round_limit: { max: 4, warn_at: 4 } }] },
      '/termination/stop_when/0/round_limit/warn_at',
      'must be below max',
    ],
    [
      { stop_when: [{ consensus: { threshold: 1.5 } }] },
      '/termination/stop_when/0/consensus/threshold',
      'must be <= 1',
    ],
    [
      { stop_when: [{ not: { repetition: { similarity: -0.1 } } }] },
      '/termination/stop_when/0/not/repetition/similarity',
      'must be >= 0',
    ],
    [
      { stop_when: [{ round_limit: {}, time_limit: {} }] },
      '/termination/stop_when/0',
      'must NOT have more than 1 properties',
    ],
    [{ stop_when: [{ all: [] }] }, '/termination/stop_when/0/all', 'must NOT have fewer than 1 items'],
    [{ without: ['boredom'] }, '/termination/without/0', 'no condition is called boredom'],
    [{ auto_exit: 'yes' }, '/termination/auto_exit', 'must be boolean'],
    [
      { grace_ms: 'soon' },
      '/termination/grace_ms',
      'must be milliseconds, or a length of time: a whole number with its unit, as 90s, 30m, 2h or 3d',
    ],
    [{ grace_ms: '2d' }, '/termination/grace_ms', 'must be <= 86400000'],
    ['off', '/termination', 'must be object'],
  ])('%j is wrong at %s', (policy, pointer, reason) => {
    const [error] = policyProblems(policy, '/termination');
    expect(error).toMatchObject({ pointer, reason: expect.stringContaining(reason) as unknown });
  });
});

describe('the ledger (T3, T4, T7)', () => {
  it('gives the same verdict for the same log, byte for byte, also through JSON', () => {
    const line = fc.tuple(fc.constantFrom('ana', 'bo'), fc.string({ maxLength: 60, unit: 'grapheme' }));
    fc.assert(
      fc.property(fc.array(fc.array(line, { minLength: 1, maxLength: 4 }), { maxLength: 6 }), (rounds) => {
        const stop_when: TerminationRule[] = [
          { consensus: {} },
          { repetition: {} },
          { stability: {} },
          { text_mention: { text: 'a' } },
        ];
        const log = new Log({ stop_when });
        for (const lines of rounds) {
          log.begin();
          for (const [who, text] of lines) log.says(who, text);
          log.end();
        }
        const stored = JSON.parse(JSON.stringify(log.ledger)) as typeof log.ledger;
        expect(canonicalJson(assess(stored))).toBe(canonicalJson(assess(log.ledger)));
        expect(canonicalJson(assess(ledgerOf(log.events)))).toBe(canonicalJson(assess(log.ledger)));
      }),
      { numRuns: 50 },
    );
  });

  it('does not grow with the talk', () => {
    const log = new Log({
      stop_when: [{ consensus: {} }, { repetition: {} }, { exit_words: {} }, { failures_in_a_row: {} }],
    });
    const sizes = [20, 200].map((rounds) => {
      while (log.rounds < rounds) log.plays({ ana: `point ${log.rounds}`, bo: 'x'.repeat(2_000) }, ['a point']);
      return JSON.stringify(log.ledger).length;
    });
    // Only its counters have more digits.
    expect(sizes[1]! - sizes[0]!).toBeLessThan(1_000);
  });

  it('takes empty turns, emoji, mixed scripts and 100 kB', () => {
    const log = new Log({ stop_when: [{ consensus: { min_rounds: 1 } }, { repetition: {} }, { stability: {} }] });
    for (let round = 0; round < 3; round++)
      log.plays({ ana: '', bo: '👍🏽👩‍👩‍👧', cy: '同意 but ne совсем', dee: 'word '.repeat(20_000) });
    expect(verdict(log).findings).toHaveLength(3);
    expect(JSON.stringify(log.ledger).length).toBeLessThan(150_000);
  });

  it('shows the state as the source has it (T4)', () => {
    const log = new Log({ stop_when: [{ message_count: { max: 1 } }, { exit_words: {} }] })
      .plays({ ana: 'x' })
      .hears('quit');
    expect(conversationState(log.ledger)).toMatchObject({
      current_round: 1,
      consensus_reached: false,
      silence_count: 0,
      exit_flags: {
        round_limit: false,
        time_limit: false,
        consensus: false,
        silence: false,
        user_requested: true,
        message_count: true,
      },
    });
  });
});
