export type { PlanFile } from './speech-files.js';
export { planFiles } from './plan-files.js';
export type { Decision as PlanDecision } from './decisions.js';
export { planOf, type Plan } from './plan.js';
export { transcriptOf, type TranscriptLine } from './transcript.js';
export { PLAN_SCHEMAS } from './schemas.js';
