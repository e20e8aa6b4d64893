import { contractErrors } from '@parley/contracts';
import { ProblemError } from '@parley/http';
import { describe, expect, it } from 'vitest';
import { openTeamData, type TeamOpeningDto } from './opening.js';

const openingData = (body: TeamOpeningDto) => openTeamData(body, { rehearsal: false });

const refusal = (body: TeamOpeningDto): unknown => {
  try {
    return openingData(body);
  } catch (error) {
    return (error as ProblemError).problem.errors;
  }
};

describe('a team over REST (D1)', () => {
  it.each([
    ['Plan the move to a new database.', 'en', 'Team lead'],
    ['规划数据库迁移。', 'zh', '团队负责人'],
  ])('a task alone is enough: %s', (task, language, lead) => {
    const data = openingData({ task });
    expect(contractErrors('OpenTeam', data)).toEqual([]);
    expect(data).toMatchObject({ topic: task, language, lead: 'team-lead', rehearsal: false });
    expect(data.experts).toHaveLength(4);
    expect(data.experts[0]).toMatchObject({ participant_id: 'team-lead', name: lead, kind: 'hosted', script: [] });
    expect(data.config).toMatchObject({
      automatic_debates: true,
      max_inserted_debates: 3,
      debate_rounds: 2,
      anonymous_peers: false,
      max_facilitation_attempts: 3,
    });
  });

  it('takes ready experts by id, changed where more is said, beside own ones; the first leads where nobody is named', () => {
    const data = openingData({
      task: 'A pricing page',
      experts: [
        { name: 'Ana María', kind: 'person' },
        { expert: 'security-engineer', model: 'claude-opus-5-5', speaking_style: 'Dry.' },
        { expert: 'security-engineer', participant_id: 'second', name: 'Second pair of eyes' },
      ],
      config: { automatic_debates: false, models: [{ kind: 'ballot', model: 'small' }] },
    });
    expect(contractErrors('OpenTeam', data)).toEqual([]);
    expect(data.lead).toBe('ana-maría');
    expect(data.experts).toMatchObject([
      { participant_id: 'ana-maría', kind: 'person', persona: '', expertise: [] },
      { participant_id: 'security-engineer', kind: 'hosted', model: 'claude-opus-5-5', speaking_style: 'Dry.' },
      { participant_id: 'second', name: 'Second pair of eyes' },
    ]);
    expect(data.experts[1]!.persona).not.toBe('');
    expect(data.config).toMatchObject({ automatic_debates: false, models: [{ kind: 'ballot', model: 'small' }] });
  });

  it('says what an expert may look things up with, and in which knowledge (W7)', () => {
    const data = openingData({
      task: 'T',
      experts: [{ name: 'Ana', tools: ['knowledge', 'tickets'] }, { expert: 'data-analyst' }],
      config: { collection: 'club' },
    });
    expect(contractErrors('OpenTeam', data)).toEqual([]);
    expect(data).toMatchObject({ experts: [{ tools: ['knowledge', 'tickets'] }, {}], config: { collection: 'club' } });
    expect(data.experts[1]).not.toHaveProperty('tools');
    const wrong = openingData({ task: 'T', experts: [{ name: 'Ana', tools: ['tickets__search'] }] });
    expect(contractErrors('OpenTeam', wrong)).toMatchObject([{ pointer: '/experts/0/tools/0' }]);
  });

  it("a script may leave out what it has nothing for; what is wrong in it is the contract's to say", () => {
    const script = [
      {
        work: 'plan',
        plan: { approach: 'One step.', phases: [{ phase_id: 'a', title: 'A', task: 'Do A.', expert: 'ana' }] },
      },
      { work: 'execute', result: { summary: 'Done.' } },
      { work: 'assess', assessment: { reason: 'Nothing.', criterion: 'none' } },
      { work: 'open_debate', opening: { point: 'Which?' } },
      { work: 'argue', round: 1, argument: { argument: 'This.', position: 'This.' } },
      { work: 'sum_up', summary: { summary: 'They argued.' } },
      { work: 'rule', ruling: { rationale: 'It is cheaper.', decision: 'adopt', conclusion: 'This.' } },
      { work: 'synthesise', report: { answer: 'All of it.' } },
      { work: 'argue', act: 'silent' },
    ];
    expect(contractErrors('OpenTeam', openingData({ task: 'T', experts: [{ name: 'Ana', script }] }))).toEqual([]);
    const wrong = openingData({ task: 'T', experts: [{ name: 'Ana', script: [{ work: 'sing' }] }] });
    expect(contractErrors('OpenTeam', wrong)).toMatchObject([{ pointer: '/experts/0/script/0/work' }]);
  });

  it.each([
    [{ expert: 'alchemist' }, '/experts/1/expert', 'known: team-lead'],
    [{ persona: 'Nobody knows.' }, '/experts/1/name', 'is missing'],
  ])('refuses %j by its field', (expert, pointer, reason) => {
    expect(refusal({ task: 'T', experts: [{ name: 'Ana' }, expert] })).toEqual([
      { pointer, reason: expect.stringContaining(reason) as string },
    ]);
  });
});
