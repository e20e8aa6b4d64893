import { describe, expect, it } from 'vitest';
import { recorded } from '../../recorded.fixtures.js';
import { agreementIn, type Agreement } from './agreement.js';

/** Each list with its ids, and who stands where by whom it was said. */
const stancesByList = (agreement: Agreement) =>
  Object.fromEntries(
    Object.entries(agreement).map(([list, matters]) => [
      list,
      (matters as Agreement['agreed']).map(
        ({ id, stances }) =>
          `${id}: ${Object.entries(stances)
            .map(([who, { stance }]) => `${who} ${stance}`)
            .join(', ')}`,
      ),
    ]),
  );

describe('what is on the table comes to three lists (W4)', () => {
  const events = recorded('workshop-offline-reading');

  it('an objection divides, what nobody has settled is uncertain, and the draft is agreed', () => {
    const secondRound = events.findLastIndex(({ type, data }) => type === 'WorkshopRoundReviewed' && data.round === 2);
    expect(stancesByList(agreementIn(events.slice(0, secondRound)))).toEqual({
      agreed: [
        'entry-1: product-planner agree, system-designer agree, senior-developer agree, test-planner agree, risk-planner agree',
      ],
      divisive: ['entry-3: system-designer agree, senior-developer object'],
      uncertain: [
        'issue-2: ',
        'issue-3: product-planner agree',
        'issue-4: ',
        'issue-5: ',
        'entry-2: system-designer agree',
        'entry-4: senior-developer agree',
        'entry-5: test-planner agree',
        'entry-6: risk-planner agree',
      ],
    });
  });

  it('at the end only what was said counts: silence is nobody, not consent', () => {
    expect(stancesByList(agreementIn(events))).toEqual({
      agreed: [
        'entry-1: product-planner agree, system-designer agree, senior-developer agree, test-planner agree, risk-planner agree',
        'entry-2: system-designer agree, product-planner agree',
        'entry-4: senior-developer agree, product-planner agree, system-designer agree, test-planner agree',
        'entry-5: test-planner agree, senior-developer agree',
        'entry-6: risk-planner agree',
      ],
      divisive: [],
      uncertain: [],
    });
  });

  it('an objection to a decision makes it divisive, though it stays in the draft', () => {
    const later = recorded('made-workshop-a-later-objection-opens-the-issue-again-with-the-reason-the');
    expect(stancesByList(agreementIn(later))).toEqual({
      agreed: [],
      divisive: ['entry-1: ana object'],
      uncertain: ['issue-2: ', 'issue-1: '],
    });
  });
});
