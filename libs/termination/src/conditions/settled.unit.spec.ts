import { describe, expect, it } from 'vitest';
import { leadingHolders, sameAnswer } from '../answers/leading.js';
import { openingOf } from '../detectors/index.js';
import { assess } from '../index.js';
import { Log, stance } from '../ledger.fixtures.js';

const FOUR = [{ id: 'ana' }, { id: 'bo' }, { id: 'cy' }, { id: 'dee' }];

/** Four who have given these answers, each by naming it. */
const table = (answers: Record<string, string>, settled = {}) => {
  const log = new Log({ stop_when: [{ settled }] }, FOUR).begin();
  for (const [who, claim] of Object.entries(answers)) log.says(who, claim, { stance: stance('disagree', claim) });
  return log;
};
const ALL = { ana: 'tea', bo: 'tea', cy: 'tea', dee: 'Tea.' };
const MOST = { ...ALL, ana: 'juice' };

const finding = (log: Log) => assess(log.ledger).findings[0]!;
const says = (log: Log, ...texts: string[]) => {
  for (const [index, text] of texts.entries()) log.says(FOUR[index % 4]!.id, text);
  return log;
};

describe('a talk has settled (T2)', () => {
  it('where all hold one answer and two turns in a row left nothing open', () => {
    const log = says(table(ALL), 'But is it tea, if it is green?', 'Yes.');
    expect(finding(log)).toMatchObject({ status: 'clear', measured: 1, limit: 2, unit: 'turns' });
    expect(finding(log.says('cy', 'Fine.'))).toMatchObject({ status: 'met', measured: 2 });
  });

  it.each([
    ['asks', 'Tea?'],
    ['doubts', 'I am not so sure.'],
    ['says no', 'No, that is too strong.'],
    ['gives a reason', 'It keeps us awake because it is strong.'],
  ])('not before another has spoken to a turn that %s', (_, open) => {
    const log = says(table(ALL), 'Yes.', 'Agreed.', open, 'Good.');
    expect(finding(log)).toMatchObject({ status: 'clear', measured: 1 });
    expect(finding(log).evidence.at(-1)).toMatchObject({ participant_id: 'cy' });
  });

  it('where three of four hold it after five such turns; not where half do', () => {
    const quiet = ['Yes.', 'Good.', 'Fine.', 'Right.', 'Tea it is.'];
    const open = says(table(MOST), 'Why?', ...quiet.slice(0, 4));
    expect(finding(open)).toMatchObject({ status: 'clear', measured: 4, limit: 5 });
    expect(finding(says(table(MOST), 'Why?', ...quiet)).status).toBe('met');
    expect(finding(says(table({ ...MOST, bo: 'juice' }), 'Why?', ...quiet)).status).toBe('clear');
    expect(finding(says(table(MOST, { majority: 1 }), 'Why?', ...quiet)).status).toBe('clear');
  });

  it('never while somebody has given no answer, or has taken it back: neither silence nor doubt is agreement', () => {
    const { dee: _silent, ...three } = ALL;
    expect(finding(says(table(three, { majority: 1 }), 'Yes.', 'Good.', 'Fine.')).status).toBe('clear');
    const doubting = table(ALL, { majority: 1 }).says('dee', 'Hm.', { stance: stance('undecided', 'tea') });
    expect(finding(says(doubting, 'Yes.', 'Good.')).status).toBe('clear');
  });

  it('a new answer with words for it opens the talk again, the answer alone only counts', () => {
    const moved = (text: string) =>
      says(table(ALL), 'Yes.', 'Good.').says('cy', text, { stance: stance('agree', 'juice') });
    expect(finding(moved('I take juice.'))).toMatchObject({ measured: 0, limit: 5 });
    expect(finding(moved('Juice.'))).toMatchObject({ status: 'met', limit: 5 });
  });

  it('shows who holds the answer since when, and what was open last', () => {
    const { evidence } = finding(says(table(MOST), 'Why?', 'Yes.'));
    expect(evidence).toEqual([
      { version: 4, participant_id: 'bo', what: 'answer', value: 'tea' },
      { version: 5, participant_id: 'cy', what: 'answer', value: 'tea' },
      { version: 6, participant_id: 'dee', what: 'answer', value: 'Tea.' },
      { version: 7, participant_id: 'ana', what: 'ask', value: '?' },
    ]);
  });
});

describe('the answer of a group', () => {
  const held = (...claims: string[]) => claims.map((claim, since) => ({ participant_id: `p${since}`, claim, since }));
  const led = (...claims: string[]) => leadingHolders(held(...claims)).map(({ claim }) => claim);

  it('is what most hold, and of as many the one that was come to last', () => {
    expect(led('a', 'b', 'a')).toEqual(['a', 'a']);
    expect(led('a', 'a', 'b', 'b')).toEqual(['b', 'b']);
    expect(led('b', 'a', 'a', 'b')).toEqual(['b', 'b']);
    expect(led('', '')).toEqual([]);
  });

  it('is the same in other case, width and punctuation', () => {
    expect(sameAnswer('7, A', '７，a.')).toBe(true);
    expect(sameAnswer('7,A', '7')).toBe(false);
  });
});

describe('what a turn leaves open', () => {
  it.each([
    ['这样可以吗', 'ask'],
    ['我不太确定。', 'doubt'],
    ['但是周五怎么办', 'doubt'],
    ['因为店里没人。', 'reason'],
    ['同意，就这么定。', undefined],
    ['He said "why not" and we laughed.', undefined],
    ['A butterfly.', undefined],
  ])('%s: %s', (text, what) => expect(openingOf({ text })?.what).toBe(what));
});
