import { deciderSpecification } from '@parley/testing/decider';
import { expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { entry, goes, onEntry, reviewed, role, says, workshopOf3 } from './workshop.fixtures.js';
import { workshop } from './workshop.js';

const { given } = deciderSpecification(deciderOf(workshop));

const NAMES = ['constructor', '__proto__', 'valueOf'];

const last = says('valueOf');
const before = [
  workshopOf3({ roles: NAMES.map((name) => role(name)) }),
  says('constructor', { entries: [entry('Cache the last week.', ['issue-1'])], new_issues: ['How is it tested?'] }),
  says('__proto__', { entry_stances: [onEntry('entry-1', 'agree')] }),
];

it('of roles called as what every object has, who took no stance is unopposed (W4)', () => {
  given(...before)
    .when(last)
    .then(
      ['SpeechGiven'],
      ['TimerCancelled'],
      ['DraftEntryAdded', { unopposed: ['valueOf'] }],
      ['IssueResolved'],
      ['WorkshopRoundClosed'],
      ['FacilitationRequested'],
    );
});

it('each of them has been asked and has said what it was and did', () => {
  const { state } = given(...before, last, reviewed('review-1-1-1'), goes('check-1-1'));
  expect(Object.entries(state.said).map(([name, said]) => [name, said.length])).toEqual(NAMES.map((name) => [name, 1]));
  expect(Object.values(state.asked).toSorted()).toEqual([1, 1, 2]);
  expect(Object.keys(state.entries[0]!.stances)).toEqual(['constructor', '__proto__']);
});
