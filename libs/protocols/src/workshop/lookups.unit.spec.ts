import type { ToolUse } from '@parley/contracts';
import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { workshop } from './decide.js';
import { mayLookUp } from './lookups.js';
import { call, command, workshopOf3 } from './workshop.fixtures.js';

const { given } = deciderSpecification(workshop);

const use: ToolUse = {
  tool: 'knowledge__search',
  arguments: '{"query":"trips"}',
  content: '[rules.md] The treasurer signs.',
  truncated: false,
  is_error: false,
  sources: ['rules.md'],
  duration_ms: 3,
};

const looksUp = (uses: ToolUse[] = [use], request_id = 'turn-1-1-ana') =>
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
      .when(looksUp([use], 'turn-1-1-bo'))
      .then(['AnswerDiscarded']);
    const stranger = { ...looksUp(), data: { participant_id: 'mallory', request_id: 'x', offered: [], uses: [] } };
    given(workshopOf3())
      .when(stranger as never)
      .thenRefused('not-a-participant');
  });
});
