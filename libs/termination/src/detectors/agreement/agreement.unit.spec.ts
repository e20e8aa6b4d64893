import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { detectAgreement } from './agreement.js';
import { agreesByKeywords, similarityOfLastTurns } from './baselines.js';
import { Turn } from './turn-reading.js';

const talk = (...texts: string[]): Turn[] => texts.map((text, at) => ({ speaker: at % 2 ? 'b' : 'a', text }));
const agreed = (...texts: string[]) => detectAgreement(talk(...texts)).agreed;

describe('a short talk', () => {
  it.each([
    [['i want two books and a hat', 'you can have the books, i need the hat', 'deal']],
    [
      [
        'how about i take 2 mugs and you take 1?',
        'i would like 2 mugs',
        'no, i need 2. you can have the lamp',
        'ok, that works',
        'great, thanks!',
      ],
    ],
    [['我要两个杯子', '杯子给你一个,台灯归我,怎么样?', '行,就这么定']],
  ])('is agreed once a proposal is taken: %j', (texts) => expect(agreed(...texts)).toBe(true));

  it.each([
    [['i want two books and a hat', 'i need the hat']],
    [['i want the hat', 'no deal', 'no deal then', 'no deal']],
    [['i want the hat', 'you can have it if i get the books', 'i agreed to nothing, that is not fair']],
    [['give me both mugs', 'i can agree to that, but only if i get the lamp']],
    [['i take the mugs', 'do we have a deal?']],
    [['我要两个杯子', '我不同意,杯子我也要']],
    [['我出五百', '不行,太少了', '那就算了,谈不成']],
  ])('is not agreed while something is open or turned down: %j', (texts) => expect(agreed(...texts)).toBe(false));
});

describe('words are not enough', () => {
  it('"agreed" and "consensus" inside a refusal do not count', () => {
    const texts = [
      'I propose that we publish the report on Monday.',
      'I have not agreed to that and there is no consensus. Exactly the opposite: I refuse to publish on Monday.',
    ];
    expect(agreesByKeywords(talk(...texts))).toBe(true);
    expect(agreed(...texts)).toBe(false);
  });

  it('the same wording with the opposite stance is no consensus', () => {
    const claim = (side: string) =>
      `I appreciate my colleague's careful argument about nuclear power, its cost, its safety and its waste. Having weighed the evidence on cost, safety and waste, I still believe that nuclear power ${side} be part of the future energy supply of this country.`;
    const texts = [claim('should'), claim('should not'), claim('should'), claim('should not')];
    expect(similarityOfLastTurns(talk(...texts))).toBeGreaterThan(0.85);
    expect(agreed(...texts)).toBe(false);
  });

  it('a quoted agreement is not the speaker’s own', () =>
    expect(
      agreed('We should sell the house now.', 'You say "I agree, deal". I never said so, and I will not sell.'),
    ).toBe(false));

  it('"say goodbye to bugs" closes nothing', () =>
    expect(agreed('With this linter you can say goodbye to bugs.', 'Which rules does it have?')).toBe(false));
});

describe('a debate', () => {
  const proposal = 'Suppose that we keep the trams on the high street and close it to cars on Saturdays only.';
  const opening = 'The high street should be closed to cars altogether, as the air there is the worst in town.';

  it.each([
    [
      'the last word only confirms',
      ['That meets my concern, so I withdraw my objection.', 'Then our joint plan stands.'],
    ],
    [
      'models set it out',
      ['**Update:** I revise my position.\n\n- Saturdays only: accepted.', '## Conclusion\nAgreed.'],
    ],
    [
      'the proposal is only listed again, and work begins',
      [
        'Saturdays are quiet for the deliveries. Would ten to six be enough?',
        'Saturdays, ten to six. Updating the map.',
      ],
    ],
    ['it is terse', ['Saturdays cover what I was worried about. I can support that.', 'Good, Saturdays only then.']],
  ])('is agreed where %s', (_, ends) => expect(agreed(opening, proposal, ...ends)).toBe(true));

  it.each([
    ['one point is granted', ['I agree that the air is bad. My difficulty is the shops, and I still oppose it.']],
    [
      'they agree on a side point alone',
      ['We agree on the air. As to Saturdays, I cannot support a closure.', 'Then we differ.'],
    ],
    ['the first answer is polite', ['You are right that the street matters to everybody here.']],
  ])('is not agreed where %s', (_, ends) => expect(agreed(opening, proposal, ...ends)).toBe(false));

  it.each([
    ['they list it and go against it', ['Saturdays only, but the shops lose those too.']],
    ['they list it and ask', ['Saturdays only, on the high street?']],
  ])('is not agreed where %s', (_, ends) => expect(agreed(opening, proposal, ...ends)).toBe(false));

  it('of three waits for the third', () => {
    const turns = talk(opening, proposal, 'I accept that.', 'Good, so do I.');
    const third = { speaker: 'c', text: 'The shops need every day of parking that they can get.' };
    const fourth = { speaker: 'd', text: 'Parking is what pays for the street.' };
    expect(detectAgreement([third, fourth, ...turns]).agreed).toBe(false);
  });
});

describe('any input', () => {
  it.each([
    ['nothing', []],
    ['one speaker alone', [{ speaker: 'a', text: 'deal' }]],
    [
      'the same speaker twice',
      [
        { speaker: 'a', text: 'deal?' },
        { speaker: 'a', text: 'deal!' },
      ],
    ],
    ['empty turns', talk('', '   ', '')],
    ['emoji', talk('🙂', '👍👍', '🎉')],
    ['half a surrogate pair', talk('\ud83d', 'ok \udc4d')],
  ])('%s gives a verdict without agreement', (_, turns) => {
    const { agreed, score } = detectAgreement(turns);
    expect(agreed).toBe(false);
    expect(score).toBeGreaterThanOrEqual(0);
  });

  it('of a turn of 100 kB only head and tail are read', () => {
    const long = `${'word '.repeat(20_000)}`;
    const middle = `${long} I agree, deal! ${long}`;
    expect(detectAgreement(talk('shall we?', middle))).toEqual(
      detectAgreement(talk('shall we?', `${long}${' '.repeat(16)}${long}`)),
    );
  });

  it('mixed scripts are read each by its own cues', () =>
    expect(agreed('I take 两个 books, you take 一个 hat, ok?', '好的,deal!')).toBe(true));

  it('the same turns give the same verdict, and the turns are left as they were', () => {
    const turns = talk('i want the hat', 'ok, deal');
    const before = structuredClone(turns);
    expect(detectAgreement(turns)).toEqual(detectAgreement(turns));
    expect(turns).toEqual(before);
  });

  it('evidence names turn, speaker, act and words', () =>
    expect(detectAgreement(talk('i want the hat', 'ok, deal')).evidence).toContainEqual({
      turn: 1,
      speaker: 'b',
      act: 'accept',
      cue: 'deal',
    }));
});

describe('long debates written for this test', () => {
  it.each([
    'debates-seen',
    'debates-unseen',
    'debates-of-models-read',
    'debates-of-models-unread',
    'debates-by-content-read',
  ])('%s: precision and recall stay where they were measured', (name) => {
    const lines = readFileSync(new URL(`./${name}.fixtures.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n');
    const rows = lines.map((line) => JSON.parse(line) as { turns: Turn[]; agreed: boolean });
    const judged = rows.map(({ turns, agreed: truth }) => ({ truth, says: detectAgreement(turns).agreed }));
    const hits = judged.filter(({ truth, says }) => truth && says).length;
    const precision = hits / judged.filter(({ says }) => says).length;
    const recall = hits / judged.filter(({ truth }) => truth).length;
    expect((2 * precision * recall) / (precision + recall)).toBeGreaterThanOrEqual(0.7);
    expect(precision).toBeGreaterThanOrEqual(0.75);
  });
});
