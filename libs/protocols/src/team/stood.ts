import type { MinorityView, Vote } from '@parley/contracts';
import { dissentOf, type Stood } from '../shared/consent/stood.js';
import { lastArguments, missingIn, teamOf, type TeamPhase, type TeamState } from './state.js';

/** Where everyone stands on the rulings of debates, who was asked and gave nothing, and what nobody has settled (D1, D3). */
export function stood(state: TeamState): Stood {
  const minority = state.phases.flatMap(({ title, talk }) =>
    (talk?.ruled?.minority ?? []).map((one): MinorityView => dissentOf({ ...one, about: title })),
  );
  return { votes: votesIn(state, minority), minority, not_heard: unheardIn(state), open_points: openIn(state) };
}

/** The votes of those who argued; nobody has to be asked about what the conclusion follows. */
function votesIn({ phases }: TeamState, minority: readonly MinorityView[]): Vote[] {
  const against = new Set(minority.map(({ participant_id }) => participant_id));
  const followed = new Set(
    phases.flatMap(({ talk }) => talk?.ruled?.ruling.follows.map(({ participant_id }) => participant_id) ?? []),
  );
  const argued = new Set(phases.flatMap((phase) => lastArguments(phase).map(({ participant_id }) => participant_id)));
  return [...argued].map((participant_id) => ({
    participant_id,
    stance: against.has(participant_id) ? 'disagree' : followed.has(participant_id) ? 'agree' : 'unstated',
  }));
}

/** Whose phase has failed, who gave no argument in the last round of a debate, and the lead where Parley took its place. */
function unheardIn(state: TeamState): string[] {
  const { phases, report, stop } = state;
  const { lead } = teamOf(state);
  const isLeadMissing =
    !stop && (phases.some(({ talk }) => talk?.ruled?.template && talk.arguments.length) || report?.template);
  return [
    ...new Set([
      ...phases.filter(({ status }) => status === 'failed').map(({ expert }) => expert),
      ...phases.flatMap(({ talk }) => (talk?.ruled ? (talk.closed.at(-1)?.missed ?? []) : [])),
      ...(isLeadMissing && phases.some(({ status }) => status === 'completed') ? [lead] : []),
    ]),
  ];
}

/** What is missing, what was shelved, and what results leave open that nobody has built on since. */
function openIn(state: TeamState): string[] {
  const builtOn = new Set(
    state.phases.filter(({ status }) => status === 'completed').flatMap(({ depends_on }) => depends_on),
  );
  const leftBy = ({ phase_id, talk, completed }: TeamPhase): string[] => {
    if (talk?.ruled?.ruling.decision === 'shelve') return [talk.ruled.ruling.conclusion];
    return builtOn.has(phase_id) ? [] : (completed?.result.open_points ?? []);
  };
  const missing = missingIn(state).map(({ title, reason }) => `${title}: ${reason}`);
  return [...new Set([...missing, ...state.phases.flatMap(leftBy)])];
}
