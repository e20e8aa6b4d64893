import type { MemoryPoint } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import { quoted, shortened } from '../../shared/work/quoted.js';
import { section, spokenInTurn, spokenWords } from '../../shared/work/sections.js';
import type { Exchange, Talk } from '../talk.js';

/** To the Interviewer as the conversation that it leads; to all others as a record, which is data. */
export type As = 'conversation' | 'record';

/** Characters of what one said in a turn that later prompts show; the whole stands in the log. */
export const SHOWN = 3_000;

/** Characters of a talk that are shown word for word, by language: about as many tokens. */
const WORD_FOR_WORD: Record<Language, number> = { en: 24_000, zh: 7_000 };

/** The same for what is shown shortened, where nothing has taken older turns together for long (I5). */
const IN_BRIEF: Record<Language, number> = { en: 6_000, zh: 2_000 };

/** Turns that are shown shortened at most. */
const MOST_IN_BRIEF = 64;

const WORDS = {
  en: {
    memory: (through: number) => `Turns 1 to ${through}, in short`,
    brief: (from: number, through: number) =>
      `Turns ${from} to ${through}, each shortened: the record has them in full`,
    left: (through: number) => `Of what was said up to turn ${through} nothing is shown here: the record has it.`,
    record: 'What was said, word for word',
    turn: (turn: number) => (turn ? `Turn ${turn}` : 'The opening'),
    user: 'The user said:',
    answer: 'You said:',
    interrupted: 'You said, until the user broke in:',
    none: 'You gave no answer.',
  },
  zh: {
    memory: (through: number) => `第 1 至 ${through} 轮（摘要）`,
    brief: (from: number, through: number) => `第 ${from} 至 ${through} 轮（均已缩短，完整内容在记录中）`,
    left: (through: number) => `第 ${through} 轮及之前的内容未在此列出，完整内容在记录中。`,
    record: '谈话原文',
    turn: (turn: number) => (turn ? `第 ${turn} 轮` : '开场'),
    user: '用户说：',
    answer: '你说：',
    interrupted: '你说到这里被用户打断：',
    none: '你没有作答。',
  },
} satisfies Record<Language, object>;

/**
 * A talk in blocks that follow one another as it went: what was taken together, then turn by turn. A block, once there,
 * stays as it is to the byte while later ones are added behind it, so that a provider has all but the new ones in its
 * cache. A talk that grows too long, since nothing took it together, is shown shortened at its beginning: seldom, and
 * then by half, for the cache's sake.
 */
export function talkText({ memory, compressed, exchanges }: Talk, as: As, language: Language): string[] {
  const from = wordForWordFrom(exchanges, WORD_FOR_WORD[language]);
  return [
    ...(memory.length ? [memoryText(memory, compressed, language)] : []),
    ...(from ? [briefText(exchanges.slice(0, from), as, language)] : []),
    ...exchanges.slice(from).map((one, index) => {
      const text = exchangeText(one, as, language);
      return as === 'record' && !index ? `## ${WORDS[language].record}\n${text}` : text;
    }),
  ];
}

export const memoryText = (points: readonly MemoryPoint[], through: number, language: Language): string =>
  [
    `## ${WORDS[language].memory(through)}`,
    ...points.map(({ text, turns }) => quoted('memory', text, { turns: listed(turns) })),
  ].join('\n');

/** One turn: what the user said, and what was answered. */
export function exchangeText(exchange: Exchange, as: As, language: Language, most = SHOWN): string {
  const { turn, user } = exchange;
  const words = WORDS[language];
  const said = user.map((text) => shortened(text, most));
  const answer = shortened(heardOf(exchange), most);
  const { interrupted } = exchange;
  if (as === 'record') {
    const broken = interrupted && { interrupted: 'yes' };
    return [
      ...said.map((text) => quoted('user', text, { turn })),
      ...(answer ? [quoted('interviewer', answer, { turn, ...broken })] : []),
    ].join('\n');
  }
  return section(
    words.turn(turn),
    ...(said.length ? [words.user, spokenInTurn(said)] : []),
    ...(answer ? [interrupted ? words.interrupted : words.answer, spokenWords(answer)] : [words.none]),
  );
}

/** What the user heard of an answer: of one that was broken into, no more than that (I8). */
function heardOf({ answer = '', interrupted }: Exchange): string {
  const heard = interrupted?.heard_characters;
  return heard === undefined || heard >= answer.length ? answer : `${answer.slice(0, heard)} …`;
}

/** Where the turns begin that are shown word for word: where they have become too many, half of them stay so. */
function wordForWordFrom(exchanges: readonly Exchange[], most: number): number {
  let from = 0;
  let characters = 0;
  exchanges.forEach((one, index) => {
    characters += lengthOf(one);
    if (characters <= most) return;
    while (characters > most / 2 && from < index) characters -= lengthOf(exchanges[from++]!);
  });
  return from;
}

const lengthOf = ({ user, answer = '' }: Exchange): number =>
  [...user, answer].reduce((sum, text) => sum + Math.min(text.length, SHOWN), 0);

/** Turns shortened to so much that all of them fit; the more there are, the less of each, and in few steps. */
function briefText(exchanges: readonly Exchange[], as: As, language: Language): string {
  const words = WORDS[language];
  const shown = exchanges.slice(-MOST_IN_BRIEF);
  const left = exchanges.at(-1 - MOST_IN_BRIEF);
  const texts = shown.reduce((sum, { user }) => sum + user.length + 1, 0);
  const each = Math.floor(IN_BRIEF[language] / 2 ** Math.ceil(Math.log2(Math.max(8, texts))));
  return [
    ...(left ? [words.left(left.turn)] : []),
    `## ${words.brief(shown[0]!.turn, shown.at(-1)!.turn)}`,
    ...shown.map((one) => exchangeText(one, as, language, Math.max(20, each))),
  ].join('\n');
}

export const listed = (turns: readonly number[]): string => turns.join(', ');
