import { own, type Contribute, type Member, type SpokenLine, type Stance } from '@parley/contracts';
import { outputSchema } from '../../shared/work/output-schema.js';
import { checked, type TurnSpec } from '../../shared/work/turn-spec.js';
import { memberOf, openedOf, type RoundTableState } from '../state.js';
import { wordingOf } from '../../shared/words.js';
import { contributionTexts } from './contribution-text.js';
import { rehearseContribution } from './rehearse-contribution.js';
import { heardSince, tableTask } from './table-task.js';
import type { ContributeTask } from './contribute-task.js';

/** A member's turn (R1): it speaks in character. */
export const contribute: TurnSpec<RoundTableState, ContributeTask> = {
  kind: 'contribute',
  version: 3,
  schema: outputSchema('Contribute', ['text', { stance: ['claim', 'accepts', 'rejects', 'verdict'] }]),
  tier: 'strong',
  max_output_tokens: 1500,
  task: (state, { participant_id }) => contributeTask(state, participant_id),
  texts: contributionTexts,
  rehearse: rehearseContribution,
  /** Who is named and is not there is told to the model once, with who is; named again, it is recorded as named. */
  accept(output, { task, request: { participant_id, request_id }, call }) {
    const given = output as Pick<Contribute, 'text' | 'stance'>;
    const words = wordingOf(task.language).roundTable;
    if (!given.text.trim()) return { invalid: words.emptyContribution };
    const stance = given.stance && stanceAmong(given.stance, task);
    const data = { participant_id, request_id, ...given, ...(stance && { stance }), tool_calls: [], call };
    const answer = checked('Contribute', data, task.language);
    if ('invalid' in answer || !stance?.unknown) return answer;
    const there = task.others.map((other) => other.participant_id);
    return { invalid: words.notThere(stance.unknown, there), asSaid: answer };
  },
};

/**
 * What a member is asked, from the state at its TurnRequested (R1). It sees what was said before its turn and nothing
 * that comes after: in parallel nobody hears the others of the same round.
 * @throws where nobody of that id is at the table
 */
export function contributeTask(state: RoundTableState, participantId: string): ContributeTask {
  const member = memberOf(state, participantId);
  if (!member) throw new Error(`${participantId} is not at the table`);
  const { config, members } = openedOf(state);
  const table = tableTask(state);
  const unheard = (round: number) => config.speaking === 'parallel' && round >= state.round;
  const line = lineOf(member, own(state.asked, participantId) ?? 1);
  return {
    ...table,
    talk: {
      ...table.talk,
      entries: table.talk.entries.filter(({ kind, round }) => kind !== 'said' || !unheard(round)),
    },
    member,
    others: members
      .filter((other) => other.participant_id !== participantId)
      .map(({ participant_id, name }) => ({ participant_id, name })),
    last: state.round === table.agenda,
    summed_up: config.summaries === 'every_round',
    heard: heardSince(state, state.round - 1).filter(({ round }) => !unheard(round)),
    ...(line && { line }),
  };
}

/** A script says its last line again and again: what would loop without an end can be rehearsed. */
const lineOf = ({ script }: Member, turn: number): SpokenLine | undefined =>
  script.find((line) => line.turn === turn) ?? script.filter((line) => line.turn < turn).at(-1);

/** With ids of those who are there; a name is as good as an id, and a position of one's own goes without saying. */
function stanceAmong({ claim, verdict, ...named }: Stance, { member, others }: ContributeTask): Stance {
  const idOf = (given: string) =>
    [...others, member].find(({ participant_id, name }) => [participant_id, name].includes(given))?.participant_id;
  const known = (given: string[]) => [
    ...new Set(given.flatMap((one) => idOf(one) ?? []).filter((id) => id !== member.participant_id)),
  ];
  const unknown = [...new Set([...named.accepts, ...named.rejects].filter((one) => idOf(one) === undefined))];
  const stance = { claim, verdict, accepts: known(named.accepts), rejects: known(named.rejects) };
  return unknown.length ? { ...stance, unknown } : stance;
}
