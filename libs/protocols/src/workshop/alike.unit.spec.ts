import { deciderSpecification } from '@parley/testing/decider';
import { describe, expect, it } from 'vitest';
import { deciderOf } from '../shared/frame.js';
import { draftOf, type WorkshopState } from './state.js';
import { after, coachWorkOf, workOf } from './tasks/work.fixtures.js';
import { entry, goes, onEntry, reviewed, says, stance, workshopOf3 } from './workshop.fixtures.js';
import { workshop } from './workshop.js';

const { given } = deciderSpecification(deciderOf(workshop));

const KEPT = 'Notes that were read are kept on the device for 30 days.';
const SAME = 'Notes that were read are kept on the device, for 30 days!';
const OTHER = 'Notes that were read are kept on the device for 90 days.';
const NEAR = 'Notes that were read are kept on the device of the reader for 30 days.';

const textsOf = (state: WorkshopState): string[] => draftOf(state).map(({ text }) => text);
const round = (number: number, ...entries: Parameters<typeof says>[1][]) => [
  ...['ana', 'bo', 'cy'].map((id, index) => says(id, entries[index] ?? {})),
  reviewed(`review-${number}-${number}-1`),
];

describe('what a role proposes again (W4)', () => {
  it('is one entry, however often it is proposed and whoever repeats it', () => {
    const again = { entries: [entry(KEPT), entry(SAME)] };
    const state = after(workshopOf3(), ...round(1, again, again, again), goes('check-1-1'), ...round(2, again, again));
    expect(state.entries.map(({ entry_id, text }) => [entry_id, text])).toEqual([['entry-1', KEPT]]);
    expect(textsOf(state)).toEqual([KEPT]);
  });

  it('is in the log as said again, and whoever says it is for it', () => {
    const repeats = says('bo', { entries: [{ ...entry(SAME), reason: 'so do I' }] });
    given(workshopOf3(), says('ana', { entries: [entry(KEPT)] }))
      .when(repeats)
      .then(
        ['SpeechGiven'],
        ['TimerCancelled'],
        ['DraftEntryRepeated', { entry_id: 'entry-1', repeated_by: 'bo', resolves: [], reason: 'so do I' }],
        ['TimerSet'],
        ['TurnRequested'],
      );
    const { stances } = after(workshopOf3(), says('ana', { entries: [entry(KEPT)] }), repeats).entries[0]!;
    expect(stances).toMatchObject({ bo: { stance: 'agree', reason: 'so do I' } });
  });

  it('takes no objection back that is made in the same breath', () => {
    const objects = says('bo', { entries: [entry(SAME)], entry_stances: [onEntry('entry-1', 'object')] });
    const { stances } = after(workshopOf3(), says('ana', { entries: [entry(KEPT)] }), objects).entries[0]!;
    expect(stances).toMatchObject({ bo: { stance: 'object' } });
  });

  it('settles another issue only once everybody has heard that it does', () => {
    const opening = [
      workshopOf3(),
      ...round(1, { entries: [entry(KEPT)], new_issues: ['Which notes?'] }),
      goes('check-1-1'),
    ];
    const more = { entries: [entry(KEPT, ['issue-2'])] };
    const last = after(...opening, ...round(2, {}, {}, more));
    expect(textsOf(last)).toEqual([KEPT]);
    expect(last.issues[1]).toMatchObject({ status: 'open' });
    const heard = after(...opening, ...round(2, {}, {}, more), goes('check-2-2'), ...round(3));
    expect(heard.issues[1]).toMatchObject({ status: 'resolved', resolved_by: 'entry-1' });
    const objected = after(
      ...opening,
      ...round(2, {}, {}, more),
      goes('check-2-2'),
      ...round(3, { stances: [stance('issue-2', 'object')], entry_stances: [onEntry('entry-1', 'agree')] }),
    );
    expect(objected.issues[1]).toMatchObject({ status: 'open' });
  });

  it('is shown as proposed already, and every role is told not to propose it again', () => {
    const state = after(workshopOf3(), says('ana', { entries: [entry(KEPT)] }));
    const { system, shared, user } = workOf(state, 'bo').prompt;
    expect(system).toContain('do not propose again');
    expect(shared.join('\n')).toContain(
      `<proposes entry_id="entry-1" by="ANA" resolves="" reason="it settles it">${KEPT}`,
    );
    expect(user).not.toContain(KEPT);
    expect(workOf(after(workshopOf3({ language: 'zh' })), 'ana').prompt.system).toContain('不要重复提议');
  });
});

describe('what is worded nearly alike (W4)', () => {
  const two = (second: string) => [
    workshopOf3(),
    ...['ana', 'bo', 'cy'].map((id) => says(id, id === 'cy' ? {} : { entries: [entry(id === 'ana' ? KEPT : second)] })),
  ];
  const matched = (match: 'same' | 'rivals', second = NEAR, other = 'entry-1') =>
    after(
      ...two(second),
      reviewed('review-1-1-1', { matches: [{ entry_id: 'entry-2', other, reason: 'so it reads', match }] }),
    );

  it.each([
    [NEAR, true],
    [OTHER, true],
    ['Whoever wrote a note last has it on all devices.', false],
  ])('is pointed out to the coach: %s, %s', (second, shown) => {
    const { user } = coachWorkOf(after(...two(second))).prompt;
    expect(user.includes('<near_equal entry_id="entry-2" other="entry-1">')).toBe(shown);
  });

  it('becomes one where the coach finds that it says the same, and nobody objects', () => {
    expect(matched('same').entries.map(({ status }) => status)).toEqual(['in_draft', 'lapsed']);
    const refused = matched('same', 'Whoever wrote a note last has it on all devices.');
    expect(refused.review?.refused).toEqual([
      { issue_id: 'entry-2', proposal: 'same', reason: 'is not worded nearly alike' },
    ]);
    const objects = says('cy', { entry_stances: [onEntry('entry-2', 'object')] });
    const match = [{ entry_id: 'entry-2', other: 'entry-1', reason: 'r', match: 'same' as const }];
    const disputed = after(...two(NEAR).slice(0, -1), objects, reviewed('review-1-1-1', { matches: match }));
    expect(disputed.review?.refused).toEqual([{ issue_id: 'entry-2', proposal: 'same', reason: 'cy objects' }]);
    expect(disputed.entries[1]!.status).toBe('proposed');
  });

  it('never enters beside what the coach finds it cannot stand beside; the roles are told', () => {
    const rivals = matched('rivals', OTHER);
    expect(rivals.entries[1]).toMatchObject({ status: 'proposed', rivals: ['entry-1'] });
    const next = [goes('check-1-1'), ...['ana', 'bo', 'cy'].map((id) => says(id))];
    const history = [
      ...two(OTHER),
      reviewed('review-1-1-1', {
        matches: [{ entry_id: 'entry-2', other: 'entry-1', reason: '30 or 90', match: 'rivals' }],
      }),
    ];
    expect(workOf(after(...history, next[0]!), 'ana').prompt.user).toContain('rivals="entry-1"');
    expect(textsOf(after(...history, ...next))).toEqual([KEPT]);
  });
});
