import type { Member } from '@parley/contracts';
import type { SelectTask } from './select.js';

/** By words that the message shares with a member's expertise, name and persona; of equals the earlier one. */
export function rehearseSelection({ members, message, min_speakers, max_speakers, language }: SelectTask) {
  const said = message.toLowerCase();
  const vocabulary = members.map(wordsOf);
  // A word that half of them share tells nobody apart.
  const telling = (word: string) => vocabulary.filter((words) => words.has(word)).length * 2 <= members.length;
  const scored = members
    .map((member, index) => {
      const words = [...vocabulary[index]!].filter((word) => said.includes(word) && telling(word));
      const known = words.filter((word) => member.expertise.some((one) => one.toLowerCase().includes(word)));
      return { member, words, score: words.length + 2 * known.length };
    })
    .toSorted((a, b) => b.score - a.score);
  const fitting = scored.filter(({ score }) => score).length;
  const count = Math.min(max_speakers, Math.max(min_speakers, fitting));
  const none = language === 'zh' ? '补充其他视角' : 'another point of view';
  return scored
    .slice(0, count)
    .map(({ member, words }) => ({ participant_id: member.participant_id, reason: words.join(', ') || none }));
}

/** Words of four letters and more, and pairs of Han characters: short ones fit everything. */
function wordsOf({ name, persona, expertise: known }: Member): Set<string> {
  const text = `${known.join(' ')} ${name} ${persona}`.toLowerCase();
  const latin = text.match(/[\p{Script=Latin}\p{N}]{4,}/gu) ?? [];
  const han = (text.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) =>
    [...run].slice(0, -1).map((character, index) => character + [...run][index + 1]!),
  );
  return new Set([...known.map((word) => word.toLowerCase()), ...latin, ...han]);
}
