import type { ContributionMade, FacilitationRequested } from '@parley/contracts';
import { agendaOf, memberOf, tableOf, type RoundTableState } from '@parley/protocols';
import type { BallotTask, ContributeTask, Heard, TableTask } from './table-task.js';

/**
 * What a member is asked, from the state at its TurnRequested (R1). It sees what was said before its turn and nothing
 * that comes after: in parallel nobody hears the others of the same round.
 * @throws where nobody of that id is at the table
 */
export function contributeTask(state: RoundTableState, participantId: string): ContributeTask {
  const member = memberOf(state, participantId);
  if (!member) throw new Error(`${participantId} is not at the table`);
  const { config } = tableOf(state);
  const inTurn = config.speaking === 'in_turn';
  const heard = state.heard.filter(
    (one) => one.round < state.round || (inTurn && one.participant_id !== participantId),
  );
  const turn = state.asked[participantId] ?? 1;
  const line = member.script.find((candidate) => candidate.turn === turn) ?? lastBefore(member.script, turn);
  return {
    kind: 'contribute',
    ...common(state),
    member,
    others: tableOf(state).members.filter((other) => other.participant_id !== participantId),
    round: state.round,
    last: state.round === agendaOf(state),
    heard: heard.map((one) => shown(state, one)),
    ...(line && { line }),
  };
}

/** A script says its last line again and again: what would loop without an end can be rehearsed. */
const lastBefore = <T extends { turn: number }>(script: T[], turn: number): T | undefined =>
  script.filter((line) => line.turn < turn).at(-1);

/** What a member is asked in a vote, from the state at its BallotRequested (T1). */
export function ballotTask(state: RoundTableState, participantId: string): BallotTask {
  const { line, member, ...rest } = contributeTask(state, participantId);
  return {
    kind: 'ballot',
    ...common(state),
    member,
    ballot_question: state.stopping.vote?.question ?? '',
    heard: rest.heard,
    ...(line?.ballot && { ballot: line.ballot }),
  };
}

/** What the moderator is asked, from the state at its FacilitationRequested. */
export function tableFacilitationTask(state: RoundTableState, task: FacilitationRequested['task']): TableTask {
  const { members, config } = tableOf(state);
  const heard = state.heard.map((one) => shown(state, one));
  switch (task) {
    case 'select':
      return {
        kind: 'select',
        ...common(state),
        members,
        message: state.waiting.map(({ text }) => text).join('\n'),
        min_speakers: config.min_speakers,
        max_speakers: config.max_speakers,
      };
    case 'summarise':
    case 'conclude': {
      const ofRound = task === 'summarise' ? heard.filter((one) => one.round === state.round) : heard;
      const summaries = state.summaries.map(({ round, summary }) => ({ round, summary }));
      return { kind: task, ...common(state), round: state.round, heard: ofRound, summaries };
    }
    case 'judge':
      return { kind: 'judge', ...common(state), heard: heard.filter((one) => one.round === state.round) };
    default:
      throw new Error(`a round table has no task ${task}`);
  }
}

function common(state: RoundTableState) {
  const { language, topic, question } = tableOf(state);
  const { summary, open_points } = state.summaries.at(-1) ?? {};
  return {
    language,
    topic,
    question,
    interventions: state.applied.map((intervention) => intervention.text),
    ...(summary !== undefined && { last_summary: summary }),
    open_points: open_points ?? [],
    ...(state.facilitationError !== undefined && { previous_error: state.facilitationError }),
  };
}

function shown(state: RoundTableState, { participant_id, round, text, stance }: ContributionMade): Heard {
  const name = memberOf(state, participant_id)?.name ?? participant_id;
  return { participant_id, name, round, text, ...(stance && { stance }) };
}
