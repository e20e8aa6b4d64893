import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EXIT } from './exit-codes.js';
import { EXIT_MEANINGS, exitCodesHelp } from './help.js';

it.each(Object.entries(EXIT))(
  'the exit code of %s, %i, is in the help and in the guide with the same words',
  (name, code) => {
    const meaning = EXIT_MEANINGS[name as keyof typeof EXIT];
    expect(exitCodesHelp()).toMatch(new RegExp(`^  ${code} +${meaning.replaceAll(/[()]/gu, '\\$&')}$`, 'mu'));
    const guide = readFileSync(new URL('../../../docs/guide/command-line.md', import.meta.url), 'utf8');
    expect(guide.replaceAll('`', '').replaceAll(/ +/gu, ' ')).toContain(`| ${code} | ${meaning} |`);
  },
);
