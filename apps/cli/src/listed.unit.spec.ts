import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defined } from './defined.js';
import { listed, SEPARATORS } from './listed.js';
import { typedFeedback } from './negotiation/answering.js';
import { membersOf } from './team/members.js';
import { teamRequest } from './team/teams.js';
import { voteBody } from './vote/open.js';

it.each(['Ana, Bo', 'Ana,Bo,', '，Ana，Bo', 'Ana、Bo', 'Ana; Bo', 'Ana；；Bo'])('%s is two', (text) => {
  expect(listed(text)).toEqual(['Ana', 'Bo']);
});

const parsed = (path: string, option: string, text: string): unknown => {
  const command = path.split(' ').reduce((of, name) => of.commands.find((one) => one.name() === name)!, defined());
  return command.options.find(({ long }) => long === option)!.parseArg!(text, undefined);
};

it.each([...SEPARATORS])('%s parts what is listed for every command', (mark) => {
  const pair = (one: string, two: string) => `${one}${mark}${two}`;
  expect(voteBody('Where?', { options: pair('Lyon', 'Ghent'), people: pair('Ana', 'Bo') })).toMatchObject({
    options: ['Lyon', 'Ghent'],
    members: [{ name: 'Ana' }, { name: 'Bo' }],
  });
  expect(membersOf(pair(`Ana (counts${mark} every euro)`, 'Bo'), 'en')).toEqual([
    { name: 'Ana', persona: `counts${mark} every euro` },
    { name: 'Bo' },
  ]);
  expect(
    teamRequest(['Fees'], { debates: true, experts: pair('software-architect', 'technical-writer') }),
  ).toMatchObject({
    experts: [{}, {}, {}],
  });
  expect(typedFeedback(`accept ${pair('p2', 'p3')}`)?.accepts).toHaveLength(2);
  expect(parsed('keys make', '--scopes', pair('read', 'write'))).toEqual(['read', 'write']);
  expect(parsed('webhooks new', '--channels', pair('a', 'b'))).toEqual(['a', 'b']);
});

it('nobody else parts what was typed', () => {
  const folder = new URL('./', import.meta.url);
  const splits = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/u.test(name) && !/\.(?:spec|fixtures)\.ts$/u.test(name))
    .filter((name) => /split\((?:'[,;]|\/[^/\n]*[,，、;；])/u.test(readFileSync(new URL(name, folder), 'utf8')));
  // It reads what a model's failure says, as the log has it.
  expect(splits).toEqual(['render/why.ts']);
});
