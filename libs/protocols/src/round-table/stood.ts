import { type MinorityView, type Vote } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { dissentOf, type Stood } from '../shared/consent/stood.js';
import { apartFrom, tableAnswer, type TableAnswer } from './answers.js';
import { openedOf, type RoundTableState } from './state.js';

/**
 * Where everyone stands at the table: dissent until its member takes it back, agreement only of who was heard in the last round. Where
 * the table has an answer, who holds it agrees with it, whatever it disagreed with before the others came to it; in part, where that is
 * what it said.
 */
export function stood(state: RoundTableState): Stood {
  const { members } = openedOf(state);
  const not_heard = unheardIn(state);
  const answer = tableAnswer(state.answers);
  const votes = members.flatMap(({ participant_id }): Vote[] => {
    const last = ownProperty(state.spoke, participant_id);
    const said = last?.stance?.verdict;
    const stance = answer?.holders.includes(participant_id) && said !== 'partly' ? 'agree' : (said ?? 'unstated');
    const isDissent = stance === 'partly' || stance === 'disagree';
    return last && (isDissent || !not_heard.includes(participant_id)) ? [{ participant_id, stance }] : [];
  });
  const undecided = members.flatMap(({ participant_id, name }) => {
    const stance = ownProperty(state.spoke, participant_id)?.stance;
    return stance?.verdict === 'undecided' && stance.claim ? [`${name}: ${stance.claim}`] : [];
  });
  return { votes, minority: minorityIn(state, answer), not_heard, open_points: undecided };
}

/** Whose last turn gave nothing; and at a board, where everybody is asked in every round, who has never said a word. */
function unheardIn(state: RoundTableState): string[] {
  const { members, config } = openedOf(state);
  const skipped = new Set(
    state.turns.filter(({ status }) => status === 'skipped').map(({ participant_id }) => participant_id),
  );
  const isMute = (id: string) => config.mode === 'board' && state.round > 0 && !ownProperty(state.spoke, id);
  return members.map(({ participant_id }) => participant_id).filter((id) => skipped.has(id) || isMute(id));
}

/** Whoever said that it does not agree, and whoever holds another answer: each once. */
function minorityIn({ dissent, answers }: RoundTableState, answer: TableAnswer | undefined): MinorityView[] {
  if (!answer) return dissent.map(dissentOf);
  const apart = apartFrom(answer, answers);
  const isApart = (id: string) => apart.some(({ participant_id }) => participant_id === id);
  const others = dissent.filter(({ participant_id: id }) => !answer.holders.includes(id) && !isApart(id));
  return [...others, ...apart].map(dissentOf);
}
