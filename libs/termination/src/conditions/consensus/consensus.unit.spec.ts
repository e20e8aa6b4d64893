import type { Finding, TerminationRule } from '@parley/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from '../../index.js';
import { Log, stance } from '../../ledger.fixtures.js';

/** A talk as a round table of people who speak in turn; an empty line is a turn that was let pass. */
function talk(lines: string[], who: string[] = ['ana', 'bo'], rule: TerminationRule = { consensus: {} }): Log {
  const log = new Log(
    { stop_when: [rule] },
    who.map((id) => ({ id, kind: 'person' })),
  );
  lines.forEach((line, index) => {
    if (index % who.length === 0) log.begin();
    const speaker = who[index % who.length]!;
    if (line) log.says(speaker, line);
    else log.skips(speaker);
    if (index % who.length === who.length - 1) log.end();
  });
  return log;
}

const finding = (log: Log): Finding => assess(log.ledger).findings[0]!;
const status = (log: Log) => finding(log).status;
const evidenceOf = (log: Log, what: string) => finding(log).evidence.filter((one) => one.what === what);

const OFFERS = [
  'I would like the two books and the lamp. You can have the three cups.',
  'I need the lamp. How about you take the two books and one cup, and I take the lamp and two cups?',
];

describe('people who give no stances are read in the window of their latest turns (T2)', () => {
  it('thanks in the last round close a deal that was accepted in the round before', () => {
    const accepted = [...OFFERS, 'Deal. I take the two books and one cup.', 'Great, it is a deal.'];
    expect(status(talk(accepted))).toBe('met');
    expect(status(talk([...accepted, 'Thank you!', 'Bye, thanks.']))).toBe('met');
  });

  it('the round under way counts with what has been said in it', () => {
    const lines = [...OFFERS, 'Only with two cups.', 'Fine, two cups and the two books for you.', 'Deal!'];
    expect(status(talk(lines.slice(0, 3)))).toBe('clear');
    expect(status(talk(lines))).toBe('met');
    expect(finding(talk(lines))).toMatchObject({ measured: 1, limit: 1 });
  });

  it('a refusal in the round under way undoes what the last round sounded like', () => {
    const lines = [...OFFERS, 'Deal. I take the two books and one cup.', 'Great, it is a deal.'];
    expect(status(talk(lines))).toBe('met');
    expect(status(talk([...lines, 'No deal. I cannot accept that after all, I need the lamp.']))).not.toBe('met');
  });

  it('who lets a turn pass is taken at the last words, who never spoke agrees to nothing', () => {
    const accepted = [...OFFERS, 'Deal. I take the two books and one cup.', 'Great, it is a deal.', 'Thanks!', ''];
    expect(status(talk(accepted))).toBe('met');
    const three = ['ana', 'bo', 'cy'];
    const [first, second, third] = ['I say we start in April.', 'April works for me.', 'Agreed, April it is.'];
    const ends = ['Agreed, then we start in April.', 'Yes, agreed, deal.', ''];
    expect(status(talk([first, second, third, ...ends], three))).toBe('met');
    expect(status(talk([first, second, '', ...ends], three))).toBe('clear');
  });

  it('one who is opposed is heard among eleven who agree, also where that one speaks first', () => {
    const who = Array.from({ length: 12 }, (_, index) => `m${index}`);
    const round = (first: string) => [first, ...who.slice(1).map(() => 'Agreed, April works for me.')];
    const all = round('Agreed, April it is.');
    const against = round('No. I cannot accept April, I insist on June.');
    expect(status(talk([...all, ...all], who))).toBe('met');
    expect(status(talk([...against, ...against], who))).toBe('near');
  });

  it('shows the key terms that all use, as they write them', () => {
    const log = talk([...OFFERS, 'Deal. I take the two books and one cup.', 'Great, you get the books and the cup.']);
    const [terms] = evidenceOf(log, 'key_terms');
    expect(terms?.value.split(', ')).toEqual(expect.arrayContaining(['books', 'cups']));
    expect(Number(evidenceOf(log, 'key_terms_shared')[0]?.value)).toBeGreaterThan(0.5);
    const apart = talk(['Rivers are wide.', 'Mountains rise high.', 'Boats float.', 'Goats climb.']);
    expect(evidenceOf(apart, 'key_terms')).toEqual([]);
  });

  it('a member who gives stances has to give one: silence in a round is no consent of a model', () => {
    const log = new Log({ stop_when: [{ consensus: { min_rounds: 1 } }] }, [
      { id: 'ana', kind: 'person' },
      { id: 'bo' },
    ]);
    log
      .begin()
      .says('ana', OFFERS[0]!)
      .says('bo', OFFERS[1]!, { stance: stance('partly') })
      .end();
    const deal = 'Great, it is a deal: two books and one cup.';
    log
      .begin()
      .says('ana', 'Deal. I take the two books and one cup.')
      .says('bo', deal, { stance: stance('agree') })
      .end();
    expect(status(log)).toBe('met');
    log.begin().says('ana', 'Great, deal, thanks.').skips('bo').end();
    expect(status(log)).toBe('clear');
  });

  it('what was said before a person called the end off does not call for it again', () => {
    const log = talk([...OFFERS, 'Deal. I take the two books and one cup.', 'Great, it is a deal.']);
    expect(status(log)).toBe('met');
    log.add('EndOverridden', { actor: { kind: 'user', id: 'ula' }, conditions: ['consensus'] });
    expect(status(log)).toBe('clear');
  });

  it('costs the same work and gives the same verdict whatever was said before the window', () => {
    const line = fc.constantFrom(
      'Deal.',
      'No way.',
      'Two books for me?',
      'Agreed, two books.',
      'Thanks!',
      '好的，同意。',
    );
    const long = fc.array(line, { minLength: 32, maxLength: 40 }).filter((lines) => lines.length % 2 === 0);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), long, (early, late) => {
        const even = early.length % 2 ? early.slice(1) : early;
        const verdict = ({ status: is, evidence }: Finding) => [is, evidence.map(({ what, value }) => [what, value])];
        expect(verdict(finding(talk([...even, ...late])))).toEqual(verdict(finding(talk(late))));
      }),
      { numRuns: 40 },
    );
  });
});
