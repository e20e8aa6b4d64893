import { problem, type Command, type Problem, type Speech } from '@parley/contracts';
import { lateAnswer } from '../../shared/late-answers.js';
import { restartSilence } from '../../shared/stopping/clocks.js';
import { type WorkshopTurn, nextQuestion, pendingClarifications, roleOf, workshopOf } from '../state.js';
import { pauseForQuestions } from './clarifications.js';
import { conclude } from './conclude.js';
import { reopenFor } from './objections.js';
import { nextSpeaker } from './rounds.js';
import { speechErrors } from './speech-errors.js';
import { proposeEntries, raiseIssues } from './table.js';
import { cancelTimeout, openTurn, type Run } from './turns.js';
import { asTyped, contradictions, namedWithoutStance } from './typed-speech.js';

/** Records what a role said (W3) and what it put on the table; then the user is asked, or the next role. */
export function giveSpeech(run: Run, { data }: Extract<Command, { type: 'GiveSpeech' }>): Problem | undefined {
  const { participant_id, call, offered, unknown } = data;
  const turn = openTurn(run.state, data, 'speech');
  if (typeof turn === 'string') return lateAnswer(run, call, data.request_id ?? '', turn);
  const typed = asTyped(run.state, data);
  const denied = call ? [] : contradictions(typed.speech, '/speech');
  const errors = [...typed.errors, ...denied, ...speechErrors(run.state, typed.speech)];
  if (errors.length) return problem('invalid-request', { errors });
  const { request_id } = turn;
  const { round } = run.state;
  const { speech, kept, dropped } = bounded(typed.speech, workshopOf(run.state).config.max_speech_chars);
  const named = namedWithoutStance(run.state, { participant_id, speech: typed.speech });
  const said = { request_id, participant_id, round, speech, submitted_at: run.time };
  run.emit('SpeechGiven', {
    ...said,
    ...(call && { call }),
    ...(offered && { offered }),
    ...(unknown && { unknown }),
    ...(named.length && { named }),
  });
  if (dropped) run.emit('SpeechTruncated', { request_id, participant_id, round, kept, dropped });
  cancelTimeout(run, request_id);
  putOnTable(run, turn, speech);
  if (roleOf(run.state, participant_id)?.kind === 'person') restartSilence(run);
  afterSpeech(run);
  return undefined;
}

/** The next speakers wait for the user's answer (W6). */
export function afterSpeech(run: Run): void {
  if (run.state.outOfFunds) return conclude(run, run.state.outOfFunds);
  if (pendingClarifications(run.state).length) return pauseForQuestions(run);
  nextSpeaker(run);
}

/** A speech is bounded (W8): what is beyond is cut off, and the log says how much. */
function bounded(speech: Speech, most: number): { speech: Speech; kept: number; dropped: number } {
  const analysis = speech.analysis.slice(0, most);
  const advice = speech.advice.slice(0, most - analysis.length);
  const kept = analysis.length + advice.length;
  return {
    speech: { ...speech, analysis, advice },
    kept,
    dropped: speech.analysis.length + speech.advice.length - kept,
  };
}

/** Issues, entries, objections and questions, each with an id of its own. */
function putOnTable(run: Run, turn: WorkshopTurn, speech: Speech): void {
  const { request_id, participant_id } = turn;
  const { round } = run.state;
  const from = { round, request_id };
  raiseIssues(run, turn, speech.new_issues);
  for (const { issue_id, reason } of speech.reopens) {
    run.emit('IssueReopened', { issue_id, reason, reopened_by: participant_id, ...from });
  }
  for (const { entry_id, stance, reason } of speech.entry_stances) {
    if (stance === 'object') reopenFor(run, entry_id, reason, turn);
  }
  proposeEntries(run, turn, speech.entries);
  for (const { text, assumption } of speech.questions) {
    const question_id = nextQuestion(run.state);
    run.emit('ClarificationAsked', { question_id, asked_by: participant_id, ...from, text, assumption });
  }
}
