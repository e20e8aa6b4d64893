import type { CompleteSelection, FieldError, Member } from '@parley/contracts';
import type { Run } from '../../shared/decider.js';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import { conclude } from '../rules/conclude.js';
import { startPickedRound } from '../rules/rounds.js';
import { memberOf, openedOf, type RoundTableState } from '../state.js';
import { wordingOf } from '../wording.js';
import { facilitatorTexts } from './facilitator.js';
import { tableTask, type TableTask } from './table-task.js';

export interface SelectTask extends TableTask {
  members: Member[];
  message: string;
  min_speakers: number;
  max_speakers: number;
}

const INSTRUCTION = {
  en: 'Pick the members whose persona and expertise fit the message best, the best first, within the numbers given. Give each a short reason.',
  zh: '挑选人设与专长最贴合该消息的成员，最合适的在前，人数在给定范围内，各附简短理由。',
};

/** Who answers the user's message (R1). */
export const select: FacilitationSpec<RoundTableState, 'CompleteSelection', SelectTask> = {
  kind: 'select',
  version: 1,
  command: 'CompleteSelection',
  phase: 'selecting',
  schema: outputSchema('CompleteSelection', ['picked']),
  tier: 'fast',
  max_output_tokens: 600,
  task(state) {
    const { members, config } = openedOf(state);
    const { min_speakers, max_speakers } = config;
    const message = state.waiting.map(({ text }) => text).join('\n');
    return { ...tableTask(state), members, message, min_speakers, max_speakers };
  },
  texts: (task) => facilitatorTexts(task, INSTRUCTION, partsOf(task)),
  rehearse,
  errors: selectionErrors,
  proceed: (run, { picked }) => startPickedRound(run, picked),
  giveUp(run) {
    if (run.state.outOfFunds) conclude(run);
    else pickByTurn(run);
  },
};

const partsOf = ({ members, message, min_speakers, max_speakers }: SelectTask): string[] => [
  ...members.map(({ participant_id, name, persona, expertise }) =>
    quoted('member', persona, { participant_id, name, expertise: expertise.join(', ') }),
  ),
  quoted('message', message),
  `<numbers min="${min_speakers}" max="${max_speakers}"/>`,
];

/** Whom a selection may name, and how many (R1). */
function selectionErrors(state: RoundTableState, { picked }: CompleteSelection): FieldError[] {
  const { min_speakers, max_speakers } = openedOf(state).config;
  const strangers = picked.flatMap(({ participant_id }, index) => {
    const pointer = `/picked/${index}/participant_id`;
    if (!memberOf(state, participant_id)) return [{ pointer, reason: `${participant_id} is not at the table` }];
    const twice = picked.findIndex((other) => other.participant_id === participant_id) < index;
    return twice ? [{ pointer, reason: `${participant_id} is there twice` }] : [];
  });
  const fits = picked.length >= min_speakers && picked.length <= max_speakers;
  const count = { pointer: '/picked', reason: `must name ${min_speakers} to ${max_speakers} members` };
  return fits ? strangers : [...strangers, count];
}

/** Those who have spoken least answer, and the log says that nobody was picked. */
function pickByTurn(run: Run<RoundTableState>): void {
  const { members, config, language } = openedOf(run.state);
  const { asked } = run.state;
  const byTurns = members.toSorted((a, b) => (asked[a.participant_id] ?? 0) - (asked[b.participant_id] ?? 0));
  const reason = wordingOf(language).notSelected;
  const picked = byTurns.slice(0, config.min_speakers).map(({ participant_id }) => ({ participant_id, reason }));
  startPickedRound(run, picked);
}

/** By words that the message shares with a member's expertise, name and persona; of equals the earlier one. */
function rehearse({ members, message, min_speakers, max_speakers, language }: SelectTask) {
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
  const picked = scored
    .slice(0, count)
    .map(({ member, words }) => ({ participant_id: member.participant_id, reason: words.join(', ') || none }));
  return { picked };
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
