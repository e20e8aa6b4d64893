// Long polite debates and planning meetings, invented: every turn is put together from an opening, a quotation, arguments and a
// closing. The label is given by how the last turns close; in half of the talks no phrase names agreement or dissent.
import { CHINESE } from './debates-chinese.mjs';
import { ENGLISH } from './debates-english.mjs';

export const debate = (dice) => debateFrom(dice, ENGLISH);
export const chineseDebate = (dice) => debateFrom(dice, CHINESE);

function debateFrom(dice, bank) {
  const topic = dice.pick(bank.topics);
  const speakers = dice.some(bank.speakers, dice.maybe(0.75) ? 2 : 3);
  const sides = new Map(speakers.map((speaker, at) => [speaker, at % 2 === 0]));
  const turns = [];
  const say = (speaker, ...names) => {
    const [claim, other] = sides.get(speaker) ? [topic.good, topic.bad] : [topic.bad, topic.good];
    const sentences = names.map((name) => dice.pick(bank[name]));
    const fill = (text) => text.replace(/\{(\w+)\}/gu, (_, slot) => ({ ...topic, claim, other })[slot]);
    const text = sentences.map(fill).map(capital).join(bank.join);
    turns.push({ speaker, text });
  };
  const filler = (most) => Array.from({ length: 1 + dice.upTo(most) }, () => 'argue');
  const polite = () => [...(dice.maybe(0.6) ? ['open'] : []), ...(dice.maybe(0.4) ? ['quote'] : [])];
  const agreed = dice.maybe(0.5);
  const named = dice.maybe(0.5);
  const bargain = dice.maybe(agreed ? 0.8 : 0.3);
  const rounds = dice.upTo(agreed ? 2 : 3);
  for (let round = 0; round < rounds; round++)
    for (const speaker of speakers) {
      const middle = dice.pick(['hold', 'claim', 'claim', 'partial', 'ask', 'rebut', 'revise']);
      say(speaker, ...polite(), ...filler(4), middle, ...(dice.maybe(0.3) ? ['claim'] : []));
    }
  const last = dice.maybe(0.5) ? speakers : [...speakers].reverse();
  if (bargain) say(last.at(-1), ...polite(), ...filler(2), 'propose');
  last.forEach((speaker, at) => {
    const ends = agreed ? settled(dice, named, at) : divided(dice, named, at);
    const before = dice.maybe(agreed && !named ? 0.3 : 0.7) ? polite() : [];
    say(speaker, ...before, ...filler(2).slice(dice.maybe(0.5) ? 0 : 1), ...ends);
  });
  if (dice.maybe(0.15)) stateAnswers(dice, bank, turns, speakers, agreed);
  return { turns, agreed };
}

/** Debates about a question with one answer: whoever agrees ends on the same one. */
function stateAnswers(dice, bank, turns, speakers, agreed) {
  const answers = dice.some(['12', '40', '7', '0.5', '310', 'B', 'C', 'A'], speakers.length);
  turns.forEach((turn, at) => {
    const ending = at >= turns.length - speakers.length;
    const answer = agreed && ending ? answers[0] : answers[speakers.indexOf(turn.speaker)];
    turn.text += bank.join + dice.pick(bank.answer).replace('{answer}', answer);
  });
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const settled = (dice, named, at) => {
  if (named)
    return at === 0
      ? dice.pick([['yield'], ['yield', 'joint'], ['joint'], ['partial', 'yield']])
      : dice.pick([['joint'], ['yield'], ['yield', 'joint'], ['joint', 'commit']]);
  return at === 0
    ? dice.pick([
        ['revise', 'middles'],
        ['revise'],
        ['middles', 'commit'],
        ['revise', 'propose'],
        ['partial', 'revise', 'middles'],
      ])
    : dice.pick([
        ['middles', 'commit'],
        ['commit'],
        ['middles', 'revise', 'commit'],
        ['middles'],
        ['revise', 'commit'],
      ]);
};

/** One side alone may give in, or both keep what they said; that is no agreement. */
const divided = (dice, named, at) => {
  if (at === 0 && dice.maybe(0.12)) return dice.pick([['yield'], ['revise', 'propose'], ['revise']]);
  if (named)
    return dice.pick([
      ['hold'],
      ['partial', 'hold'],
      ['hold', 'apart'],
      ['apart'],
      ['hold', 'ask'],
      ['hold', 'hold'],
      ['claim', 'hold'],
    ]);
  return dice.pick([
    ['rebut', 'claim'],
    ['claim', 'rest'],
    ['partial', 'claim'],
    ['rest'],
    ['rebut', 'rest'],
    ['counter'],
    ['rebut', 'counter'],
    ['claim'],
  ]);
};
