import type { Command, ToolUse } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { turnWork, wantedLookup } from '../shared/work/model-work.js';
import { ledger } from './ledger.js';
import type { TeamState } from './state.js';
import {
  all,
  call,
  command,
  expert,
  fails,
  hands,
  phase,
  plans,
  play,
  result,
  teamOf4,
  TIME,
  typesOf,
} from './team.fixtures.js';
import { team } from './team.js';
import { inboxItem } from './view.js';

const offered = [{ name: 'knowledge__search', description: 'Finds notes', input_schema: '{"type":"object"}' }];
const use = (content = 'The treasurer signs.'): ToolUse => ({
  ...{ tool: 'knowledge__search', arguments: '{"query":"trips"}', content, sources: ['rules.md'] },
  ...{ is_error: false, truncated: false, duration_ms: 1 },
});

const script = [{ work: 'execute' as const, lookups: ['trips'], result: result('Signed.') }];
const opening = (more: object = {}) =>
  teamOf4({
    experts: [expert('lea'), expert('ana', { tools: ['knowledge', 'office'], script }), expert('bo')],
    ...more,
  });
const planned = plans(phase('a', 'ana'), phase('b', 'bo'), phase('c', 'bo', ['a']));

const looksUp = (uses = [use()], request_id = 'execute.a', participant_id = 'ana') =>
  command('RecordLookup', { participant_id, request_id, offered, uses, call });

const after = (...commands: Command[]) => play(opening(), planned, ...commands);
const requestOf = (request_id: string, participant_id: string) =>
  ({ request_id, participant_id, participant_kind: 'hosted', cycle: 1, round: 0, proposal_version: 0 }) as never;
const wanted = (state: TeamState, id = 'execute.a', who = 'ana') => wantedLookup(team, state, requestOf(id, who));
const turn = (state: TeamState, tools = offered, id = 'execute.a', who = 'ana') =>
  turnWork(team, state, requestOf(id, who), tools)!;

describe('what an expert looks up before it hands over its phase (D1, W7)', () => {
  it('is kept, step by step, with what was found and where it stands', () => {
    const { last } = after(looksUp(), looksUp());
    expect(all(last, 'LookupMade')).toEqual([
      { request_id: 'execute.a', participant_id: 'ana', round: 0, step: 2, offered, uses: [use()], call },
    ]);
    expect(ledger(last[0] as never)).toEqual([
      { entry: 'tools', participant_id: 'ana', tool_calls: ['knowledge__search'] },
    ]);
  });

  it('is kept three times a turn, and no fourth time', () => {
    expect(after(looksUp(), looksUp(), looksUp(), looksUp()).refused).toMatchObject({ code: 'too-many-lookups' });
  });

  it.each([
    ['a turn of other work', looksUp([use()], 'plan', 'lea')],
    ['somebody else’s turn', looksUp([use()], 'execute.b')],
  ])('is not kept for %s: only the bill is', (_, other) => {
    expect(typesOf(after(other).last)).toEqual(['AnswerDiscarded']);
  });

  it('comes too late once the phase is handed over; a stranger is refused', () => {
    const late = after(hands('ana'), looksUp());
    expect(all(late.last, 'AnswerDiscarded')).toMatchObject([{ request_id: 'execute.a', reason: 'already_answered' }]);
    expect(after(looksUp([use()], 'execute.a', 'mallory')).refused).toMatchObject({ code: 'not-a-participant' });
  });

  it.each([
    ['handed over', hands('ana')],
    ['failed', fails('execute.a')],
  ])('is forgotten once the turn is %s: the state stays bounded', (_, settles) => {
    expect(after(looksUp()).state.lookups).toHaveLength(1);
    expect(after(looksUp(), settles).state.lookups).toEqual([]);
  });

  it('is wanted of who has tools, for phases only, until it has what it needs', () => {
    const { state } = after();
    const servers = ['knowledge', 'office'];
    expect(wanted(state)).toEqual({ name: 'ANA', collection: 'default', made: 0, servers });
    expect(wanted(state, 'execute.b', 'bo')).toBeUndefined();
    expect(wanted(play(opening()).state, 'plan', 'lea')).toBeUndefined();
    expect(wanted(after(looksUp()).state)).toMatchObject({ made: 1 });
    expect(wanted(after(looksUp([])).state)).toBeUndefined();
    expect(wanted(after(looksUp(), looksUp(), looksUp()).state)).toBeUndefined();
    expect(wanted(after(hands('ana')).state)).toBeUndefined();
    const config = { ...(opening().data as { config: object }).config, collection: 'club' };
    expect(wanted(play(opening({ config }), planned).state)).toMatchObject({ collection: 'club' });
  });

  it('has room in the deadline of who has tools, and of nobody else (N6)', () => {
    const minutes = (due_at: string) => (Date.parse(due_at) - Date.parse(TIME)) / 60_000;
    const due = all(after().events, 'TurnRequested').map(({ request_id, due_at }) => [request_id, minutes(due_at)]);
    expect(due).toEqual([
      ['plan', 6],
      ['execute.a', 24],
      ['execute.b', 6],
    ]);
  });
});

describe('a phase in which something can be looked up (D1, W7)', () => {
  const calls = [{ tool: 'knowledge__search', arguments: '{"query":"trips"}' }];

  it('is one kind of work with one schema: who has looked something up goes on with what stood there before', () => {
    const first = turn(after().state);
    expect(first.prompt).toMatchObject({ template: 'phase@3' });
    expect(first.prompt.user).toContain('<tool name="knowledge__search">\n> Finds notes');
    expect(first.prompt.user).toContain('up to 3 times');
    expect(first.rehearse()).toMatchObject({ calls, summary: '' });
    expect(first.accept(first.rehearse(), call)).toEqual({ calls });
    const then = turn(after(looksUp()).state);
    expect(then.prompt.schema).toBe(first.prompt.schema);
    expect(then.prompt.system).toBe(first.prompt.system);
    expect(then.prompt.shared).toEqual([
      ...first.prompt.shared,
      '<found by="ANA" source="rules.md">The treasurer signs.</found>',
    ]);
    expect(then.rehearse()).toEqual({ calls: [], ...result('Signed.') });
  });

  it('says in Chinese what may be looked up', () => {
    const { user } = turn(play(opening({ language: 'zh' }), planned, looksUp(), looksUp()).state).prompt;
    expect(user).toContain('## 可用的检索工具\n交付前还可检索一次');
  });

  it('shows as much of what was found as there is room for', () => {
    const { shared } = turn(after(looksUp([use('x'.repeat(60_000))])).state).prompt;
    expect(shared.at(-1)!.length).toBeLessThan(20_100);
    expect(shared.at(-1)).toContain('[…]');
  });

  it('is handed over at once where nothing has to be looked up, and the log has what was offered', () => {
    const answer = turn(after().state).accept({ calls: [], ...result('Done.') }, call);
    expect(answer).toMatchObject({ type: 'CompletePhase', data: { offered, result: result('Done.') } });
    const { last } = after({ ...hands('ana'), ...answer } as Command);
    expect(all(last, 'PhaseCompleted')).toMatchObject([{ offered, result: result('Done.') }]);
  });

  it('is nobody else’s: who has no tools sees neither tools nor what others found', () => {
    const { state } = after(looksUp());
    const { prompt, accept } = turn(state, [], 'execute.b', 'bo');
    const text = [prompt.system, ...prompt.shared, prompt.user].join('\n');
    expect(text).not.toMatch(/<tool|<found|look things up|treasurer/u);
    expect(accept({ calls: [], ...result('Done.') }, call)).not.toHaveProperty('data.offered');
    const dependent = turn(after(looksUp(), hands('ana'), hands('bo')).state, [], 'execute.c', 'bo').prompt;
    expect(dependent.shared.join('\n')).not.toContain('treasurer');
  });

  it('tells whoever is in that seat what it found itself, and of no tools: it has its own', () => {
    const item = inboxItem(after(looksUp()).state, { request_id: 'execute.a' });
    expect(item.told).toContain('The treasurer signs.');
    expect(item.told).not.toMatch(/<tool|look things up/u);
  });

  it.each([
    ['en', 'nothing left to look up with'],
    ['zh', '已没有可用的检索'],
  ] as const)('takes no calls where there is nothing to call, or no more, in %s', (language, told) => {
    const { state } = play(opening({ language }), planned);
    expect(turn(state, []).accept({ calls, ...result('') }, call)).toEqual({
      invalid: expect.stringContaining(told) as string,
    });
  });

  it('is no result where it neither calls nor says anything', () => {
    expect(turn(after().state).accept({ calls: [], ...result('') }, call)).toEqual({
      invalid: expect.stringContaining('/result/summary') as string,
    });
  });
});
