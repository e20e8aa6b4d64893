import { expect, it } from 'vitest';
import { stateFolder } from './state-folder.js';

it('names the folder of a checkout after it', () => {
  expect(stateFolder('/root/projects/parley', '/var/lib/parley')).toMatch(/^\/var\/lib\/parley\/parley-[0-9a-f]{8}$/u);
});

it('finds the same folder again, and gives another checkout of the same name one of its own', () => {
  expect(stateFolder('/root/parley')).toBe(stateFolder('/root/parley'));
  expect(stateFolder('/root/parley')).not.toBe(stateFolder('/home/ana/parley'));
});
