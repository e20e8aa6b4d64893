import { describe, expect, it } from 'vitest';
import { isFound } from './not-there.js';
import { after, workOf } from './tasks/work.fixtures.js';
import { call, command, speech, use, workshopOf3 } from './workshop.fixtures.js';

const found = command('RecordLookup', {
  ...{ participant_id: 'ana', request_id: 'turn-1-1-ana', step: 1 },
  ...{ offered: [], uses: [use({ sources: ['rules.md › Trips'] })], call },
});

describe('what a role cites (W7)', () => {
  it.each([
    ['rules.md › Trips', true],
    ['[rules.md › Trips]', true],
    ['rules.md', true],
    ['rules', false],
    ['RFC 9110', false],
  ])('is a source where somebody has found it: %s, %s', (source, is) => {
    expect(isFound(source, ['rules.md › Trips'])).toBe(is);
  });

  it('is told to it once where nobody has found it; said again it is named as not there, and is no source', () => {
    const work = workOf(after(workshopOf3(), found), 'ana');
    const { calls: _none, ...said } = { calls: [], ...speech({ sources: ['rules.md › Trips', 'RFC 9110'] }) };
    expect(work.accept({ calls: [], ...said }, call)).toMatchObject({
      invalid: 'RFC 9110: not among the sources that were found, which are rules.md › Trips',
      asSaid: { data: { speech: { sources: ['rules.md › Trips'] }, unknown: ['RFC 9110'] } },
    });
  });
});
