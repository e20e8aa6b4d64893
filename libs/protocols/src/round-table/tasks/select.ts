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
import { rehearseSelection } from './rehearse-selection.js';
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
  max_output_tokens: 600,
  task(state) {
    const { members, config } = openedOf(state);
    const { min_speakers, max_speakers } = config;
    const message = state.waiting.map(({ text }) => text).join('\n');
    return { ...tableTask(state), members, message, min_speakers, max_speakers };
  },
  texts: (task) => facilitatorTexts(task, INSTRUCTION, partsOf(task)),
  rehearse: (task) => ({ picked: rehearseSelection(task) }),
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
