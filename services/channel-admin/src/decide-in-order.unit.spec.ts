import { GENESIS_HASH, newId, type Command } from '@parley/contracts';
import { deliberation, RULES } from '@parley/protocols';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Channel } from './channel-states.js';
import { decideInOrder } from './decide-in-order.js';

const UNOPENED: Channel = { state: deliberation.initialState, version: 0, hash: GENESIS_HASH };
const NOW = '2026-01-01T00:00:00.000Z';

/** A command that nobody takes here: there is no channel. */
const refused = (id = newId()): Command => ({
  id,
  tenant: 'default',
  channel_id: newId(),
  actor: { kind: 'user', id: 'u' },
  time: '2020-01-01T00:00:00.000Z',
  type: 'Intervene',
  data: { text: 'x' },
});

it('takes no more than a commit may hold, and leaves the rest', () => {
  const commands = Array.from({ length: 250 }, () => refused());
  const { steps } = decideInOrder(deliberation, UNOPENED, commands, NOW);
  expect(steps).toHaveLength(100);
  expect(steps.map(({ command }) => command.id)).toEqual(commands.slice(0, 100).map(({ id }) => id));
});

it('leaves a command whose id stands there twice for after the first', () => {
  const first = refused();
  const { steps } = decideInOrder(deliberation, UNOPENED, [first, refused(), first, refused()], NOW);
  expect(steps).toHaveLength(2);
});

it('puts the time it is given on every command', () => {
  const { steps } = decideInOrder(deliberation, UNOPENED, [refused()], NOW);
  expect(steps[0]).toMatchObject({ command: { time: NOW }, metadata: { time: NOW } });
});

it('leaves out from a command on that its decider chokes on, which then stands alone', () => {
  const choking = refused();
  const decide = vi.spyOn(deliberation, 'decide').mockImplementation((state, { id }) => {
    if (id === choking.id) throw new Error('a bug');
    return { ok: true, events: [], state };
  });
  expect(decideInOrder(deliberation, UNOPENED, [refused(), choking, refused()], NOW).steps).toHaveLength(1);
  expect(() => decideInOrder(deliberation, UNOPENED, [choking, refused()], NOW)).toThrow('a bug');
  decide.mockRestore();
});

describe('what is recorded beside the events of a command', () => {
  const opening = (): Command => ({ ...refused(), type: 'OpenRoundTable', data: {} }) as unknown as Command;
  const decides = (event: object) =>
    vi.spyOn(deliberation, 'decide').mockImplementation((state) => ({ ok: true, events: [event as never], state }));
  afterEach(() => vi.restoreAllMocks());

  it('names the rules with the first event, and again only where others have decided meanwhile', () => {
    decides({ type: 'TimerFired', data: { timer_id: 't' } });
    const rulesOf = (channel: Channel) =>
      decideInOrder(deliberation, channel, [opening(), opening()], NOW).steps.map(({ metadata }) => metadata.rules);
    expect(rulesOf(UNOPENED)).toEqual([RULES, undefined]);
    expect(rulesOf({ ...UNOPENED, version: 3, rules: RULES })).toEqual([undefined, undefined]);
    expect(rulesOf({ ...UNOPENED, version: 3, rules: 'of another release' })).toEqual([RULES, undefined]);
    expect(RULES).toMatch(/^[\da-f]{16}$/u);
  });

  it('a command that leads to nothing names none for the next', () => {
    const channel = { ...UNOPENED, rules: 'of another release' };
    const decide = vi.spyOn(deliberation, 'decide');
    decide.mockImplementationOnce((state) => ({ ok: true, events: [], state }));
    decide.mockImplementationOnce((state) => ({
      ok: true,
      events: [{ type: 'TimerFired', data: { timer_id: 't' } }],
      state,
    }));
    const { steps } = decideInOrder(deliberation, channel, [opening(), opening()], NOW);
    expect(steps[1]!.metadata.rules).toBe(RULES);
  });

  it('keeps of a command what its events do not say, and nothing where they say all', () => {
    decides({ type: 'InterventionRecorded', data: { text: 'x', intervention_id: 'i' } });
    const { steps } = decideInOrder(
      deliberation,
      UNOPENED,
      [refused(), { ...refused(), data: { text: ' x ' } } as Command],
      NOW,
    );
    expect(steps.map(({ input }) => input)).toEqual([undefined, { own: { text: ' x ' } }]);
  });
});
