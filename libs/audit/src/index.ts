export { auditChannel } from './audit-channel.js';
export type { AuditedCommand } from './audited-command.js';
export { exportedCommands } from './exported-commands.js';
export { verdictOf, type AuditReport, type AuditVerdict, type Divergence } from './report.js';
