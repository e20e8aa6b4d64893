import { type CompleteSelection, type FieldError, type Member } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { Run } from '../../shared/decider.js';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { nowSection, section, spokenWords } from '../../shared/work/sections.js';
import { conclude } from '../rules/conclude.js';
import { startPickedRound } from '../rules/rounds.js';
import { memberOf, openedOf, type RoundTableState } from '../state.js';
import { facilitatorSystem, sharedText } from './table-text.js';
import { wordingOf } from '../../shared/words.js';
import { tableTask, type TableTask } from './table-task.js';

export interface SelectTask extends TableTask {
  /** Those at the table, in full. */
  candidates: Member[];
  message: string;
  min_speakers: number;
  max_speakers: number;
}

const INSTRUCTION = {
  en: `The user's message is answered by a few members. Pick those who have most to say to it: by what they know, by who they are, and by
what they have said so far. Who was asked by name answers. Where two fit equally, pick the one that sees it differently or has
spoken less. Give the reason first, then the member's id; the one with most to say comes first.`,
  zh: `用户的消息由少数几位成员回应。请挑选最有话可说的人：看其专长、身份以及到目前为止说过的话。被点名的人必须回应。
条件相当时，选看法不同或发言较少的一位。先写理由，再写成员 id；最有话可说的排在最前。`,
};

const WORDS = {
  en: { message: "The user's message", pick: (range: string) => `Pick ${range} members.` },
  zh: { message: '用户的消息', pick: (range: string) => `请选出 ${range} 位成员。` },
};

/** Whoever answers the user's message (R1). */
export const select: FacilitationSpec<RoundTableState, 'CompleteSelection', SelectTask> = {
  kind: 'select',
  version: 3,
  command: 'CompleteSelection',
  phase: 'selecting',
  schema: outputSchema('CompleteSelection', [{ picked: ['reason', 'participant_id'] }]),
  tier: 'fast',
  max_output_tokens: 600,
  task(state) {
    const { members, config } = openedOf(state);
    const { min_speakers, max_speakers } = config;
    const message = state.waiting.map(({ text }) => text).join('\n');
    return { ...tableTask(state), candidates: members, message, min_speakers, max_speakers };
  },
  texts: (task) => ({
    system: facilitatorSystem(task.language, INSTRUCTION),
    shared: sharedText(task),
    user: userText(task),
  }),
  rehearse,
  errors: selectionErrors,
  proceed: (run, { picked }) => startPickedRound(run, picked),
  giveUp(run) {
    if (run.state.outOfFunds) conclude(run);
    else pickByTurn(run);
  },
};

function userText({ language, message, min_speakers: least, max_speakers: most }: SelectTask): string {
  const words = WORDS[language];
  const range = least === most ? `${least}` : language === 'zh' ? `${least} 至 ${most}` : `${least} to ${most}`;
  return [section(words.message, spokenWords(message)), nowSection(language, words.pick(range))].join('\n\n');
}

/** Whom a selection may name, and how many (R1). */
function selectionErrors(state: RoundTableState, { picked }: CompleteSelection): FieldError[] {
  const { config, language, members } = openedOf(state);
  const { min_speakers, max_speakers } = config;
  const words = wordingOf(language).roundTable;
  const there = members.map(({ participant_id }) => participant_id);
  const strangers = picked.flatMap(({ participant_id }, index) => {
    const pointer = `/picked/${index}/participant_id`;
    if (!memberOf(state, participant_id)) return [{ pointer, reason: words.noMember(participant_id, there) }];
    const twice = picked.findIndex((other) => other.participant_id === participant_id) < index;
    return twice ? [{ pointer, reason: words.twice(participant_id) }] : [];
  });
  const fits = picked.length >= min_speakers && picked.length <= max_speakers;
  const count = { pointer: '/picked', reason: words.count(min_speakers, max_speakers) };
  return fits ? strangers : [...strangers, count];
}

/** Those who have spoken least answer, and the log says that nobody was picked. */
function pickByTurn(run: Run<RoundTableState>): void {
  const { members, config, language } = openedOf(run.state);
  const { asked } = run.state;
  const turnsOf = ({ participant_id }: { participant_id: string }) => ownProperty(asked, participant_id) ?? 0;
  const byTurns = members.toSorted((a, b) => turnsOf(a) - turnsOf(b));
  const reason = wordingOf(language).roundTable.notSelected;
  const picked = byTurns.slice(0, config.min_speakers).map(({ participant_id }) => ({ participant_id, reason }));
  startPickedRound(run, picked);
}

/** By words that the message shares with a member's expertise, name and persona; of equals the earlier one. */
function rehearse({ candidates: members, message, min_speakers, max_speakers, language }: SelectTask) {
  const isSaid = saidIn(message);
  const vocabulary = members.map(wordsOf);
  // A word that half of them share tells nobody apart.
  const telling = (word: string) => vocabulary.filter((words) => words.has(word)).length * 2 <= members.length;
  const scored = members
    .map((member, index) => {
      const words = [...vocabulary[index]!].filter((word) => isSaid(word) && telling(word));
      const known = words.filter((word) => member.expertise.some((one) => one.toLowerCase().includes(word)));
      return { member, words, score: words.length + 2 * known.length };
    })
    .toSorted((a, b) => b.score - a.score);
  const fitting = scored.filter(({ score }) => score).length;
  const count = Math.min(max_speakers, Math.max(min_speakers, fitting));
  const none = language === 'zh' ? '与消息没有共同的词' : 'no word in common with the message';
  const picked = scored
    .slice(0, count)
    .map(({ member, words }) => ({ participant_id: member.participant_id, reason: words.join(', ') || none }));
  return { picked };
}

/** Stand in any sentence, whatever it is about. */
const SAY_NOTHING = new Set(
  `about after again also always another because been before being both cannot could does doing done down each else ever every
  everybody everything from give goes going have having here into itself just know like made make makes many more most much must need
  needs never nobody nothing once only other others ours over same shall should since some something such take takes than that their
  theirs them then there these they thing things think thinks this those through under until upon very want wants well were what
  whatever when where whether which while whom whose will with within without would your yours
  一个 一些 一样 不是 不能 不要 什么 他们 但是 你们 全部 其他 可以 因为 大家 如何 如果 她们 已经 应该 怎么 怎样 您的 我们 所以 所有 是否 有些 没有 现在 觉得 认为 这个 这些
  这样 还是 还有 那个 那些 那么 都是 里面 需要`.split(/\s+/u),
);

/** They part what stands on both sides of them, where no blanks do. */
const NOTHING_IN_HAN = new RegExp([...SAY_NOTHING].filter((word) => /\p{Script=Han}/u.test(word)).join('|'), 'gu');

/** Whether a word begins one of the message, or, without blanks between words, stands anywhere in it. */
function saidIn(message: string): (word: string) => boolean {
  const apart = (text: string) => ` ${text.replaceAll(/(?:[^\p{L}\p{N}]|\p{Script=Han})+/gu, ' ').trim()}`;
  const text = message.toLowerCase();
  const words = apart(text);
  return (word) => (/\p{Script=Han}/u.test(word) ? text.includes(word) : words.includes(apart(word)));
}

const wordsOf = ({ name, persona, expertise }: Member): Set<string> =>
  new Set([...expertise.map((one) => one.toLowerCase()), ...wordsIn(`${expertise.join(' ')} ${name} ${persona}`)]);

/** Words of four letters and more, and pairs of Han characters, that tell what it is about: short ones fit everything. */
function wordsIn(written: string): Set<string> {
  const text = written.toLowerCase();
  const latin = text.match(/[\p{Script=Latin}\p{N}]{4,}/gu) ?? [];
  const han = (text.replaceAll(NOTHING_IN_HAN, ' ').match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) => {
    const characters = [...run];
    return characters.slice(1).map((character, index) => characters[index]! + character);
  });
  return new Set([...latin, ...han].filter((word) => !SAY_NOTHING.has(word)));
}
