import { problem, type Command, type FieldError } from '@parley/contracts';
import { requestCheck } from '../checks.js';
import { refuse, unfold, type Decision } from '../decider.js';
import { discardedWork, FINAL_CODES, requestFacilitation } from '../facilitation.js';
import { close, conclude } from './conclude.js';
import { evolveTable } from './evolve.js';
import { startRound, type Run } from './rounds.js';
import { memberOf, tableOf, type RoundTableState } from './state.js';
import { tableWording } from './wording.js';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;
export type TableCompletion = Of<'CompleteSelection' | 'CompleteSummary' | 'CompleteJudgement'>;

const TASKS: Record<TableCompletion['type'], readonly string[]> = {
  CompleteSelection: ['select'],
  CompleteSummary: ['summarise', 'conclude'],
  CompleteJudgement: ['judge'],
};

/** Takes a facilitation's result over, if it keeps the rules, and goes on. */
export function completeTableWork(state: RoundTableState, command: TableCompletion): Decision {
  const { request_id, call } = command.data;
  const request = state.facilitation;
  if (request?.request_id !== request_id) return discardedWork(state.phase, request_id, call);
  const errors = TASKS[command.type].includes(request.task)
    ? tableWorkErrors(state, command)
    : [{ pointer: '/request_id', reason: `${request_id} asks for ${request.task}` }];
  if (errors.length) return refuse(problem('invalid-facilitation', { errors }));
  const run = unfold(state, evolveTable);
  run.emit('FacilitationCompleted', { request_id, task: request.task, call });
  proceed(run, command, request.task);
  return { ok: true, events: run.events };
}

function proceed(run: Run, command: TableCompletion, task: string): void {
  const { round } = run.state;
  switch (command.type) {
    case 'CompleteSelection': {
      const { picked } = command.data;
      run.emit('SpeakersSelected', { round: round + 1, picked });
      const speakers = picked.map((one) => one.participant_id);
      return startRound(run, speakers, command.time);
    }
    case 'CompleteSummary': {
      const { summary, open_points } = command.data;
      run.emit('RoundSummarised', { round, summary, open_points, final: task === 'conclude' });
      return task === 'conclude' ? close(run) : requestCheck(run);
    }
    case 'CompleteJudgement': {
      const { agreed, reason } = command.data;
      run.emit('AgreementJudged', { round, agreed, reason });
      return requestCheck(run);
    }
  }
}

/** What no schema says of a result: whom a selection may name, and how many (R1). */
export function tableWorkErrors(state: RoundTableState, command: TableCompletion): FieldError[] {
  if (command.type !== 'CompleteSelection') return [];
  const { picked } = command.data;
  const { min_speakers, max_speakers } = tableOf(state).config;
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

/** Another try, or the table goes on without what the model did not give. */
export function failTableWork(state: RoundTableState, { data, time }: Of<'FailFacilitation'>): Decision {
  const request = state.facilitation;
  if (request?.request_id !== data.request_id) return discardedWork(state.phase, data.request_id, data.call);
  const run = unfold(state, evolveTable);
  const { task, attempt } = request;
  run.emit('FacilitationFailed', { ...data, task, attempt });
  const hopeless = run.state.cut !== undefined || FINAL_CODES.has(data.code);
  const again = !hopeless && attempt < tableOf(state).config.max_facilitation_attempts;
  if (again) requestFacilitation(run, task, attempt + 1);
  else goWithout(run, task, time);
  return { ok: true, events: run.events };
}

function goWithout(run: Run, task: string, time: string): void {
  if (task === 'conclude') return close(run);
  if (run.state.cut) return conclude(run);
  if (task === 'judge') {
    run.emit('AgreementJudged', { round: run.state.round, agreed: false, reason: 'no judgement' });
    return requestCheck(run);
  }
  return task === 'select' ? pickByTurn(run, time) : requestCheck(run);
}

/** Those who have spoken least answer, and the log says that nobody was picked. */
function pickByTurn(run: Run, time: string): void {
  const { members, config, language } = tableOf(run.state);
  const { asked } = run.state;
  const byTurns = members.toSorted((a, b) => (asked[a.participant_id] ?? 0) - (asked[b.participant_id] ?? 0));
  const reason = tableWording(language).notSelected;
  const picked = byTurns.slice(0, config.min_speakers).map(({ participant_id }) => ({ participant_id, reason }));
  run.emit('SpeakersSelected', { round: run.state.round + 1, picked });
  const speakers = picked.map((one) => one.participant_id);
  startRound(run, speakers, time);
}
