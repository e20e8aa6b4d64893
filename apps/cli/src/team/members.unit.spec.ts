import { EXPERTS } from '@parley/protocols/team/experts';
import { expect, it } from 'vitest';
import { errorOf } from '../error-of.fixtures.js';
import { negotiationBody } from '../negotiation/negotiate.js';
import { boardBody, partyBody } from '../round-table/tables.js';
import { planRequest } from '../workshop/plan-request.js';
import { membersOf } from './members.js';

const members = 'security-engineer, Ana (treasurer, counts every euro), Bo';
const security = EXPERTS.find(({ id }) => id === 'security-engineer')!.en;
const both = [{ name: 'Ana', persona: 'treasurer, counts every euro' }, { name: 'Bo' }];

it('names experts, and others with who they are', () => {
  const { name, persona, expertise } = security;
  expect(membersOf(members, 'en')).toMatchObject([{ name, persona, expertise }, ...both]);
  expect(membersOf('安全工程师，安娜（财务，逐笔核对）', 'zh')).toMatchObject([
    { name: EXPERTS.find(({ id }) => id === 'security-engineer')!.zh.name },
    { name: '安娜', persona: '财务，逐笔核对' },
  ]);
});

it('they take part wherever a text of your own is deliberated', () => {
  const { name, persona, expertise } = security;
  expect(boardBody('Fees?', { members })).toMatchObject({ members: [{ name, persona }, ...both] });
  expect(partyBody('Fees?', { members })).toMatchObject({ members: [{ name, persona }, ...both] });
  expect(negotiationBody('Fees', undefined, members)).toMatchObject({
    candidates: [{ name, skills: expertise }, ...both],
  });
  expect(planRequest('Fees', { members }).body).toMatchObject({
    roles: [
      { name, system_prompt: expect.stringContaining(persona) as string },
      { name: 'Ana', system_prompt: 'treasurer, counts every euro' },
      { name: 'Bo' },
    ],
  });
});

it.each([
  ['securty-engineer', 'did you mean the expert security-engineer?'],
  ['Ana, Bo, Ana', 'Ana'],
  [' , ', 'names nobody'],
  ['(somebody)', 'names nobody'],
])('%j is refused', (list, why) => {
  expect(errorOf(() => membersOf(list, 'en'))).toContain(why);
});

it('a file names its own', () => {
  const file = 'board.yaml';
  for (const open of [
    () => boardBody(undefined, { file, members }),
    () => partyBody(undefined, { file, members }),
    () => negotiationBody(undefined, file, members),
    () => planRequest(undefined, { file, members }),
    () => planRequest('Fees', { roles: file, members }),
  ])
    expect(errorOf(open)).toContain('a file names its own');
});
