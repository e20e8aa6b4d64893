export { asTenant } from './projections/as-tenant.js';
export { openProjections, type Projections } from './projections/data-source.js';
export { migrateProjections } from './projections/migrate-projections.js';
export { Progress, progressFigures } from './projections/progress.js';
export { Projector } from './projections/projector.js';
export type { StreamLimits } from './http/open-streams.js';
export { TranscriptStoreModule } from './transcript-store.module.js';
export { ANSWER_SCHEMAS as VIEW_ANSWERS } from './http/generated/answer-schemas.js';
