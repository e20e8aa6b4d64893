import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startFailure } from './run-service.js';

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
