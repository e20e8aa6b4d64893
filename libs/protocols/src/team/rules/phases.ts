import type { Command, DivergenceAssessment, Problem } from '@parley/contracts';
import { phaseOf, teamOf, type TeamState, type TeamTurn } from '../state.js';
import { wordingOf } from '../../shared/words.js';
import { insertDebate, notHeld } from './insert-debate.js';
import { answer, answeredBy, askLead, type Run } from './turns.js';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Keeps what a phase hands over; before others build on it, the lead looks for divergence (D1, D4). */
export function completePhase(run: Run, { data }: Of<'CompletePhase'>): Problem | undefined {
  return answer(run, 'execute', data, (turn) => {
    const { phase_id = '', participant_id } = turn;
    const { result, offered } = data;
    const handed = { phase_id, participant_id, result, submitted_at: run.time };
    run.emit('PhaseCompleted', { ...handed, ...answeredBy(turn, data), ...(offered && { offered }) });
    if (teamOf(run.state).config.automatic_debates && !run.state.stop) askLead(run, 'assess', phase_id);
    return undefined;
  });
}

export function assessDivergence(run: Run, { data }: Of<'AssessDivergence'>): Problem | undefined {
  return answer(run, 'assess', data, (turn) => {
    const { phase_id = '' } = turn;
    const { assessment } = data;
    const { reason, criterion, statements, topic, participants } = assessment;
    const cause = 'divergence' as const;
    const grounds = { cause, phase_id, reason, criterion, statements, ...answeredBy(turn, data) };
    const { noTwoStatements } = wordingOf(teamOf(run.state).language).team;
    if (criterion === 'none') notHeld(run, grounds);
    else if (statements.length < 2) notHeld(run, { ...grounds, reason: `${reason} ${noTwoStatements}` });
    else {
      const authors = concernedBy(run.state, turn, assessment);
      const depends_on = authors.map((phase) => phase.phase_id);
      const waiting = run.state.phases.filter(({ status }) => status === 'waiting');
      const before = waiting.filter((phase) => phase.depends_on.some((id) => depends_on.includes(id)));
      const wanted = participants.length ? participants : authors.map(({ expert }) => expert);
      insertDebate(run, grounds, {
        topic: topic || reason.slice(0, 1000),
        participants: wanted,
        depends_on,
        before: before.map((phase) => phase.phase_id),
      });
    }
    return undefined;
  });
}

/** The phase that was assessed, and those that the two statements stand in. */
function concernedBy(state: TeamState, turn: TeamTurn, { statements }: DivergenceAssessment) {
  const ids = new Set([turn.phase_id, ...statements.map(({ phase_id }) => phase_id)]);
  return state.phases.filter(({ phase_id, status }) => ids.has(phase_id) && status === 'completed');
}

/** A failed assessment counts as no divergence: a debate too few is better than one for nothing (D4). */
export function notAssessed(run: Run, phaseId: string | undefined, code: string): void {
  const { phase_id } = phaseOf(run.state, phaseId);
  const reason = wordingOf(teamOf(run.state).language).team.notAssessed(code);
  notHeld(run, { cause: 'divergence', phase_id, reason, criterion: 'none', statements: [] });
}
