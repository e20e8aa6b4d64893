import { newId, type TeamOpened } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { debateTopic, ownCommands } from './debate-command.js';
import { initialState, type TeamPhase, type TeamState } from './state.js';

const team = (more: Partial<TeamState> = {}, most = 3): TeamState => ({
  ...initialState,
  opened: { language: 'en', config: { max_inserted_debates: most } } as TeamOpened,
  ...more,
});

const inserted = (id: string) => ({ phase_id: id, inserted: 'user' }) as TeamPhase;
const said = (text: string) => ({ intervention_id: newId(), actor: { kind: 'user' as const, id: 'ula' }, text });

describe('/debate (D5)', () => {
  it.each([
    ['/debate One database or two?', 'One database or two?'],
    ['  /Debate   一个数据库，\n还是两个？ ', '一个数据库， 还是两个？'],
    ['/debate', ''],
    ['/debates are fun', undefined],
    ['a /debate', undefined],
  ])('%j asks for %j', (text, topic) => expect(debateTopic(text)).toBe(topic));

  it('is taken while there is room, planned debates apart', () => {
    const phases = [{ phase_id: 'planned' } as TeamPhase, inserted('debate-1')];
    expect(
      ownCommands.refusal(team({ phases, waiting: [said('/debate x'), said('Mind the cost.')] }), '/debate y'),
    ).toBe(undefined);
  });

  it.each(['/debate', '/debate   ', `/debate ${'x'.repeat(1_001)}`])('%.12j… is refused, and told why', (text) => {
    expect(ownCommands.refusal(team(), text)).toMatchObject({
      code: 'invalid-request',
      errors: [{ pointer: '/text' }],
    });
  });

  it.each([
    ['put in', { phases: ['debate-1', 'debate-2', 'debate-3'].map(inserted) }],
    ['asked for', { waiting: ['/debate a', '/DEBATE b', '/debate c'].map(said) }],
    ['either', { phases: [inserted('debate-1')], waiting: ['/debate b', '/debate c'].map(said) }],
  ])('one more than the team allows is refused: as many are %s', (_, state) => {
    expect(ownCommands.refusal(team(state), '/debate d')).toMatchObject({ code: 'debates-full', params: { most: 3 } });
  });

  it('a team without room for any refuses the first', () => {
    expect(ownCommands.refusal(team({}, 0), '/debate d')).toMatchObject({ code: 'debates-full' });
  });

  it('nobody debates any more where it stops; while the report is written there is still time', () => {
    const stop = { actor: { kind: 'user' as const, id: 'ula' }, reason: 'stopped_by_user' };
    expect(ownCommands.refusal(team({ stop }), '/debate d')).toMatchObject({ code: 'team-finishing' });
    expect(ownCommands.refusal(team({ phase: 'synthesising' }), '/debate d')).toBe(undefined);
  });
});
