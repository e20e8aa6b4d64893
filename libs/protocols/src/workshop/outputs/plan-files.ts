import type { RecordedEvent } from '@parley/contracts';
import { documentsOf } from './documents.js';
import { planOf } from './plan.js';
import { reportOf } from './report.js';
import { type PlanFile, speechFiles } from './speech-files.js';
import { transcriptOf } from './transcript.js';

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * The files of a closed workshop: a pure function of its events, so a version never changes (W9).
 * @throws where the workshop is not closed
 */
export function planFiles(events: readonly RecordedEvent[]): PlanFile[] {
  const plan = planOf(events);
  const documents = documentsOf(events);
  const report = reportOf(plan, documents, events);
  const lines = transcriptOf(events).map((line) => `${JSON.stringify(line)}\n`);
  return [
    { file: 'planning_report.md', media_type: 'text/markdown; charset=utf-8', text: report },
    { file: 'planning.ai.json', media_type: 'application/json; charset=utf-8', text: json(plan) },
    { file: 'planning_transcript.jsonl', media_type: 'application/x-ndjson; charset=utf-8', text: lines.join('') },
    ...documents.map((document) => ({
      file: document.document,
      media_type: 'application/json; charset=utf-8',
      text: json(document),
    })),
    ...speechFiles(events),
  ];
}
