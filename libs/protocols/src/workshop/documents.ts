import { problem, type Command, type FieldError } from '@parley/contracts';
import { refuse, unfold, type Decision } from '../decider.js';
import { lateAnswer } from '../late-answers.js';
import { afterDocument } from './conclude.js';
import { evolveWorkshop } from './evolve.js';
import { roleOf, type WorkshopState } from './state.js';
import { cancelTimeout, openTurn } from './turns.js';

/** Records a role's output document (W9); the last one brings the report. */
export function writeDocument(
  state: WorkshopState,
  { data, time }: Extract<Command, { type: 'WriteDocument' }>,
): Decision {
  const { participant_id, document, call } = data;
  const turn = openTurn(state, data, 'document');
  if (typeof turn === 'string') return lateAnswer(call, data.request_id ?? '', turn);
  const errors = unknownEntries(state, document.based_on);
  if (errors.length) return refuse(problem('invalid-request', { errors }));
  const run = unfold(state, evolveWorkshop);
  const { request_id } = turn;
  const file = roleOf(state, participant_id)?.output_document ?? '';
  const written = { request_id, participant_id, file, document, submitted_at: time };
  run.emit('PlanDocumentWritten', { ...written, ...(call && { call }) });
  cancelTimeout(run, request_id);
  afterDocument(run);
  return { ok: true, events: run.events };
}

function unknownEntries(state: WorkshopState, ids: string[]): FieldError[] {
  const draft = new Set(state.entries.filter(({ status }) => status === 'in_draft').map(({ entry_id }) => entry_id));
  return ids.flatMap((id, index) =>
    draft.has(id) ? [] : [{ pointer: `/document/based_on/${index}`, reason: `${id} is not in the draft` }],
  );
}
