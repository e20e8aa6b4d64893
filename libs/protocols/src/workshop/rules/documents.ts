import {
  problem,
  type Command,
  type FieldError,
  type PlanDocument,
  type PlanRole,
  type Problem,
  type WorkshopOpened,
} from '@parley/contracts';
import { lateAnswer } from '../../shared/late-answers.js';
import { citationsOf, withKnownCitations } from '../documents/citations.js';
import { breachesOf, TYPED_KINDS, typedKindOf } from '../documents/kinds.js';
import { draftOf, roleOf, workshopOf, type WorkshopState } from '../state.js';
import { afterDocument } from './conclude.js';
import { cancelTimeout, openTurn, type Run } from './turns.js';

/** Records a role's output document (W9); the last one brings the report. */
export function writeDocument(run: Run, { data }: Extract<Command, { type: 'WriteDocument' }>): Problem | undefined {
  const { participant_id, call } = data;
  const turn = openTurn(run.state, data, 'document');
  if (typeof turn === 'string') return lateAnswer(run, call, data.request_id ?? '', turn);
  const { unknown_citations: _given, ...written } = data.document;
  // A person can mend a citation. A model was asked to already: what it still cites is taken out, and noted.
  const errors = [
    ...formErrors(roleOf(run.state, participant_id), written, workshopOf(run.state)),
    ...(call ? [] : citationErrors(run.state, written)),
  ];
  if (errors.length) return problem('invalid-request', { errors });
  const { request_id } = turn;
  const document = withKnownCitations(written, draftIds(run.state));
  const file = roleOf(run.state, participant_id)?.output_document ?? '';
  const answer = { request_id, participant_id, file, document, submitted_at: run.time };
  run.emit('PlanDocumentWritten', { ...answer, ...(call && { call }) });
  cancelTimeout(run, request_id);
  afterDocument(run);
  return undefined;
}

/** What a document of the role's kind must be; a rehearsal that was not told what to write leaves the fields out. */
export function formErrors(
  role: Pick<PlanRole, 'document_kind'> | undefined,
  document: PlanDocument,
  { rehearsal, language }: Pick<WorkshopOpened, 'rehearsal' | 'language'>,
): FieldError[] {
  const words = WORDS[language];
  const wanted = role && typedKindOf(role);
  const errors = TYPED_KINDS.filter((kind) => kind !== wanted && document[kind]).map((kind) => ({
    pointer: `/document/${kind}`,
    reason: words.otherKind,
  }));
  const fields = wanted && document[wanted];
  if (fields) return [...errors, ...breachesOf(wanted, fields, language)];
  if (!wanted || rehearsal) return errors;
  return [...errors, { pointer: `/document/${wanted}`, reason: words.missing }];
}

const WORDS = {
  en: {
    otherKind: 'is of another kind of document',
    missing: 'is missing',
    notThere: (id: string) => `${id} is not in the draft`,
  },
  zh: { otherKind: '属于另一类文档', missing: '缺失', notThere: (id: string) => `${id} 不在草案中` },
};

const draftIds = (state: WorkshopState): ReadonlySet<string> => new Set(draftOf(state).map(({ entry_id }) => entry_id));

/** Citations of what is not in the draft. */
function citationErrors(state: WorkshopState, document: PlanDocument): FieldError[] {
  const draft = draftIds(state);
  const { notThere } = WORDS[workshopOf(state).language];
  return citationsOf(document)
    .filter(({ entry_id }) => !draft.has(entry_id))
    .map(({ pointer, entry_id }) => ({ pointer: `/document${pointer}`, reason: notThere(entry_id) }));
}
