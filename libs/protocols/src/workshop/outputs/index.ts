export { planFiles, type PlanFile } from './plan-files.js';
export { planOf, type Decision as PlanDecision, type Plan } from './plan.js';
export { transcriptOf, type TranscriptLine } from './transcript.js';
export { PLAN_SCHEMAS } from './schemas.js';
