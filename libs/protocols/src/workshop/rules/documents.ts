import { problem, type Command, type FieldError, type Problem } from '@parley/contracts';
import { lateAnswer } from '../../shared/late-answers.js';
import { draftOf, roleOf, type WorkshopState } from '../state.js';
import { afterDocument } from './conclude.js';
import { cancelTimeout, openTurn, type Run } from './turns.js';

/** Records a role's output document (W9); the last one brings the report. */
export function writeDocument(run: Run, { data }: Extract<Command, { type: 'WriteDocument' }>): Problem | undefined {
  const { participant_id, document, call } = data;
  const turn = openTurn(run.state, data, 'document');
  if (typeof turn === 'string') return lateAnswer(run, call, data.request_id ?? '', turn);
  const errors = unknownEntries(run.state, document.based_on);
  if (errors.length) return problem('invalid-request', { errors });
  const { request_id } = turn;
  const file = roleOf(run.state, participant_id)?.output_document ?? '';
  const written = { request_id, participant_id, file, document, submitted_at: run.time };
  run.emit('PlanDocumentWritten', { ...written, ...(call && { call }) });
  cancelTimeout(run, request_id);
  afterDocument(run);
  return undefined;
}

function unknownEntries(state: WorkshopState, ids: string[]): FieldError[] {
  const draft = new Set(draftOf(state).map(({ entry_id }) => entry_id));
  return ids.flatMap((id, index) =>
    draft.has(id) ? [] : [{ pointer: `/document/based_on/${index}`, reason: `${id} is not in the draft` }],
  );
}
