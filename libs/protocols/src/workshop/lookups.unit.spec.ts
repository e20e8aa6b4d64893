import type { ToolUse } from '@parley/contracts';
import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { lookupWork } from '../shared/work/model-work.js';
import { mayLookUp } from './rules/lookups.js';
import type { WorkshopState } from './state.js';
import { requestTo } from './tasks/work.fixtures.js';
import { call, command, role, says, use, workshopOf3 } from './workshop.fixtures.js';
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

  const wanted = (state: WorkshopState, id = 'ana') => lookupWork(workshop, state, requestTo(state, id));

  it('is asked of who is to speak, with the tools offered and what was found so far', () => {
    const offered = [{ name: 'knowledge__search', description: 'Finds notes', input_schema: '{"type":"object"}' }];
    const scripted = { turn: 1, follow_ups: [], lookups: ['trips'] };
    const open = workshopOf3({ roles: [role('ana', { script: [scripted] }), role('bo')] });
    const first = wanted(given(open).state)!;
    expect(first).toMatchObject({ name: 'ANA', collection: 'default', made: 0 });
    const { prompt, rehearse, accept } = first.ask(offered);
    expect(prompt).toMatchObject({ template: 'lookup@2', max_output_tokens: 800 });
    expect(prompt.user).toContain('<tool name="knowledge__search">Finds notes');
    const calls = [{ tool: 'knowledge__search', arguments: '{"query":"trips"}' }];
    expect(rehearse()).toEqual({ calls });
    expect(accept({ calls }, call)).toEqual(calls);
    const second = wanted(given(open, looksUp()).state)!;
    expect(second).toMatchObject({ made: 1 });
    expect(second.ask(offered).prompt.user).toContain('<found source="rules.md">[rules.md] The treasurer signs.');
    expect(second.ask(offered).rehearse()).toEqual({ calls: [] });
  });

  it('is not asked for once it has what it needs, and for speeches only', () => {
    expect(wanted(given(workshopOf3({ settings: { collection: 'mine' } })).state)).toMatchObject({
      collection: 'mine',
    });
    expect(wanted(given(workshopOf3(), looksUp([])).state)).toBeUndefined();
    const asked = says('ana', { questions: [{ text: 'Which?', assumption: 'All' }] });
    const answer = command('AnswerClarification', { question_id: 'question-1', answer: 'These' });
    expect(wanted(given(workshopOf3(), asked, answer).state)).toBeUndefined();
  });
});
