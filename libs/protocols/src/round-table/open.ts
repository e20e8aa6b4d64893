import { problem, type Command, type FieldError, type OpenRoundTable } from '@parley/contracts';
import { isBounded, layered, policyErrors } from '@parley/termination';
import { refuse, unfold, type Decision } from '../decider.js';
import { startClocks } from '../stopping/index.js';
import { evolveTable } from './evolve.js';
import { answerTheUser, nextStep } from './rounds.js';
import type { RoundTableState } from './state.js';

/** Opens the table: a board begins with its first round, a party with the user's first message (R1). */
export function openTable(
  state: RoundTableState,
  { data, actor, id, time }: Extract<Command, { type: 'OpenRoundTable' }>,
): Decision {
  if (state.opened) return refuse(problem('channel-exists'));
  const errors = [...memberErrors(data), ...configErrors(data), ...policyErrors(data.termination, '/termination')];
  if (errors.length) return refuse(problem('invalid-request', { errors }));
  const run = unfold(state, evolveTable);
  run.emit('RoundTableOpened', data);
  startClocks(run, time);
  if (data.config.mode === 'board') nextStep(run, time);
  else if (data.question.trim()) {
    run.emit('InterventionRecorded', { intervention_id: id, actor, text: data.question });
    answerTheUser(run, time);
  }
  return { ok: true, events: run.events };
}

function memberErrors({ members }: OpenRoundTable): FieldError[] {
  return (['participant_id', 'name'] as const).flatMap((field) =>
    members.flatMap((member, index) =>
      members.findIndex((other) => other[field] === member[field]) < index
        ? [{ pointer: `/members/${index}/${field}`, reason: `${member[field]} is there twice` }]
        : [],
    ),
  );
}

function configErrors({ config, question, termination, members }: OpenRoundTable): FieldError[] {
  const errors: FieldError[] = [];
  const { mode, rounds, min_speakers, max_speakers } = config;
  if (mode === 'board' && !question.trim()) errors.push({ pointer: '/question', reason: 'is empty' });
  if (min_speakers > max_speakers) {
    errors.push({
      pointer: '/config/min_speakers',
      reason: `must not be above max_speakers, which is ${max_speakers}`,
    });
  }
  if (mode === 'party' && min_speakers > members.length) {
    errors.push({ pointer: '/config/min_speakers', reason: `there are only ${members.length} members` });
  }
  if (mode === 'board' && rounds === 0 && !isBounded(layered(termination))) {
    const reason = 'an open-ended board needs auto_exit and a round, time, token, cost or message limit';
    errors.push({ pointer: '/config/rounds', reason });
  }
  return errors;
}
