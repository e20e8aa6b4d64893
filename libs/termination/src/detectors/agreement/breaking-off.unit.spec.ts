import { expect, it } from 'vitest';
import { brokenOff } from './breaking-off.js';
import { detectAgreement } from './agreement.js';
import { readTurn } from './turn-reading.js';

const talk = (...lines: string[]) => lines.map((text, at) => ({ speaker: 'ab'[at % 2]!, text }));
const broken = (...lines: string[]) => brokenOff(talk(...lines).map((turn) => readTurn(turn)));
const agreed = (...lines: string[]) => detectAgreement(talk(...lines)).agreed;

const OFFERS = ['I want the lamp and two mugs.', 'I need the lamp too, you can have three mugs.'];

it.each([
  ['ok', ['Then no deal.', 'ok', 'ok', 'k']],
  ['farewell', ["I guess we can't make a deal.", 'Guess not, good luck.', 'You too.']],
  ['waiting', ['No deal.', 'No deal.', 'It takes a while to end.', 'Yeah, it does.']],
  ['assent', ["This isn't going to work.", 'Agreed, no deal.', 'Okay.']],
  ['算了', ['那就算了,谈不成了。', '好的。', '好。']],
])('a talk that was called off stays so, whatever polite is said: %s', (_, after) => {
  expect(broken(...OFFERS, ...after)).toBe(1);
  expect(agreed(...OFFERS, ...after)).toBe(false);
});

it('another proposal opens it again, and one that is taken up settles it', () => {
  const anew = [...OFFERS, 'No deal then.', 'How about you take the lamp and I get three mugs?'];
  expect(broken(...anew)).toBe(0.5);
  expect(broken(...anew, 'Deal!')).toBeLessThan(0.1);
  expect(agreed(...anew, 'Deal!', 'Great, thanks.')).toBe(true);
});

it('no deal at the opening of a counter-offer turns an offer down, and calls nothing off', () => {
  expect(broken(...OFFERS, 'No deal, I want the lamp and one mug.')).toBe(0.5);
});

it('a threat is none, nor is what is not so', () => {
  expect(broken(...OFFERS, "Give me the lamp or we can't make a deal.")).toBe(0);
  expect(broken(...OFFERS, '给我台灯,不然就谈不成了。')).toBe(0);
  expect(broken(...OFFERS, 'No problem, deal.')).toBe(0);
});

it('"it is a deal then?" after a yes asks for no more than was said, "what time is it?" does', () => {
  const after = (question: string) =>
    detectAgreement(talk('I take the lamp, you get the mugs.', 'Ok.', question)).score;
  expect(after('It is a deal then?')).toBeGreaterThan(after('What time is it there?'));
});

it('a greeting and a thank-you with a but accept nothing', () => {
  const but = 'Nice to meet you too. I appreciate your offer but I need two mugs.';
  expect(agreed('I take two mugs and the lamp.', 'I would rather take one mug.', but)).toBe(false);
});
