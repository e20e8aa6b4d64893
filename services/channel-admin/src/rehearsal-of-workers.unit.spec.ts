import { ProblemError } from '@parley/http';
import { BusUnavailable } from '@parley/messaging';
import { eventually } from '@parley/testing/eventually';
import { expect, it, vi } from 'vitest';
import { rehearsalOfWorkers } from './rehearsal-of-workers.js';

const SOON = { firstMs: 40, againMs: 1, holdsMs: 0 };

/** Whoever plays agents, as they stand. */
function workers() {
  const at: { rehearsal?: boolean; asked: number } = { asked: 0 };
  const rehearses = () => {
    at.asked++;
    const { rehearsal } = at;
    return rehearsal === undefined
      ? Promise.reject(new BusUnavailable('nobody answers'))
      : Promise.resolve({ rehearsal });
  };
  return { at, desk: { rehearses } };
}

it('channels are rehearsed where the workers have no model, and no longer once they have one', async () => {
  const { at, desk } = workers();
  const onLearnt = vi.fn();
  const rehearsal = rehearsalOfWorkers(desk, onLearnt, SOON);
  at.rehearsal = true;
  expect(await rehearsal()).toBe(true);
  expect(await rehearsal()).toBe(true);
  at.rehearsal = false;
  expect(await rehearsal()).toBe(false);
  expect(onLearnt.mock.calls).toEqual([[true], [false]]);
});

it('workers that are away are as they were', async () => {
  const { at, desk } = workers();
  const rehearsal = rehearsalOfWorkers(desk, () => undefined, SOON);
  at.rehearsal = false;
  expect(await rehearsal()).toBe(false);
  delete at.rehearsal;
  expect(await rehearsal()).toBe(false);
});

it('workers that come after us are waited for', async () => {
  const { at, desk } = workers();
  const rehearsal = rehearsalOfWorkers(desk, () => undefined, { ...SOON, firstMs: 60_000 });
  const asked = rehearsal();
  await eventually(() => expect(at.asked).toBeGreaterThan(2));
  at.rehearsal = true;
  expect(await asked).toBe(true);
});

it('where nobody has ever said, nothing is taken for granted, and it is asked again', async () => {
  const { at, desk } = workers();
  const rehearsal = rehearsalOfWorkers(desk, () => undefined, SOON);
  const refused: unknown = await rehearsal().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ProblemError);
  expect((refused as ProblemError).problem).toMatchObject({ status: 503, code: 'not-ready' });
  at.rehearsal = true;
  expect(await rehearsal()).toBe(true);
});

it('many openings at once ask once', async () => {
  const { at, desk } = workers();
  at.rehearsal = true;
  const rehearsal = rehearsalOfWorkers(desk, () => undefined);
  expect(await Promise.all([rehearsal(), rehearsal(), rehearsal()])).toEqual([true, true, true]);
  expect(await rehearsal()).toBe(true);
  expect(at.asked).toBe(1);
});
