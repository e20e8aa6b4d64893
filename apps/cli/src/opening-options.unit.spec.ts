import { CONTRACT_SCHEMA } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { Command } from 'commander';
import { expect, it } from 'vitest';
import { defined } from './defined.js';

/** What each of these options puts into what opens a channel. */
const FIELDS: Readonly<Record<string, string>> = {
  '--budget': 'config/budget_micro_usd',
  '--baseline': 'config/baseline',
  '--purpose': 'purpose',
  '--retention-days': 'retention_days',
};

/** What each command opens; several protocols in `chat` and `open`, where the server says which takes what. */
const OPENS: Readonly<Record<string, string>> = {
  negotiate: 'OpenChannel',
  board: 'OpenRoundTable',
  party: 'OpenRoundTable',
  'second-opinion': 'OpenRoundTable',
  redteam: 'OpenRoundTable',
  premortem: 'OpenRoundTable',
  plan: 'OpenWorkshop',
  team: 'OpenTeam',
  interview: 'OpenInterview',
  vote: 'OpenVote',
};

/** What the contract has no word for: a party has the config of a board, and its rules refuse a baseline. */
const REFUSED: Readonly<Record<string, string>> = { party: 'config/baseline' };

interface Node {
  $ref?: string;
  properties?: Record<string, Node>;
}
const messages = CONTRACT_SCHEMA.$defs as Record<string, Node>;

const has = (message: string, path: string): boolean => {
  const found = path.split('/').reduce<Node | undefined>((node, name) => {
    const at = ownProperty<Node>(node?.properties ?? {}, name);
    return at?.$ref ? messages[at.$ref.split('/').at(-1)!] : at;
  }, messages[message]);
  return found !== undefined;
};

const offeredBy = ({ options }: Command): string[] => options.map(({ long }) => long!);
const opening = defined().commands.filter((command) => offeredBy(command).includes('--budget'));

it('each command that opens a channel is one of these, or opens what it is told', () => {
  const others = opening.map((command) => command.name()).filter((name) => !ownProperty(OPENS, name));
  expect(others.toSorted()).toEqual(['chat', 'open']);
});

it.each(Object.entries(OPENS))('%s offers what %s has a field for, and no more', (name, message) => {
  const offered = offeredBy(opening.find((command) => command.name() === name)!);
  const fitting = Object.entries(FIELDS).filter(([, field]) => has(message, field) && REFUSED[name] !== field);
  expect(offered.filter((option) => ownProperty(FIELDS, option)).toSorted()).toEqual(
    fitting.map(([option]) => option).toSorted(),
  );
});
