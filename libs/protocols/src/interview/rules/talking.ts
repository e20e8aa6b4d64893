import { applyInterventions } from '../../shared/interventions.js';
import type { Intervention } from '../../shared/channel-state.js';
import { type InterviewChannel, type Run, focusOf, interviewOf } from '../state.js';
import { wordingOf } from '../../shared/words.js';
import { ask, cancelTimeout } from './asking.js';

/** Characters that one turn takes up; what is typed beyond them is the next turn's. A single message is never divided. */
const MOST_CHARACTERS = 16_000;

/** Nothing is under way: what was said meanwhile is answered at once, else the user has the word. */
export function listen(run: Run): void {
  if (run.state.waiting.length) return takeTurn(run);
  if (run.state.asked) return;
  const { user } = interviewOf(run.state);
  ask(run, { request_id: `say-${run.state.round + 1}`, participant_id: user.participant_id, work: 'say' });
}

/** Begins the next turn with what the user has said since the last one, in its order (I2, I4). */
export function takeTurn(run: Run): void {
  const { interviewer, user } = interviewOf(run.state);
  const { asked, spokenAt } = run.state;
  const said = fitting(run.state.waiting);
  const turn = run.state.round + 1;
  if (asked) cancelTimeout(run, asked.request_id);
  run.emit('RoundStarted', {
    cycle: 1,
    round: turn,
    proposal_version: 0,
    recipients: [interviewer.participant_id],
    last: false,
  });
  applyInterventions(run, turn, 1, said);
  run.emit('UserSpoke', {
    ...(asked && { request_id: asked.request_id }),
    participant_id: user.participant_id,
    turn,
    intervention_ids: said.map(({ intervention_id }) => intervention_id),
    said_at: run.time,
  });
  if (asked && spokenAt) welcomeBack(run, turn, Date.parse(run.time) - Date.parse(spokenAt));
  askForAnswer(run, turn);
}

/** Asks the Interviewer for its words: to the user's, or to open with (I2). */
export function askForAnswer(run: Run, turn: number): void {
  const { interviewer } = interviewOf(run.state);
  const tries = run.state.answer?.turn === turn ? run.state.answer.tries + 1 : 1;
  const request_id = tries > 1 ? `answer-${turn}-${tries}` : `answer-${turn}`;
  ask(run, { request_id, participant_id: interviewer.participant_id, work: 'answer' });
}

/** As many from the front as one turn takes. */
function fitting(waiting: readonly Intervention[]): Intervention[] {
  let characters = 0;
  const end = waiting.findIndex(({ text }, index) => (characters += text.length) > MOST_CHARACTERS && index > 0);
  return end === -1 ? [...waiting] : waiting.slice(0, end);
}

/** Whoever comes back after long is told where it stood. */
function welcomeBack(run: Run, turn: number, awayMs: number): void {
  if (awayMs < interviewOf(run.state).config.resume_after_ms) return;
  const away_minutes = Math.round(awayMs / 60_000);
  run.emit('InterviewResumed', { turn, away_minutes, message: standing(run.state, away_minutes) });
}

function standing(state: InterviewChannel, awayMinutes: number): string {
  const words = wordingOf(interviewOf(state).language).interview;
  const focus = focusOf(state);
  return [
    words.away(awayMinutes),
    words.stoodAt(words.status[state.status], state.score, focus ? words.area[focus.area] : ''),
  ].join(' ');
}
