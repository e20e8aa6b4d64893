import type { Command, CommandTypes, ModelCall } from '@parley/contracts';

/** The commands that answer a facilitation. */
export type CompletionType = {
  [T in keyof CommandTypes]: CommandTypes[T] extends { request_id: string; call: ModelCall } ? T : never;
}[keyof CommandTypes];
export type Completion = Extract<Command, { type: CompletionType }>;
