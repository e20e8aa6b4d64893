// Replays recorded group decisions through the product in memory, as round tables of people whose answers are the claims of their stances.
import { outcomeOf as outcomeIn } from '../libs/protocols/dist/index.js';
import { sameAnswer } from '../libs/termination/dist/index.js';
import { idOf, TableOfPeople } from './table-of-people.mjs';

const DEFAULT = [{ settled: {} }];

/**
 * How often groups are right, as a share of them, where the product's default ends their talks, and what share of all messages they heard.
 * @param toTheEnd also how it is where nothing ends them, and whether a right answer that most did not hold stands in the outcome
 */
export async function decisionsOf(groups, { toTheEnd }) {
  const ended = await outcomesOf(groups, DEFAULT);
  const whole = toTheEnd ? await outcomesOf(groups, []) : [];
  const passedOver = whole.filter(({ group }) => isPassedOver(group));
  return {
    right: shareOfRight(ended),
    messages: sum(ended.map(({ messages }) => messages)) / sum(groups.map(({ messages }) => messages.length)),
    right_at_the_end: shareOfRight(whole),
    passed_over: passedOver.length,
    named: passedOver.filter(isNamed).length,
  };
}

export const toldOf = ({ file, groups, right, messages, right_at_the_end, passed_over, named }) =>
  [
    `${file}: ${groups} groups`,
    `  ended by the default   right ${right.toFixed(3)}   messages ${messages.toFixed(3)}`,
    `  to the end             right ${right_at_the_end.toFixed(3)}   messages 1.000`,
    `  right, but not what most held at the end: ${passed_over}; named in the outcome: ${named}`,
  ].join('\n');

async function outcomesOf(groups, condition) {
  const outcomes = [];
  for (const group of groups) outcomes.push({ group, ...(await outcomeOf(group, condition)) });
  return outcomes;
}

const shareOfRight = (outcomes) =>
  outcomes.filter(({ group, answer }) => sameAnswer(answer, group.right)).length / outcomes.length;

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

/** Somebody submitted the right answer, and no fewer another. */
function isPassedOver({ right, after }) {
  const counts = Object.values(after).map((answer) => [
    answer,
    Object.values(after).filter((one) => one === answer).length,
  ]);
  const holders = counts.find(([answer]) => answer === right)?.[1] ?? 0;
  return holders > 0 && counts.some(([answer, count]) => answer !== right && count >= holders);
}

/** In the words of who holds it, or, where equally many held both, as the answer. */
const isNamed = ({ group: { right }, answer, minority }) =>
  sameAnswer(answer, right) || minority.some(({ position, argument }) => sameAnswer(position, right) && argument);

/** Holds one group's talk until a condition ends it, or to its end: what most held, after how many messages, and who held another answer. */
async function outcomeOf({ members, before, messages, after }, condition) {
  const group = new Group(members);
  await group.open(condition);
  await group.answer(before);
  let heard = 0;
  for (const { by, text, answers } of messages) {
    if (group.table.isClosed) break;
    heard += 1;
    await group.says(by, plain(text), answers);
  }
  // What each submitted is an answer of who heard it all.
  if (!group.table.isClosed) await group.answer(after);
  if (!group.table.isClosed) await group.table.send('Intervene', { text: '/end' });
  const { protocol, channel } = group.table;
  const { answer, consent } = outcomeIn(protocol, channel.state);
  return { answer: answer?.claim ?? '', messages: heard, minority: consent.minority };
}

/** A message is a round of its own, in which the others are silent but for whom the recording has with another answer by then. */
class Group {
  table = new TableOfPeople();
  held = {};

  constructor(members) {
    this.members = members;
  }

  open(condition) {
    return this.table.open({
      ...{ topic: 'A decision', question: 'What is the answer?', members: this.members },
      config: { rounds: 0, speaking: 'parallel' },
      termination: { auto_exit: true, stop_when: [...condition, ...BOUNDS] },
    });
  }

  /** Everybody's answer, each heard with those of the others. */
  async answer(answers) {
    const changed = this.members.filter((name) => this.isNew(name, answers));
    for (const name of changed) await this.contribute(name, answers[name] || NOTHING, answers);
    await this.othersAreSilent();
  }

  async says(by, text, answers) {
    const others = this.members.filter((name) => name !== by && this.isNew(name, answers));
    if (text) await this.contribute(by, text, answers);
    for (const name of others) await this.contribute(name, answers[name] || NOTHING, answers);
    await this.othersAreSilent();
  }

  isNew(name, answers) {
    return answers[name] !== undefined && answers[name] !== this.held[name];
  }

  contribute(name, text, answers) {
    const claim = this.isNew(name, answers) ? answers[name] : undefined;
    if (claim !== undefined) this.held[name] = claim;
    const stance = claim !== undefined && { verdict: this.verdict(claim), claim, accepts: [], rejects: [] };
    return this.table.says(idOf(name), text, stance);
  }

  /** Towards what at least one other holds and nobody more: agree, where it is one's own too. */
  verdict(claim) {
    if (!claim) return 'undecided';
    const counts = Object.values(this.held).map((held) => [held, this.countOf(held)]);
    const most = Math.max(...counts.map(([, count]) => count));
    return most > 1 && this.countOf(claim) === most ? 'agree' : 'disagree';
  }

  countOf(claim) {
    return Object.values(this.held).filter((held) => sameAnswer(held, claim)).length;
  }

  async othersAreSilent() {
    if (!this.table.isClosed && this.table.asked.length) await this.table.isSilent();
  }
}

/** What is said where an answer is taken back without words. */
const NOTHING = 'None.';

/** No talk is so long: an open-ended board needs a limit. */
const BOUNDS = [{ message_count: { max: 10_000 } }, { priority_command: {} }];

/** The corpus doubles its quotation marks and puts some texts between them. */
const plain = (text) =>
  text
    .replaceAll("''", "'")
    .trim()
    .replace(/^'(.*)'$/u, '$1')
    .trim();
