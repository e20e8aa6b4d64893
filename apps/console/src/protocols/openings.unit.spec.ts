import { DEFAULT_EXPERTS, DEFAULT_LEAD } from '@parley/protocols/team/experts';
import { pageWords } from '@parley/wording/page';
import { describe, expect, it } from 'vitest';
import { agentsIn, emptyDraft, keptOf } from './draft.js';
import { PROTOCOLS } from './index.js';
import { EXAMPLES as INTERVIEWS } from './interview/examples.js';
import * as interview from './interview/opening-body.js';
import { EXAMPLES as NEGOTIATIONS } from './negotiation/examples.js';
import * as negotiation from './negotiation/opening-body.js';
import { missingIn } from './open-channel.js';
import { PATIENCE_MS } from './patience.js';
import { EXAMPLES as TABLES } from './round-table/examples.js';
import * as roundTable from './round-table/opening-body.js';
import { EXAMPLES as TEAMS } from './team/examples.js';
import * as team from './team/opening-body.js';
import { EXAMPLES as VOTES } from './vote/examples.js';
import * as vote from './vote/opening-body.js';
import { EXAMPLES as WORKSHOPS } from './workshop/examples.js';
import * as workshop from './workshop/opening-body.js';

it.each([negotiation, roundTable, workshop, team, vote])(
  'an address behind a name is an agent elsewhere',
  ({ bodyOf }) => {
    const draft = emptyDraft(3, { text: 'Lunch?', agents: 'Ana: https://agents.example/ana\nBo：counts every cent' });
    const agents = agentsIn(draft);
    const ana = { name: 'Ana', kind: 'a2a', url: 'https://agents.example/ana' };
    expect(agents).toEqual([ana, { name: 'Bo', persona: 'counts every cent' }]);
    expect(agentsIn(draft, agents)).toEqual(agents);
    const seats = Object.values(bodyOf(draft, agents, 'Wants the plan')).find(Array.isArray) as object[];
    expect(seats[0]).toMatchObject(ana);
    expect(seats[1]).not.toHaveProperty('kind');
  },
);

const LANGUAGES = ['en', 'zh'] as const;

/** The same of every protocol, as its opening puts it together. */
const ALL = [
  { name: 'negotiation', examples: NEGOTIATIONS, ...negotiation },
  { name: 'round-table', examples: TABLES, ...roundTable },
  { name: 'workshop', examples: WORKSHOPS, ...workshop },
  { name: 'team', examples: TEAMS, ...team },
  { name: 'interview', examples: INTERVIEWS, ...interview },
  { name: 'vote', examples: VOTES, ...vote },
] as unknown as {
  name: string;
  examples: Record<'en' | 'zh', object>;
  bodyOf(draft: object, agents: object[], about: string): object;
  seatsOf(body: object): { id: string; name: string; about: string }[];
  taken(body: object, seat: string, name: string): object;
}[];

describe.each(ALL)('$name', ({ name, examples, bodyOf, seatsOf, taken }) => {
  it('a text of one’s own holds nothing of the sample, and no script', () => {
    const draft = emptyDraft(3, { text: ' A bakery in our village \n', people: 'Lu\n' });
    const sent = JSON.stringify(bodyOf(draft, [{ name: 'Kim', persona: 'Bakes.' }], 'Wants it.'));
    expect(sent).toContain('A bakery in our village');
    expect(sent).toContain('Lu');
    expect(sent).not.toMatch(/script|rehearsal/u);
    for (const language of LANGUAGES)
      for (const seat of seatsOf(examples[language])) expect(sent).not.toContain(`"${seat.name}"`);
  });

  it.each(LANGUAGES)('a visitor takes a seat of the sample with its id, and is waited for (%s)', (language) => {
    const sample = examples[language];
    const seats = seatsOf(sample);
    expect(seats.length).toBeGreaterThan(0);
    for (const seat of seats) {
      expect(seat.name).not.toBe('');
      const body = taken(sample, seat.id, 'Lu');
      expect(JSON.stringify(body)).toContain('"name":"Lu"');
      if (name === 'interview') continue;
      const { config } = body as { config: Record<string, number> };
      expect(Object.values(config)).toContain(PATIENCE_MS);
      // Only that seat is another: what others say of it holds.
      expect(seatsOf(body).map(({ id }) => id === seat.id || seats.some((one) => one.id === id))).not.toContain(false);
      expect(seatsOf(body)).toHaveLength(seats.length);
    }
  });
});

it('two people who are named vote by themselves, and an option a line is none of a proposal’s', () => {
  const draft = emptyDraft(1, { text: 'Move?', people: 'Lu\nKim', options: 'Lyon\n\n Ghent ' });
  expect(vote.seatsFor(draft)).toEqual([]);
  expect(vote.seatsFor(emptyDraft(1, { people: 'Lu' }))).toBeUndefined();
  expect(vote.bodyOf({ ...draft, rule: 'plurality' }, [])).toMatchObject({
    ...{ options: ['Lyon', 'Ghent'], members: [{ name: 'Lu', kind: 'person' }, { name: 'Kim' }] },
  });
  expect(vote.bodyOf(draft, [])).toMatchObject({ options: [], config: { rule: 'consent' } });
});

it('whoever works in a team where nobody is named is the server’s usual team (D1)', () => {
  expect(team.READY_TEAM).toEqual([DEFAULT_LEAD, ...DEFAULT_EXPERTS]);
});

it('every sample is named by its topic in both languages, and every form is explained', () => {
  for (const { name, samples, agents } of PROTOCOLS)
    for (const language of LANGUAGES) {
      expect(samples[language]).toMatch(/\S/u);
      expect(pageWords[language][name].about).toMatch(/\S/u);
      expect(pageWords[language].start.who[agents]).toMatch(/\S/u);
    }
});

it('reads a name a line, and who that is behind a colon of either language', () => {
  expect(agentsIn({ agents: ' Ana: hosts \n\nKim：财务\nBo' })).toEqual([
    { name: 'Ana', persona: 'hosts' },
    { name: 'Kim', persona: '财务' },
    { name: 'Bo' },
  ]);
});

it('says what it is for, and for how long it is to be kept, where somebody has said so', () => {
  expect(keptOf(emptyDraft(3))).toEqual({});
  expect(keptOf(emptyDraft(3, { purpose: ' Board of May ', retentionDays: 183 }))).toEqual({
    purpose: 'Board of May',
    retention_days: 183,
  });
});

describe('what is missing before it can begin', () => {
  const alone = { peopleAlone: true };
  const draft = (about: object) => emptyDraft(3, { text: 'Cheese?', ...about });
  it.each([
    ['nothing was typed', alone, draft({ text: ' \n' }), true, 'text'],
    ['a model plays everybody', alone, draft({}), true, undefined],
    ['no model, one at the table', alone, draft({ people: 'Lu' }), false, 'people'],
    ['no model, two at the table', alone, draft({ people: 'Lu\nKim' }), false, undefined],
    ['no model, an agent at the table', alone, draft({ people: 'Lu\nKim', agents: 'Bo' }), false, 'model'],
    ['no model, and somebody has to draft', { peopleAlone: false }, draft({ people: 'Lu\nKim' }), false, 'model'],
  ])('%s', (_, protocol, given, hasModel, missing) => expect(missingIn(protocol, given, hasModel)).toBe(missing));
});
