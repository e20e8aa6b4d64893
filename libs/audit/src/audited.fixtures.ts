import { exportedKeys, linesIn } from '@parley/contracts';
import { exportedRecord } from './exported-record.js';
import { auditExport, type AuditedCommand, type AuditReport } from './index.js';

/** What comes of an export that holds together. */
export function auditedExport(text: string): AuditReport {
  const audited = auditExport(() => linesIn(text), { language: 'en' });
  if (!audited.ok) throw new Error(JSON.stringify(audited.fault));
  return audited.report;
}

/** The commands of an export. */
export const exportedCommands = (text: string): AuditedCommand[] => [
  ...exportedRecord(() => linesIn(text), exportedKeys(text)).commands,
];
