import { parentPort, workerData } from 'node:worker_threads';
import { auditExport } from '@parley/audit';
import { linesIn } from '@parley/contracts';
import type { AuditAsked } from './auditor.js';

/** The thread of one audit: given an export in pieces, and nothing at its end, it says what came of it. */
const pieces: string[] = [];

parentPort!.on('message', (piece: string | null) => {
  if (piece === null) parentPort!.postMessage(auditExport(lines, { language: 'en', ...(workerData as AuditAsked) }));
  else pieces.push(piece.trimEnd());
});

function* lines(): Generator<string> {
  for (const piece of pieces) yield* linesIn(piece);
}
