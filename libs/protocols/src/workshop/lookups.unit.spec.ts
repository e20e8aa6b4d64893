import type { Command, ToolUse } from '@parley/contracts';
import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { mayLookUp } from '../shared/lookups.js';
import { turnWork, wantedLookup } from '../shared/work/model-work.js';
import type { WorkshopState } from './state.js';
import { requestTo } from './tasks/work.fixtures.js';
import { call, command, question, role, says, speech, use, workshopOf3 } from './workshop.fixtures.js';
import { workshop } from './workshop.js';

const { given } = deciderSpecification(deciderOf(workshop));

const looksUp = (uses: ToolUse[] = [use()], request_id = 'turn-1-1-ana') =>
  command('RecordLookup', { participant_id: 'ana', request_id, offered: [], uses, call });

describe('what a role looks up before it speaks (W7)', () => {
  it('is kept, step by step, with what was found and where it stands', () => {
    given(workshopOf3(), looksUp())
      .when(looksUp())
      .then(['LookupMade', { request_id: 'turn-1-1-ana', round: 1, step: 2, uses: [{ sources: ['rules.md'] }] }]);
  });

  it('ends where it needs nothing more, and at the third time', () => {
    expect(mayLookUp(given(workshopOf3(), looksUp()).state, 'turn-1-1-ana')).toBe(true);
    expect(mayLookUp(given(workshopOf3(), looksUp(), looksUp([])).state, 'turn-1-1-ana')).toBe(false);
    expect(mayLookUp(given(workshopOf3(), looksUp(), looksUp(), looksUp()).state, 'turn-1-1-ana')).toBe(false);
    given(workshopOf3(), looksUp(), looksUp(), looksUp()).when(looksUp()).thenRefused('too-many-lookups');
  });

  it('counts for the turn it was made for only: of another the bill is kept', () => {
    given(workshopOf3())
      .when(looksUp([use()], 'turn-1-1-bo'))
      .then(['AnswerDiscarded']);
    const stranger = { ...looksUp(), data: { participant_id: 'mallory', request_id: 'x', offered: [], uses: [] } };
    given(workshopOf3())
      .when(stranger as never)
      .thenRefused('not-a-participant');
  });

  const wanted = (state: WorkshopState, id = 'ana') => wantedLookup(workshop, state, requestTo(state, id));

  it('is not asked for once it has what it needs, and for speeches only', () => {
    expect(wanted(given(workshopOf3()).state)).toEqual({ name: 'ANA', collection: 'default', made: 0 });
    expect(wanted(given(workshopOf3({ settings: { collection: 'mine' } }), looksUp()).state)).toMatchObject({
      collection: 'mine',
      made: 1,
    });
    expect(wanted(given(workshopOf3(), looksUp([])).state)).toBeUndefined();
    const asked = says('ana', { questions: [question('Which?')] });
    const answer = command('AnswerClarification', { question_id: 'question-1', answer: 'These' });
    expect(wanted(given(workshopOf3(), asked, answer).state)).toBeUndefined();
  });
});

describe('a turn in which something can be looked up (W7)', () => {
  const offered = [{ name: 'knowledge__search', description: 'Finds notes', input_schema: '{"type":"object"}' }];
  const scripted = { turn: 1, follow_ups: [], lookups: ['trips'] };
  const open = (language: 'en' | 'zh' = 'en') =>
    workshopOf3({ language, roles: [role('ana', { script: [scripted] }), role('bo')] });
  const turn = (state: WorkshopState, id = 'ana', tools = offered) =>
    turnWork(workshop, state, requestTo(state, id), tools)!;
  const calls = [{ tool: 'knowledge__search', arguments: '{"query":"trips"}' }];
  const asks = speech({ questions: [question('Who signs?')] });

  it('is one kind of work with one schema and one shared text: who has looked something up goes on', () => {
    const first = turn(given(open()).state);
    expect(first.prompt).toMatchObject({ template: 'speech@6' });
    expect(first.prompt.user).toContain('<tool name="knowledge__search">\n> Finds notes');
    expect(first.rehearse()).toMatchObject({ calls, analysis: '' });
    expect(first.accept(first.rehearse(), call)).toEqual({ calls });
    const then = turn(given(open(), looksUp()).state);
    expect(then.prompt.schema).toBe(first.prompt.schema);
    expect(then.prompt.system).toBe(first.prompt.system);
    expect(then.prompt.shared.slice(0, -1)).toEqual(first.prompt.shared);
    expect(then.prompt.shared.at(-1)).toBe('<found by="ANA" source="rules.md">[rules.md] The treasurer signs.</found>');
    expect(then.rehearse()).toMatchObject({ calls: [], sources: ['rules.md'] });
  });

  it('is a speech at once where nothing has to be looked up, and the log has what was offered', () => {
    const answer = turn(given(open()).state).accept({ calls: [], ...speech() }, call);
    expect(answer).toMatchObject({ type: 'GiveSpeech', data: { offered } });
    given(open())
      .when({ ...says('ana'), ...answer } as Command)
      .then(['SpeechGiven', { offered }], ['TimerCancelled'], ['TimerSet'], ['TurnRequested']);
    expect(turn(given(open()).state, 'ana', []).accept({ calls: [], ...speech() }, call)).not.toHaveProperty(
      'data.offered',
    );
  });

  it('shows whoever speaks next what was found, once', () => {
    const again = command('RecordLookup', { participant_id: 'bo', request_id: 'turn-1-1-bo', offered, uses: [use()] });
    const { shared } = turn(given(open(), looksUp(), says('ana'), again).state, 'bo').prompt;
    expect(shared.slice(2).map((block) => block.slice(0, 10))).toEqual(['<found by=', '<speech pa', '<found by=']);
    expect(shared.at(-1)).toBe('<found by="BO" source="rules.md">as above</found>');
  });

  it.each([
    ['en', 'Look it up first'],
    ['zh', '请先用 calls 检索'],
  ] as const)('refuses a question to the user before anything was looked up, once, in %s', (language, told) => {
    const { accept } = turn(given(open(language)).state);
    expect(accept({ calls: [], ...asks }, call)).toMatchObject({
      invalid: expect.stringContaining(told),
      asSaid: { type: 'GiveSpeech', data: { speech: asks } },
    });
    expect(turn(given(open(language), looksUp()).state).accept({ calls: [], ...asks }, call)).toMatchObject({
      type: 'GiveSpeech',
    });
    expect(turn(given(open(language)).state, 'ana', []).accept({ calls: [], ...asks }, call)).toMatchObject({
      type: 'GiveSpeech',
    });
  });

  it('takes no calls where there is nothing to call, or no more', () => {
    expect(turn(given(open()).state, 'ana', []).accept({ calls, ...speech() }, call)).toEqual({
      invalid: expect.stringContaining('nothing left to look up with'),
    });
  });
});
