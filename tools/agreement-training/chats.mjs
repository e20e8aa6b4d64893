// Short bargaining and planning chats, invented: who proposes, who gives in, how it ends. Label by construction.
const GOODS = [
  ['mug', 'plate', 'lamp'],
  ['apple', 'melon', 'egg'],
  ['pen', 'stapler', 'chair'],
  ['ticket', 'poster', 'badge'],
  ['blanket', 'torch', 'map'],
  ['shift', 'desk', 'key'],
  ['brush', 'canvas', 'frame'],
];
const COUNT = ['0', '1', '2', '3', 'one', 'two', 'three', 'all the', 'both'];

const GREET = [
  'i am good, how are you?',
  "i'm great, thanks",
  'great!',
  'good, and yourself?',
  'nice weather today',
  'okay, let us make a deal',
  'sounds good! i need {q} most',
  'yes, me too. i would like {q}',
  'yes',
  'hi',
  'hello there',
  'hey, how are you?',
  'good morning! ready to sort this out?',
  'hi, hope your day is going well',
  'i am doing well, and you?',
  'great thanks. what are you after?',
  'hello! so, how shall we do this?',
  'me too, really looking forward to it',
  'so what do you need most?',
];
const WHY = [
  'my kids need it',
  'mine broke last week',
  'it matters a lot to me',
  'i have none left',
  'we are a big group',
  'my back is bad',
  'it is going to be cold',
  'i lost mine',
  'it is worth little to you',
  'i get ill without it',
  'my sister is coming too',
];
const OFFER = [
  'i want {q} and {q}',
  'i would like {q} , {q}',
  'how about i take {q} and you get {q}?',
  'you can have {q} if i get {q}',
  'i need {q}, you can have the rest',
  'could i have {q} and {q}?',
  'i will give you {q} for {q}',
  'what about {q} for me, {q} for you?',
  'what if i keep {q} and {q}?',
  'i propose {q} for you and {q} for me',
  'let me have {q} and the rest is yours',
  'give me {q} and {q}',
  'would you trade {q} for {q}?',
  'i can do {q} and {q}',
  '{q} and {q} for me',
];
const REFUSE = [
  'no, i need {q}',
  "sorry, i can't do that",
  'that does not work for me',
  'no way',
  "i can't give up {q}",
  'not fair, you get too much',
  'that leaves me with nothing',
  "hmm, i don't think so",
  'nope',
  "i don't agree to that",
  'that is not enough for me',
  'i can not accept that',
  'no can do, {w}',
  'sorry, i would not be happy with {q}',
  "i won't take less than {q}",
  'no thanks',
  'i need {q} though, {w}',
];
const HALF = [
  'ok, but i also need {q}',
  'i could agree, but only if i get {q}',
  'sounds good except i want {q}',
  'that works but then i need {q}',
  'deal if you add {q}',
  'fine, however i want {q} too',
  'yes i would agree if you give me {q}',
  'good idea but how about {q} for me?',
];
const ACCEPT = [
  'deal',
  'ok',
  'okay deal',
  'agreed',
  'sounds good',
  'sounds fair to me',
  'that works for me',
  'ok, that works',
  'yes, i can do that',
  'fine with me',
  'sure',
  'yes',
  'great, deal!',
  'i accept',
  'that is fair',
  'ok you can have that',
  'i can live with that',
  "alright, let's do it",
  'perfect',
  'you got it',
  "it's a deal",
  'yep that works',
  'okay, i agree',
  'i will take that',
  'that sounds perfect',
  'i guess that is fine',
  'all right then',
  'okay, you take {q} and i get {q}',
  'good, so {q} for you and {q} for me',
  'ok i will take {q} and you get {q} then',
  "i'm happy with that",
  'fair enough',
];
const THANKS = [
  'thank you!',
  'great',
  'thanks, enjoy your day',
  'nice doing business with you',
  'perfect, thanks',
  'glad we sorted it out',
  'awesome, take care',
  'have a good one!',
  'you too, bye',
  'cool, i will submit it',
  'deal',
  "great, then it's a deal",
  ':)',
  '🙂',
  'thanks so much, good luck',
  'my kids will be happy',
  'haha we will manage',
];
const RECAP = [
  'so {q} and {q} for me, {q} for you, right?',
  'to recap, you get {q} and {q}, i get {q}',
  'so i get {q} and {q}, correct?',
  'just to confirm: {q} for me and {q} for you',
  'i will take {q}, and you {q} and {q}',
];
const DEAL_THEN = [
  "it's a deal then?",
  'deal?',
  'so we agree?',
  'done deal?',
  'so that is okay with you?',
  'great, so {q} for you, right?',
];
const SEAL = ['deal', "it's a deal", 'i accept', 'agreed', 'done', 'ok deal', 'we have a deal'];
const CONFIRM = [
  'yes, that is right',
  'correct',
  'yep',
  'yes exactly',
  'that is correct, thanks',
  'right',
  'yes, deal',
];
const YIELD = [
  'ok, then i will take {q} and you get {q}',
  'fine, you take {q} and i take {q}',
  'since you need it, you can have {q} and i keep {q}',
  'i will take {q} and {q}, you take the rest',
  'then you take {q}, i have {q} and {q}',
  'okay you can have {q}. i will keep {q}',
  'i give in, take {q}. then i get {q}',
];
const BREAK = [
  'no deal',
  'no deal then',
  'ok, no deal',
  'then we have no deal',
  'i agree, no deal',
  'we will never agree',
  'i walk away',
  'this is going nowhere',
  'i did not agree to anything',
  'sorry, no deal',
  'fine, then nobody gets anything',
  'that is my final offer',
  'take it or leave it',
  'i am not going to accept that',
  'whatever',
  'still no',
];
const NO_DEAL = [
  'no deal',
  'then no deal',
  'ok no deal',
  "we can't make a deal",
  "i guess we can't make a deal",
  "this isn't going to work",
  "we won't be able to come up with a deal",
  "then we can't reach an agreement",
  'no deal then?',
  'we will never agree',
];
/** What is said once a talk is called off: polite, brief, and no agreement. */
const AFTER_NO_DEAL = [
  'ok',
  'okay',
  'k',
  'same',
  'alright',
  'guess not, good luck',
  'you too',
  'yes no deal',
  'agreed, no deal',
  'no deal',
  'sorry',
  'thanks anyway',
  'how do we end this?',
  'now we just wait',
  'yeah it takes a while',
  'it is not over yet for me',
  'oh well',
  'fine',
  'too bad, have a good one',
  'that is right, {w}',
];
const CHAT = [
  'where are you going?',
  'we are driving up on friday',
  'that sounds fun',
  'i have two kids and a dog',
  'what do you like doing there?',
  'it was so hot last time',
  'i see. how many of you are there?',
  'same here!',
  'do you have a preference?',
  'oh no, sorry to hear that',
  'that sounds great, i love the sea',
  'yes, i am excited too',
];

export function chat(dice) {
  const goods = dice.pick(GOODS);
  const fill = (text) =>
    text
      .replaceAll('{q}', () => {
        const count = dice.pick(COUNT);
        return `${count} ${dice.pick(goods)}${/^(1|one)$/u.test(count) ? '' : 's'}`;
      })
      .replaceAll('{w}', () => dice.pick(WHY));
  const turns = [];
  let speaker = dice.pick(['a', 'b']);
  const say = (...choices) => {
    const text = fill(choices.map((list) => dice.pick(list)).join(dice.pick(['. ', ', ', '! ', ' . ', ' '])));
    turns.push({ speaker, text });
    speaker = speaker === 'a' ? 'b' : 'a';
  };
  const wordy = dice.maybe(0.5);
  if (wordy) for (let at = dice.upTo(3); at > 0; at--) say(dice.maybe(0.5) ? GREET : CHAT);
  const offers = wordy ? 3 + dice.upTo(8) : dice.upTo(4);
  for (let at = 0; at < offers; at++) {
    if (at === 0 || dice.maybe(0.45)) wordy ? say(OFFER, WHY, WHY) : say(OFFER);
    else if (dice.maybe(0.4)) say(REFUSE, OFFER);
    else if (dice.maybe(0.5)) say(REFUSE);
    else if (dice.maybe(0.4)) say(HALF);
    else wordy ? say(dice.maybe(0.5) ? CHAT : WHY, WHY) : say(OFFER);
  }
  const opening = turns.length;
  const end = dice.next();
  // No agreement: cut off while it is open, or broken off.
  if (end < 0.31) return { turns: turns.slice(0, Math.max(2, dice.upTo(Math.min(7, opening)))), agreed: false };
  if (end < 0.35) {
    say(OFFER);
    say(dice.maybe(0.5) ? HALF : REFUSE);
    return { turns, agreed: false };
  }
  if (end < 0.44) {
    say(OFFER);
    if (dice.maybe(0.5)) say(REFUSE);
    for (let at = dice.upTo(4); at > 0; at--) dice.maybe(0.3) ? say(REFUSE, BREAK) : say(BREAK);
    return { turns, agreed: false };
  }
  if (end < 0.49) {
    if (dice.maybe(0.5)) say(OFFER);
    say(NO_DEAL);
    for (let at = dice.upTo(5); at > 0; at--) dice.maybe(0.15) ? say(OFFER) : say(AFTER_NO_DEAL);
    if (dice.maybe(0.7)) return { turns, agreed: false };
    // Another proposal opens it again, and is taken up.
    say(OFFER);
    dice.maybe(0.3) ? say(ACCEPT, THANKS) : say(ACCEPT);
    return { turns, agreed: true };
  }
  // An offer that nobody answers: late in a talk it is sometimes what is then done.
  if (end < 0.6) {
    say(YIELD);
    return { turns, agreed: dice.maybe(turns.length > 8 ? 0.9 : 0.35) };
  }
  if (end < 0.67) {
    say(OFFER);
    return { turns, agreed: dice.maybe(turns.length > 8 ? 0.75 : 0.08) };
  }
  say(dice.maybe(0.3) ? YIELD : dice.maybe(0.4) ? RECAP : OFFER);
  const how = dice.next();
  if (how < 0.25) say(ACCEPT, THANKS);
  else if (how < 0.35) say(YIELD, SEAL);
  else say(ACCEPT);
  if (dice.maybe(0.35)) {
    say(RECAP);
    if (dice.maybe(0.7)) say(CONFIRM);
  } else if (dice.maybe(0.12)) {
    say(DEAL_THEN);
    if (dice.maybe(0.5)) say(CONFIRM);
  }
  if (dice.maybe(0.45)) for (let at = dice.upTo(3); at > 0; at--) say(THANKS);
  return { turns, agreed: true };
}
