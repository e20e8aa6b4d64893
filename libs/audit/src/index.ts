export { auditChannel } from './audit-channel.js';
export { auditExport, checkedRecord, type Checked, type RecordFault } from './audit-export.js';
export type { AuditedCommand, AuditedRecord } from './audited-record.js';
export { verdictOf, type AuditReport, type AuditVerdict, type Divergence, type Place, type Places } from './report.js';
