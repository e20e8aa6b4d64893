import { problem, type Command, type Problem, type TurnFailed } from '@parley/contracts';
import { lateAnswer } from '../../shared/late-answers.js';
import { isPermanent, NO_ANSWER } from '../../shared/model-wait.js';
import type { OwnCommands } from '../../shared/stopping/slash-commands.js';
import { BUILDS_ON, DOCUMENT_IDS, isDocumentId } from '../documents/catalogue.js';
import {
  interviewOf,
  type Delivery,
  type DocumentId,
  type InterviewChannel,
  type Run,
  type WriteTurn,
} from '../state.js';
import { ask, cancelTimeout, timeoutOf } from './asking.js';
import { closeAfterDelivery } from './conclude.js';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Begins the delivery that is wanted, unless one is under way: the talk goes on beside it (I2, I6). */
export function startDelivery(run: Run): void {
  const { wanted, delivery, phase } = run.state;
  if (wanted && !delivery && phase !== 'closing') deliver(run, wanted);
}

function deliver(run: Run, wanted: NonNullable<InterviewChannel['wanted']>): void {
  const { deliveries, round } = run.state;
  run.emit('DocumentsRequested', { version: deliveries + 1, ...wanted, turn: round });
  writeOn(run);
}

/** The user wants documents now, with what is known, or has something changed in them (I6). */
export function deliverDocuments(run: Run, { data }: Of<'DeliverDocuments'>): Problem | undefined {
  const { delivery, documents: written, facts, phase } = run.state;
  if (phase === 'closing') return problem('cannot-continue', { detail: 'the interview is ending' });
  if (delivery) return problem('delivery-open');
  if (!facts.length) return problem('nothing-to-deliver');
  const known = written.map(({ document }) => document);
  // What there is not yet is written with whatever is asked for.
  const missing = DOCUMENT_IDS.filter((id) => !known.includes(id));
  const documents = DOCUMENT_IDS.filter(
    (id) => !data.documents.length || data.documents.includes(id) || missing.includes(id),
  );
  deliver(run, { cause: 'user', documents, comment: data.comment });
  return undefined;
}

/** Takes a document that the Architect wrote (I6). */
export function writeDocument(run: Run, { data }: Of<'WriteInterviewDocument'>): Problem | undefined {
  const { participant_id, document: content, call } = data;
  const turn = openTurn(run.state, data);
  if ('type' in turn) return lateAnswer(run, call, data.request_id ?? '', turn.code, turn.detail);
  const { request_id, document } = turn;
  const version = deliveryOf(run.state).version;
  const written = { request_id, participant_id, document, version, content, submitted_at: run.time };
  run.emit('InterviewDocumentWritten', { ...written, ...(call && { call }) });
  cancelTimeout(run, request_id);
  writeOn(run);
  return undefined;
}

/** The Architect's model gave nothing: it is asked again, or the document stays as it was, by name. */
export function writeFailed(run: Run, turn: WriteTurn, why: Pick<TurnFailed, 'code' | 'message' | 'call'>): void {
  const { architect, config } = interviewOf(run.state);
  const { request_id, document, attempt } = turn;
  cancelTimeout(run, request_id);
  run.emit('TurnFailed', { request_id, participant_id: architect.participant_id, ...why });
  const isFinal = isPermanent(why.code) || run.state.outOfFunds !== undefined;
  if (!isFinal && attempt < config.max_facilitation_attempts) return askFor(run, document);
  const { code, message } = why;
  run.emit('DocumentMissed', { document, version: deliveryOf(run.state).version, code, message });
  writeOn(run);
}

/** A document's deadline has passed. @returns whether it was one's */
export function writeTimeout(run: Run, timer_id: string): boolean {
  const turn = run.state.delivery?.turns.find(
    ({ request_id, status }) => status === 'open' && timeoutOf(request_id) === timer_id,
  );
  if (turn) writeFailed(run, turn, NO_ANSWER);
  return turn !== undefined;
}

/** Asks for all that can be written now; once all is settled, says what stands. */
function writeOn(run: Run): void {
  for (const document of readyIn(deliveryOf(run.state))) askFor(run, document);
  const { version, documents, turns } = deliveryOf(run.state);
  if (turns.length < documents.length || turns.some(({ status }) => status === 'open')) return;
  run.emit('DocumentsDelivered', {
    version,
    documents: run.state.documents.map(({ document, version: of }) => ({ document, version: of })),
    missing: turns.filter(({ status }) => status === 'missed').map(({ document }) => document),
  });
  if (run.state.phase === 'closing') closeAfterDelivery(run);
  else if (!run.state.background) startDelivery(run);
}

const readyIn = ({ documents, turns }: Delivery): DocumentId[] =>
  (documents as DocumentId[]).filter((id) => {
    if (turns.some(({ document }) => document === id)) return false;
    return BUILDS_ON[id].every(
      (other) => !documents.includes(other) || turns.some((turn) => turn.document === other && turn.status !== 'open'),
    );
  });

function askFor(run: Run, document: DocumentId): void {
  const { architect } = interviewOf(run.state);
  const { version, turns } = deliveryOf(run.state);
  const tries = (turns.find((one) => one.document === document)?.attempt ?? 0) + 1;
  const request_id = `write-${version}-${document}${tries > 1 ? `-${tries}` : ''}`;
  ask(run, { request_id, participant_id: architect.participant_id, work: 'write', document });
}

function deliveryOf({ delivery }: InterviewChannel): Delivery {
  if (!delivery) throw new Error('no documents are being written');
  return delivery;
}

function openTurn(
  { opened, phase, delivery }: InterviewChannel,
  { participant_id, request_id }: Of<'WriteInterviewDocument'>['data'],
): WriteTurn | Problem {
  if (opened?.architect.participant_id !== participant_id) return problem('not-a-participant');
  if (phase === 'closed') return problem('channel-closed');
  const open = delivery?.turns.filter(({ status }) => status === 'open') ?? [];
  if (request_id === undefined && open.length > 1) {
    return problem('unknown-request', { detail: `say which: ${open.map((one) => one.request_id).join(', ')}` });
  }
  const turn = request_id === undefined ? open[0] : delivery?.turns.find((one) => one.request_id === request_id);
  if (!turn) return problem(request_id === undefined ? 'no-open-turn' : 'unknown-request');
  if (turn.status === 'written') return problem('already-answered');
  return turn.status === 'open' ? turn : problem('late-feedback');
}

/** `/deliver [DOC_03 …] [what is to change]` (I6). */
export const ownCommands: OwnCommands<InterviewChannel> = {
  words: ['/deliver'],
  command(text) {
    const words = text.trim().split(/\s+/u).slice(1);
    const end = words.findIndex((word) => !isDocumentId(word.toUpperCase()));
    const named = end === -1 ? words : words.slice(0, end);
    const documents = [...new Set(named.map((word) => word.toUpperCase()).filter(isDocumentId))];
    return { type: 'DeliverDocuments', data: { documents, comment: words.slice(named.length).join(' ') } };
  },
};
