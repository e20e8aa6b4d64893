import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFolder } from '@parley/testing';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** What somebody types in a folder of theirs. */
function typed(cwd: string, line: string, path = process.env['PATH']) {
  const env = { PATH: path, HOME: cwd };
  const { stdout, stderr, status } = spawnSync('/bin/sh', ['-c', line], { cwd, env, encoding: 'utf8' });
  return { stdout, stderr, status };
}

/** By which it names itself. */
const nameIn = (out: string): string | undefined => /source <\((.+) completion bash\)/u.exec(out)?.[1];

describe('the call of a clone', () => {
  it('names itself as it was typed, wherever that was and whatever the folder is called', async () => {
    const folder = await openFolder();
    symlinkSync(ROOT, join(folder, 'my clone'));
    symlinkSync(join(ROOT, 'parley'), join(folder, 'parley'));
    const called = (line: string, path?: string) => nameIn(typed(folder, `${line} completion bash`, path).stdout);
    expect(called("'my clone/parley'")).toBe("'my clone/parley'");
    expect(called('./parley')).toBe('./parley');
    expect(called('parley', `${folder}:${process.env['PATH']}`)).toBe('parley');
  });

  it('is the CLI: arguments, files of the caller and exit codes are its own', async () => {
    const folder = await openFolder();
    const parley = `'${join(ROOT, 'parley')}'`;
    expect(typed(folder, `${parley} new negotiate 'my own.yaml'`).status).toBe(0);
    expect(readFileSync(join(folder, 'my own.yaml'), 'utf8')).toContain('candidates:');
    writeFileSync(join(folder, 'no chain.jsonl'), 'nothing\n');
    expect(typed(folder, `${parley} verify 'no chain.jsonl'`).status).toBe(6);
    expect(typed(folder, `${parley} nonsense`).status).toBe(2);
    expect(existsSync(join(folder, '.parley'))).toBe(false);
  });

  it('comes with maps that name its sources', () => {
    const folder = join(ROOT, 'apps/cli/dist');
    const maps = readdirSync(folder).filter((name) => name.endsWith('.js.map') && newest(name));
    const sourcesOf = (name: string) =>
      (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { sources: string[] }).sources;
    const sources = new Set(maps.flatMap(sourcesOf).filter((source) => !source.includes('node_modules')));
    expect(sources).toContain('../src/main.ts');
    expect([...sources].filter((source) => !existsSync(join(folder, source)))).toEqual([]);

    /** Those of the bundle before are kept for a while. */
    function newest(name: string): boolean {
      const age = (file: string) => statSync(join(folder, file)).mtimeMs;
      return age(name) === age('main.js');
    }
  });

  it('says where to get Node where there is none', async () => {
    const folder = await openFolder();
    const { stderr, status } = typed(folder, `/bin/sh '${join(ROOT, 'parley')}' doctor`, folder);
    expect({ stderr, status }).toEqual({ stderr: expect.stringContaining('https://nodejs.org'), status: 127 });
  });
});
