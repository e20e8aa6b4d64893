import type { Command } from '@parley/contracts';

/** The commands that answer a facilitation. */
export type Completion = Extract<
  Command,
  { type: 'CompleteScreening' | 'CompleteDraft' | 'CompleteAdjustment' | 'CompleteGaps' }
>;
