import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { CliError } from './exit-codes.js';
import { makeFolder, writeAll, writeText } from './written-files.js';

const home = mkdtempSync(join(tmpdir(), 'parley-written-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** What is said of it, and the exit code. */
function refused(act: () => unknown): [string, number] {
  try {
    act();
  } catch (error) {
    if (error instanceof CliError) return [error.message, error.exitCode];
    throw error;
  }
  throw new Error('it was written');
}

describe('files that are written', () => {
  it('are written, in a folder that is made with those above it', () => {
    const folder = join(home, 'a', 'b');
    expect(writeAll(folder, [['x.md', 'one']], false)).toEqual([join(folder, 'x.md')]);
    makeFolder(folder);
    writeText(join(folder, 'x.md'), 'two');
    expect(readFileSync(join(folder, 'x.md'), 'utf8')).toBe('two');
  });

  it('say what cannot be written and why, with the exit code of a wrong use', () => {
    const nowhere = join(home, 'none', 'x.jsonl');
    expect(refused(() => writeText(nowhere, ''))).toEqual([`cannot write ${nowhere}: there is no such folder`, 2]);
    expect(refused(() => writeText(home, ''))).toEqual([`cannot write ${home}: it is a folder`, 2]);
    const file = join(home, 'file');
    writeFileSync(file, '');
    for (const folder of [file, join(file, 'below', 'it')])
      expect(refused(() => writeAll(folder, [['x', '']], true))).toEqual([
        `cannot write ${folder}: a part of the path is no folder`,
        2,
      ]);
  });

  it('leave nothing behind where one of them is there', () => {
    const folder = join(home, 'half');
    makeFolder(folder);
    writeFileSync(join(folder, 'second'), 'kept');
    const files = [
      ['first', '1'],
      ['second', '2'],
    ] as const;
    expect(refused(() => writeAll(folder, files, false))).toEqual([
      `${join(folder, 'second')} is there already: no file is written over`,
      2,
    ]);
    expect(readdirSync(folder)).toEqual(['second']);
    expect(readFileSync(join(folder, 'second'), 'utf8')).toBe('kept');
    expect(writeAll(folder, files, true)).toHaveLength(2);
  });

  it.skipIf(!existsSync('/proc/self'))('are refused where a system takes no folder', () => {
    expect(refused(() => makeFolder('/proc/none/below'))).toEqual([
      'cannot write /proc/none/below: there is no such folder',
      2,
    ]);
  });

  it('are written here alone: whatever else makes a folder by itself may never end', () => {
    const source = fileURLToPath(new URL('.', import.meta.url));
    const others = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.spec|\.fixtures)\.ts$/u.test(name) && name !== 'written-files.ts')
      .filter((name) => /mkdirSync|writeFileSync/u.test(readFileSync(join(source, name), 'utf8')));
    // What is kept for the user's own next command, with rights for the user alone.
    expect(others.toSorted()).toEqual(['last-channel.ts', join('writing', 'draft.ts')]);
  });
});
