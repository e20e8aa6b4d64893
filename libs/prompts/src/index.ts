export { facilitationTask, feedbackTask, negotiationBallotTask } from './negotiation-tasks.js';
export type { Prompt } from './prompt.js';
export { renderPrompt } from './render.js';
export * from './task.js';
export * from './table-task.js';
export * from './table-tasks.js';
export { defaultRoles } from './default-roles.js';
export * from './workshop-task.js';
export { coachTask, lookupTask, roleTask, speechTask, workshopBallotTask } from './workshop-tasks.js';
