import type { ParleyEvent } from '@parley/contracts';
import type { DocumentId, InterviewChannel, WriteTurn } from './state.js';

/** Folds the documents: what the Architect is asked for, and what stands (I6). */
export function evolveDocuments(state: InterviewChannel, event: ParleyEvent): InterviewChannel {
  switch (event.type) {
    case 'DocumentsRequested':
      return { ...state, deliveries: event.data.version, delivery: { ...event.data, turns: [] }, wanted: undefined };
    case 'TurnRequested':
      return requested(state, event.data.request_id, event.data.document as DocumentId);
    case 'InterviewDocumentWritten': {
      const { document, version, content, request_id } = event.data;
      const others = state.documents.filter((one) => one.document !== document);
      const documents = [...others, { document, version, content }].toSorted((a, b) =>
        a.document < b.document ? -1 : 1,
      );
      const missed = state.missed.filter((one) => one !== document);
      return { ...withWrite(state, { request_id }, { status: 'written' }), documents, missed };
    }
    case 'TurnFailed':
      return withWrite(state, event.data, { error: event.data.message });
    case 'TurnSkipped':
      return withWrite(state, event.data, { status: 'missed' });
    case 'DocumentMissed': {
      const { document } = event.data;
      const turn = state.delivery?.turns.find((one) => one.document === document);
      const missed = [...state.missed.filter((one) => one !== document), document as DocumentId].toSorted();
      return { ...(turn ? withWrite(state, turn, { status: 'missed' }) : state), missed };
    }
    case 'DocumentsDelivered':
      return { ...state, delivery: undefined };
    default:
      return state;
  }
}

/** A further try takes the place of the one before. */
function requested(state: InterviewChannel, request_id: string, document: DocumentId): InterviewChannel {
  if (!state.delivery) return state;
  const before = state.delivery.turns.find((one) => one.document === document);
  const turn: WriteTurn = {
    request_id,
    document,
    attempt: (before?.attempt ?? 0) + 1,
    status: 'open',
    ...(before?.error !== undefined && { error: before.error }),
  };
  const turns = [...state.delivery.turns.filter((one) => one !== before), turn];
  return { ...state, delivery: { ...state.delivery, turns } };
}

function withWrite(
  state: InterviewChannel,
  { request_id }: { request_id: string },
  change: Partial<WriteTurn>,
): InterviewChannel {
  const { delivery } = state;
  if (!delivery) return state;
  const turns = delivery.turns.map((turn) => (turn.request_id === request_id ? { ...turn, ...change } : turn));
  return { ...state, delivery: { ...delivery, turns } };
}
