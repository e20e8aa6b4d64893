import { BAD_DAYS, genericAnswerer, type Answerer, type SimulatedRequest } from '@parley/testing';
import { expect, it } from 'vitest';
import { simulatedDays } from './simulated-days.fixtures.js';

const { now, on, open, goOn, viewWith, eventsOf } = simulatedDays({ attempts: 2, idleMs: 5_000 });

/** A team of two. */
async function openOn(day: Answerer): Promise<string> {
  await on(day);
  const team = { task: 'Choose a shed.', lead: 'lea', experts: [{ name: 'Lea' }, { name: 'Ana' }] };
  return open('/v1/teams', { ...team, config: { automatic_debates: false, max_facilitation_attempts: 1 } });
}

const phase = (phase_id: string, depends_on: string[] = []) => ({
  ...{ phase_id, title: phase_id, task: `Do ${phase_id}.`, expert: 'ana', depends_on, phase_type: 'execution' },
});
const isPlan = ({ schema }: SimulatedRequest) => 'phases' in ((schema as { properties?: object }).properties ?? {});

/** A model whose plan has these phases, and which answers everything else by its schema. */
const planning = (...phases: object[]): Answerer =>
  genericAnswerer({
    when: isPlan,
    answer: (_, generic) => ({ says: { ...generic, phases } }),
  });

const typesOf = async (channel: string) => (await eventsOf(channel)).map(({ type }) => type);

it('a team whose provider is overloaded waits for it, makes up no plan, and goes on when it is told to (N6)', async () => {
  const channel = await openOn(BAD_DAYS.overloaded);
  await viewWith(channel, { phase: 'waiting_for_model', waiting_for_model: { code: 'overloaded', attempt: 1 } });
  expect(await typesOf(channel)).not.toContain('TaskPlanned');
  now.day = planning(phase('shed'));
  await goOn(channel);
  await viewWith(channel, { status: 'closed', outcome: 'completed' });
});

it('one overloaded in a phase waits too: what is done stands, and is not done again', async () => {
  const plans = planning(phase('shed'), phase('paint', ['shed']));
  const channel = await openOn((one) => (one.talk.includes('Do paint.') ? BAD_DAYS.overloaded(one) : plans(one)));
  await viewWith(channel, { phase: 'waiting_for_model' });
  now.day = plans;
  await goOn(channel);
  await viewWith(channel, { status: 'closed', outcome: 'completed' });
  expect((await typesOf(channel)).filter((type) => type === 'PhaseCompleted')).toHaveLength(2);
});

it('a plan with a cycle is returned to the lead once, with the cycle; the same again fails by name (D1)', async () => {
  const channel = await openOn(planning(phase('shed', ['paint']), phase('paint', ['shed'])));
  await viewWith(channel, {
    ...{ status: 'closed', outcome: 'failed' },
    closed: { reason: 'no_plan', message: expect.stringContaining('shed → paint → shed') as string },
  });
  expect(now.api.requests).toHaveLength(2);
  expect(now.api.requests[1]!.talk).toContain('shed → paint → shed');
  expect(await typesOf(channel)).not.toContain('TaskPlanned');
});
