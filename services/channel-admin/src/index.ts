export { ChannelAdminModule } from './channel-admin.module.js';
export { channelTimers } from './channel-timers.js';
export { CommandHandler } from './command-handler.js';
export { decidedSeats } from './find-seat.js';
export type { Installation } from './tokens.js';
export { TenantLimits, type Limits } from './limits/tenant-limits.js';
export { TenantUsage } from './limits/tenant-usage.js';
export { readInstallationPolicies } from './installation-policies.js';
export { ANSWER_SCHEMAS as COMMAND_ANSWERS } from './http/generated/answer-schemas.js';
