import type { RoundTableConfig } from '@parley/contracts';
import type { Heard } from '../../shared/work/discussion.js';
import type { Task } from '../../shared/work/prompt.js';
import { agendaOf, nameOf, openedOf, type RoundTableState } from '../state.js';
import { isSaid, type Talk } from '../talk.js';

/** What every task of a round table is asked with. */
export interface TableTask extends Task, Pick<RoundTableConfig, 'mode' | 'speaking'> {
  topic: string;
  question: string;
  /** Whoever is at the table, each in a line. */
  members: Seated[];
  talk: Talk;
  /** What people said that this round hears first. */
  interventions: string[];
  round: number;
  /** The last round of the agenda; 0 where there is none. */
  agenda: number;
}

/** A member as the others see it. */
export interface Seated {
  participant_id: string;
  name: string;
  about: string;
  expertise: string[];
}

/** Characters of a persona that others are shown. */
const ABOUT = 200;

export function tableTask(state: RoundTableState): TableTask {
  const { language, topic, question, members, config } = openedOf(state);
  const { round, talk } = state;
  return {
    language,
    topic,
    question,
    mode: config.mode,
    speaking: config.speaking,
    members: members.map(({ participant_id, name, persona, expertise }) => ({
      participant_id,
      name,
      about: persona.slice(0, ABOUT),
      expertise,
    })),
    talk,
    interventions: talk.entries.flatMap((entry) => (entry.kind === 'user' && entry.round === round ? entry.text : [])),
    round,
    agenda: agendaOf(state),
  };
}

/** What was said since a round, as others see it. */
export const heardSince = (state: RoundTableState, first: number): Heard[] =>
  state.talk.entries
    .filter(isSaid)
    .filter(({ round }) => round >= first)
    .map(({ kind: _kind, ...one }) => ({ ...one, name: nameOf(state, one.participant_id) }));
