import { problem, type Command, type Speech } from '@parley/contracts';
import { refuse, unfold, type Decision } from '../decider.js';
import { lateAnswer } from '../late-answers.js';
import { listenForSilence } from '../stopping/index.js';
import { pauseForQuestions } from './clarifications.js';
import { conclude } from './conclude.js';
import { evolveWorkshop } from './evolve.js';
import { nextSpeaker } from './rounds.js';
import { speechErrors } from './speech-errors.js';
import { pendingClarifications, roleOf, workshopOf, type WorkshopState, type WorkshopTurn } from './state.js';
import { cancelTimeout, openTurn, type Run } from './turns.js';
import { workshopWording } from './wording.js';

type Given = Extract<Command, { type: 'GiveSpeech' }>;

/** Records what a role said (W3) and what it put on the table; then the user is asked, or the next role. */
export function giveSpeech(state: WorkshopState, { data, time }: Given): Decision {
  const errors = speechErrors(state, data.speech);
  const { participant_id, call } = data;
  const turn = openTurn(state, data, 'speech');
  if (typeof turn === 'string') return lateAnswer(call, data.request_id ?? '', turn);
  if (errors.length) return refuse(problem('invalid-request', { errors }));
  const run = unfold(state, evolveWorkshop);
  const { request_id } = turn;
  const { round } = state;
  const { speech, kept, dropped } = bounded(data.speech, workshopOf(state).config.max_speech_chars);
  const said = { request_id, participant_id, round, speech, submitted_at: time };
  run.emit('SpeechGiven', { ...said, ...(call && { call }) });
  if (dropped) run.emit('SpeechTruncated', { request_id, participant_id, round, kept, dropped });
  cancelTimeout(run, request_id);
  putOnTable(run, turn, speech);
  if (roleOf(state, participant_id)?.kind === 'person') listenForSilence(run, time);
  afterSpeech(run, time);
  return { ok: true, events: run.events };
}

/** The next speakers wait for the user's answer (W6). */
export function afterSpeech(run: Run, time: string): void {
  if (run.state.cut) return conclude(run, time, run.state.cut);
  if (pendingClarifications(run.state).length) return pauseForQuestions(run, time);
  nextSpeaker(run, time);
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
function putOnTable(run: Run, { request_id, participant_id }: WorkshopTurn, speech: Speech): void {
  const { round } = run.state;
  const from = { round, request_id };
  for (const statement of speech.new_issues) {
    run.emit('IssueRaised', { issue_id: nextIssue(run), statement, raised_by: participant_id, ...from });
  }
  for (const { issue_id, reason } of speech.reopens) {
    run.emit('IssueReopened', { issue_id, reason, reopened_by: participant_id, ...from });
  }
  for (const { entry_id, stance, reason } of speech.entry_stances) {
    if (stance === 'object') reopenFor(run, entry_id, reason, { participant_id, request_id });
  }
  for (const entry of speech.entries) {
    const entry_id = `entry-${run.state.entries.length + 1}`;
    run.emit('DraftEntryProposed', { entry_id, ...entry, proposed_by: participant_id, ...from });
  }
  for (const { text, assumption } of speech.questions) {
    const question_id = `question-${run.state.clarifications.length + 1}`;
    run.emit('ClarificationAsked', { question_id, asked_by: participant_id, ...from, text, assumption });
  }
}

export const nextIssue = (run: Run): string => `issue-${run.state.issues.length + 1}`;

/** An objection to an entry of the draft: what it settled is open again, with the reason (W4). The entry stays. */
function reopenFor(
  run: Run,
  entry_id: string,
  reason: string,
  { participant_id, request_id }: { participant_id: string; request_id: string },
): void {
  const entry = run.state.entries.find((one) => one.entry_id === entry_id);
  if (entry?.status !== 'in_draft') return;
  const { round, issues } = run.state;
  if (issues.some(({ status, about_entry }) => status === 'open' && about_entry === entry_id)) return;
  const settled = issues.filter(({ status, resolved_by }) => status === 'resolved' && resolved_by === entry_id);
  for (const { issue_id } of settled) {
    run.emit('IssueReopened', { issue_id, reason, reopened_by: participant_id, round, request_id, entry_id });
  }
  if (settled.length) return;
  const statement = workshopWording(workshopOf(run.state).language).objection(entry_id, reason).slice(0, 2000);
  const raised = { issue_id: nextIssue(run), statement, raised_by: participant_id, round, request_id };
  run.emit('IssueRaised', { ...raised, about_entry: entry_id });
}
