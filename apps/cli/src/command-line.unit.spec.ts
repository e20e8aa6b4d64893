import { Command, Option } from 'commander';
import { describe, expect, it } from 'vitest';
import { withPrefix } from './command-line.js';

const program = () =>
  new Command().addOption(new Option('--lang <language>')).option('--quiet').exitOverride().configureOutput({});

describe('a protocol named as in a chat (D7)', () => {
  it.each([
    [
      ['@team', 'build a login'],
      ['@team', 'build a login'],
    ],
    [
      ['@TEAM', 'build a login'],
      ['@team', 'build a login'],
    ],
    [
      ['@Team build a login', '--no-debates'],
      ['@team', 'build a login', '--no-debates'],
    ],
    [
      ['--lang', 'zh', '--quiet', '@团队 做一个登录'],
      ['--lang', 'zh', '--quiet', '@团队', '做一个登录'],
    ],
    [['@team'], ['@team']],
    [
      ['say', 'channel', '@Team, go on'],
      ['say', 'channel', '@Team, go on'],
    ],
    [
      ['negotiate', '@BOB pays'],
      ['negotiate', '@BOB pays'],
    ],
    [[], []],
  ])('%j → %j', (typed, args) => expect(withPrefix(program(), typed)).toEqual(args));
});
