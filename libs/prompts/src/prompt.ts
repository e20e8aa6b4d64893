/** A rendered prompt: a pure function of a task, so that an audit can rebuild it to the letter. */
export interface Prompt {
  /** Template name and version, as `feedback@1`. */
  template: string;
  /** The stable part, the same for every turn of one seat: what a provider may cache. */
  system: string;
  /** The changing part. What other participants said stands in it as delimited data, never as instructions. */
  user: string;
  /** JSON Schema (2020-12) of the answer; an object with additionalProperties false throughout. */
  schema: Record<string, unknown>;
  /** Most tokens the answer may take. */
  max_output_tokens: number;
}
