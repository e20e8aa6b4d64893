import type { Language } from '../channel-state.js';

/** A rendered prompt: a pure function of a task, so that an audit can rebuild it to the letter. */
export interface Prompt {
  /** Template name and version, as `feedback@1`. */
  template: string;
  /** The stable part, the same for every turn of one participant: what a provider may cache. */
  system: string;
  /** The changing part. What other participants said stands in it as delimited data, never as instructions. */
  user: string;
  /** JSON Schema (2020-12) of the answer; an object with additionalProperties false throughout. */
  schema: Record<string, unknown>;
  /** Most tokens the answer may take. */
  max_output_tokens: number;
}

/** What every piece of model work is asked with. */
export interface Task {
  language: Language;
  /** Why the answer before was refused, where there was one. */
  previous_error?: string;
}

/**
 * One kind of model work in one place: what the model sees, what it may answer, and how it is rehearsed. The task is
 * taken from a channel's state as data; the same task gives the same prompt, to the letter.
 */
export interface TaskSpec<T extends Task = Task> {
  /** The template's name. */
  kind: string;
  /** The template's version: a change of wording is a new version, so that an audit can tell which one was sent. */
  version: number;
  schema: Record<string, unknown>;
  max_output_tokens: number;
  texts(task: T): { system: string; user: string };
  /** What the rehearsal answers; undefined is a scripted silence. */
  rehearse(task: T): Record<string, unknown> | undefined;
}

/** The exact prompt of a task. */
export function promptOf<T extends Task>(spec: TaskSpec<T>, task: T): Prompt {
  const { system, user } = spec.texts(task);
  const refused = task.previous_error
    ? `\n\n${task.language === 'zh' ? '你上一次的回答未被采纳，原因' : 'Your last answer was refused'}: ${task.previous_error}`
    : '';
  return {
    template: `${spec.kind}@${spec.version}`,
    system,
    user: user + refused,
    schema: spec.schema,
    max_output_tokens: spec.max_output_tokens,
  };
}
