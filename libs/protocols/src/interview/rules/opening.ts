import { interviewOf } from '../state.js';
import { wordingOf } from '../../shared/words.js';
import { conclude } from './conclude.js';
import type { Run } from './run.js';
import { askForAnswer } from './talking.js';

/** The Interviewer opens, by the Analyst's first notice, or by Parley's where there is none (source 002, 3.1). */
export function briefed(run: Run, notice: string | undefined): void {
  if (run.state.outOfFunds) return conclude(run);
  const text = notice ?? wordingOf(interviewOf(run.state).language).interview.firstNotice;
  run.emit('NoticeIssued', { by: notice ? 'analyst' : 'rules', text, turns: [], corrects: false });
  askForAnswer(run, 0);
}
