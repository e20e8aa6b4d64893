import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandMissing, openFolder } from '@parley/testing';
import { describe, expect, it } from 'vitest';
import { defined } from '../defined.js';
import { bashScript, zshScript } from './bash.js';
import { fishScript } from './fish.js';
import { nodesOf } from './tree.js';

const nodes = nodesOf(defined());

/** In the place of the command that asks a server: it answers to the line that was typed. */
const CHANNELS = ['0199a5f0-0000-7000-8000-0000aaaaaaaa', '01aa0000-0000-7000-8000-0000bbbbbbbb'] as const;
const told = `case "$2" in *parley*) printf 'last\\n${CHANNELS[0]} Fees\\n${CHANNELS[1]} Bees\\n' ;; esac`;
const asking = { call: ['sh', '-c', told, 'sh'], self: './parley' };
const script = bashScript(nodes, asking);

/** What real bash offers for the last of these words. */
const offered = (...words: string[]): string[] => offeredFor('_parley', ['parley', ...words]);

function offeredFor(by: string, words: string[]): string[] {
  const line = words.map((word) => `'${word}'`).join(' ');
  const run = `set -u\n${script}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; ${by}; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr, status } = spawnSync('bash', ['-c', run], { encoding: 'utf8' });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  return stdout.trim().split('\n');
}

describe('completion', () => {
  it('completes commands, commands of commands, options, and the values of some, in bash', () => {
    expect(offered('neg')).toEqual(['negotiate']);
    expect(offered('plan', 'di')).toEqual(['diff']);
    expect(offered('-o', 'json', 'dead-letters', 're')).toEqual(['retry']);
    expect(offered('board', '--auto')).toEqual(['--auto-exit']);
    expect(offered('board', '--qu')).toEqual(['--quiet']);
    expect(offered('channels', '--lang', '')).toEqual(['en', 'zh']);
    expect(offered('channels', '--status', 'c')).toEqual(['closed']);
  });

  it('completes channels where one is named, and nowhere else, in bash', () => {
    expect(offered('show', '01')).toEqual(CHANNELS);
    expect(offered('-o', 'json', 'show', '--quiet', 'l')).toEqual(['last']);
    expect(offered('plan', 'diff', 'v1', '0199')).toEqual([CHANNELS[0]]);
    expect(offered('interview', '--resume', '01aa')).toEqual([CHANNELS[1]]);
    for (const words of [
      ['say', 'last', '0'],
      ['negotiate', '0'],
      ['diff', 'last', '0'],
    ])
      expect(offered(...words)).toEqual(['']);
  });

  it('completes what npx calls, in bash', () => {
    const byNpx = (...words: string[]) => offeredFor('_parley_by_npx', ['npx', ...words]);
    expect(byNpx('@parley/cli', 'neg')).toEqual(['negotiate']);
    // As bash splits it.
    expect(byNpx('--yes', '@', 'parley/cli', 'stop', '0199')).toEqual([CHANNELS[0]]);
    // That is the package of somebody else.
    expect(byNpx('parley', 'neg')).toEqual(['']);
    expect(byNpx('vitest', 'neg')).toEqual(['']);
    expect(script).toContain('load it with: source <(./parley completion bash)');
  });

  it('knows every command, in every shell', () => {
    const commands = nodes.slice(1).map(({ path }) => path.split(' ').at(-1)!);
    expect(commands.length).toBeGreaterThan(30);
    for (const text of [script, zshScript(nodes, asking), fishScript(nodes, asking)])
      for (const command of commands) expect(text).toContain(command);
  });
});

/** Lines that begin to be typed, each with what they become: a slip of the script shows in the word that is completed. */
const TYPED = [
  ['parley neg', 'negotiate'],
  ['parley plan di', 'diff'],
  ['parley -o json dead-letters ret', 'retry'],
  ['parley --lang zh neg', 'negotiate'],
  ['parley board --auto', '--auto-exit'],
  ['parley board --qui', '--quiet'],
  ['parley channels --lang z', 'zh'],
  ['parley channels --status c', 'closed'],
  ['./parley neg', 'negotiate'],
  ['npx @parley/cli plan di', 'diff'],
  ['parley show 0199', CHANNELS[0]],
  ['parley plan diff v1 01aa', CHANNELS[1]],
  ['parley interview --resume 01aa', CHANNELS[1]],
  ['./parley stop 01aa', CHANNELS[1]],
  ['parley stop la', 'last'],
] as const;

describe.skipIf(commandMissing('fish'))('in fish', () => {
  /** What is offered in an empty folder: where files may stand, those are offered too. */
  async function offeredByFish(line: string): Promise<string[]> {
    // In a file: an argument may be 128 KiB.
    const run = join(await openFolder(), 'run.fish');
    writeFileSync(run, `${fishScript(nodes, asking)}\ncomplete -C ${JSON.stringify(line)}`);
    const settings = { encoding: 'utf8', cwd: await openFolder() } as const;
    const { stdout, stderr, status } = spawnSync('fish', ['--no-config', run], settings);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    return stdout.split('\n').flatMap((offer) => offer.split('\t')[0] || []);
  }

  it.each(TYPED)('%s is completed to %s, and nothing else', async (line, word) =>
    expect(await offeredByFish(line)).toEqual([word]),
  );

  it.each(['parley plan diff tra', 'parley plan diff --fr', 'parley say last 0', 'npx vitest neg'])(
    '%s is not completed: that is of the command above',
    async (line) => expect(await offeredByFish(line)).toEqual([]),
  );
});

describe.skipIf(commandMissing('zsh'))('in zsh', () => {
  it('every line is completed by Tab', async () => {
    const home = await openFolder();
    // What was completed is shown between signs that nobody types.
    const answer = 'PS1="ready "; answer() { print -r -- "<<$BUFFER>>"; BUFFER= }; zle -N answer; bindkey "^X" answer';
    writeFileSync(join(home, '.zshrc'), `${zshScript(nodes, asking)}\n${answer}\n`);
    const type = `zmodload zsh/zpty; zpty z zsh -d -i; zpty -r -m z out '*ready *'
      for line in "$@"; do
        zpty -w -n z "$line"$'\\t\\x18'; zpty -r -m z out '*<<*>>*'; print -r -- "\${\${out##*<<}%%>>*}"
      done`;
    const env = { PATH: process.env['PATH'], HOME: home, ZDOTDIR: home, TERM: 'dumb' };
    const lines = TYPED.map(([line]) => line);
    const { stdout } = spawnSync('zsh', ['-f', '-c', type, 'zsh', ...lines], {
      encoding: 'utf8',
      env,
      timeout: 50_000,
    });
    expect(stdout.split('\n').slice(0, -1)).toEqual(
      TYPED.map(([line, word]) => `${line.slice(0, line.lastIndexOf(' '))} ${word} `),
    );
  });
});
