import { problem, type Command, type FieldError, type Problem } from '@parley/contracts';
import { lateAnswer } from '../../shared/late-answers.js';
import { restartSilence } from '../../shared/stopping/clocks.js';
import { roleOf, type WorkshopState } from '../state.js';
import { conclude } from './conclude.js';
import { applyStances } from './consensus.js';
import { reopenFor } from './objections.js';
import { endRound, nextStep } from './rounds.js';
import { cancelTimeout, openTurn, type Run } from './turns.js';
import { contradictions } from './typed-speech.js';

/** Records where a role stands on what it had not heard of (W4). */
export function ratify(run: Run, { data }: Extract<Command, { type: 'Ratify' }>): Problem | undefined {
  const { participant_id, entry_stances, call } = data;
  const turn = openTurn(run.state, data, 'ratify');
  if (typeof turn === 'string') return lateAnswer(run, call, data.request_id ?? '', turn);
  const denied = call ? [] : contradictions({ entry_stances });
  const errors = [...unknownEntries(run.state, entry_stances), ...denied];
  if (errors.length) return problem('invalid-request', { errors });
  const { request_id } = turn;
  const { round } = run.state;
  const said = { request_id, participant_id, round, entry_stances, submitted_at: run.time };
  run.emit('EntriesRatified', { ...said, ...(call && { call }) });
  cancelTimeout(run, request_id);
  for (const { entry_id, stance, reason } of entry_stances) {
    if (stance === 'object') reopenFor(run, entry_id, reason, turn);
  }
  if (roleOf(run.state, participant_id)?.kind === 'person') restartSilence(run);
  afterRatification(run);
  return undefined;
}

/** Once everybody was heard or is absent: what follows from the stances, and then the end, if it is one still. */
export function afterRatification(run: Run): void {
  const { outOfFunds, turns, ratification, stopping } = run.state;
  if (outOfFunds) return conclude(run, outOfFunds);
  if (turns.some(({ work, status }) => work === 'ratify' && status === 'open')) return;
  applyStances(run);
  const { reason } = ratification ?? {};
  if (reason === undefined) return endRound(run);
  // An end that was called off meanwhile is none.
  if (stopping.pending?.condition === reason) return conclude(run, reason);
  return nextStep(run);
}

const unknownEntries = (
  { entries }: WorkshopState,
  stances: Extract<Command, { type: 'Ratify' }>['data']['entry_stances'],
): FieldError[] =>
  stances.flatMap(({ entry_id }, index) =>
    entries.some((entry) => entry.entry_id === entry_id && (entry.status === 'proposed' || entry.status === 'in_draft'))
      ? []
      : [{ pointer: `/entry_stances/${index}`, reason: `${entry_id} is no entry on the table or in the draft` }],
  );
