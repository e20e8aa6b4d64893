import type { LanguageModel } from './language-model.js';
import type { ModelFor } from './model-for.js';
import { rehearsalModel } from './rehearsal.js';

export interface ConfiguredModel {
  modelFor: ModelFor;
  rehearsal: boolean;
  budgetMicroUsd: number;
  /** One line for people: which model, and that a rehearsal is one. */
  notice: string;
}

/** How long the rehearsal pretends to think where people watch, in milliseconds. */
const THINKING_MS = 40;

export function modelFromEnvironment(_environment: NodeJS.ProcessEnv): ConfiguredModel {
  const rehearsal: LanguageModel = rehearsalModel({ thinkingMs: THINKING_MS });
  return {
    modelFor: () => rehearsal,
    rehearsal: true,
    budgetMicroUsd: 1_000_000,
    notice: '! Model: REHEARSAL, scripted, not an AI.  For Claude: ANTHROPIC_API_KEY=… npm start',
  };
}
