import { tmpdir } from 'node:os';
import { expect, it, vi } from 'vitest';
import { asAtStart } from './process-at-start.js';

it('what a file of tests makes of the process is undone', () => {
  const before = [{ ...process.env }, process.cwd(), process.argv, process.stdout.isTTY, process.stdout.columns];
  process.env['PARLEY_SERVER'] = 'http://127.0.0.1:4790';
  delete process.env['PATH'];
  vi.stubEnv('XDG_STATE_HOME', '/elsewhere');
  process.chdir(tmpdir());
  process.argv = ['node', 'parley'];
  process.exitCode = 5;
  Object.assign(process.stdout, { isTTY: true, columns: 40 });
  asAtStart();
  expect([{ ...process.env }, process.cwd(), process.argv, process.stdout.isTTY, process.stdout.columns]).toEqual(
    before,
  );
  expect(process.exitCode).toBeUndefined();
});
