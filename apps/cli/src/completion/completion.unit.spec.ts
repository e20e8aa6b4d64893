import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { defined } from '../defined.js';
import { bashScript, zshScript } from './bash.js';
import { fishScript } from './fish.js';
import { nodesOf } from './tree.js';

const nodes = nodesOf(defined());
const script = bashScript(nodes);

/** What real bash offers for the last of these words. */
function offered(...words: string[]): string[] {
  const line = ['parley', ...words].map((word) => `'${word}'`).join(' ');
  const run = `set -u\n${script}\nCOMP_WORDS=(${line}); COMP_CWORD=${words.length}; _parley; printf '%s\\n' "\${COMPREPLY[@]}"`;
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

  it('knows every command, in every shell', () => {
    const commands = nodes.slice(1).map(({ path }) => path.split(' ').at(-1)!);
    expect(commands.length).toBeGreaterThan(30);
    for (const text of [script, zshScript(nodes), fishScript(nodes)])
      for (const command of commands) expect(text).toContain(command);
  });

  it.each([
    ['zsh', zshScript(nodes), ['-n', '-c']],
    ['fish', fishScript(nodes), ['-n', '-c']],
  ])('%s reads its script, where it is there', (shell, text, args) => {
    const { status, error } = spawnSync(shell, [...args, text], { encoding: 'utf8' });
    if (!error) expect(status).toBe(0);
  });
});
