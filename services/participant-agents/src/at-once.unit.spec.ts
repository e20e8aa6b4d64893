import { expect, it } from 'vitest';
import { AtOnce } from './at-once.js';

it('lets in as many as may be, of one tenant and in all, and again once one has gone, however it went', async () => {
  const places = new AtOnce({ all: 3, ofTenant: 2 });
  const gates = ['a', 'a', 'b'].map((tenant) => {
    let leave = (_error?: Error) => undefined as void;
    const done = places.within(tenant, () => {
      return new Promise<string>((resolve, reject) => {
        leave = (error) => (error ? reject(error) : resolve('in'));
      });
    });
    return { done, leave: (error?: Error) => leave(error) };
  });
  const enters = (tenant: string) => places.within(tenant, () => Promise.resolve('in'));
  expect(await Promise.all(['a', 'b', 'c'].map(enters))).toEqual([undefined, undefined, undefined]);
  gates[0]!.leave(new Error('gone'));
  await expect(gates[0]!.done).rejects.toThrow('gone');
  expect(await enters('c')).toBe('in');
  expect(await enters('a')).toBe('in');
  for (const { leave } of gates.slice(1)) leave();
  expect(await Promise.all(gates.slice(1).map(({ done }) => done))).toEqual(['in', 'in']);
});
