export { facilitationTask, feedbackTask } from './negotiation-tasks.js';
export type { Prompt } from './prompt.js';
export { renderPrompt } from './render.js';
export * from './task.js';
