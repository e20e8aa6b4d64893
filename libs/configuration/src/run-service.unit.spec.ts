import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { closed, startFailure } from './run-service.js';

const thrown = (message: string, code?: string): Error => Object.assign(new Error(message), { code });

it.each([
  [thrown('a port is missing\nand a key'), ['a port is missing', 'and a key']],
  ['odd', ['odd']],
  [thrown('read ECONNRESET', 'ECONNRESET'), ['read ECONNRESET', expect.stringContaining('start this again')]],
  [thrown('the system is starting up', '57P03'), [expect.anything(), expect.stringContaining('start this again')]],
  [thrown('relation "x" does not exist', '42P01'), ['relation "x" does not exist']],
])('%s is said as %j', (error, lines) => expect(startFailure(error)).toEqual(lines));

it('a name of several addresses, none of which answers, is no empty line', async () => {
  const socket = connect({ host: 'localhost', port: 1 });
  const [error] = (await once(socket, 'error').catch((refused: unknown) => [refused])) as [unknown];
  expect(startFailure(error)[0]).toMatch(/ECONNREFUSED/u);
});

it('a service that closes ends with 0; one that cannot, or has not in its time, with 1 and why', async () => {
  expect(await closed({ close: () => Promise.resolve() })).toEqual({ code: 0 });
  expect(await closed({ close: () => Promise.reject(thrown('the pool is gone')) })).toEqual({
    code: 1,
    why: 'closing has failed: the pool is gone',
  });
  expect(await closed({ closeMs: 1, close: () => new Promise(() => undefined) })).toEqual({
    code: 1,
    why: 'it has not closed within 0.001 s: what was under way is left',
  });
});
