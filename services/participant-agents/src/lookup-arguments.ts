import type { ToolRequest } from '@parley/contracts';
import { unstorableComplaint } from '@parley/llm';
import type { Prompt } from '@parley/protocols';

/** The arguments of a call: JSON, or the text where it is none. */
export function argumentsOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Why calls cannot be made as they stand, in words for the model: JSON within a text can hide what no tool can take. */
export const unusableArguments = (calls: readonly ToolRequest[], language: Prompt['language']): string | undefined =>
  unstorableComplaint(
    calls.map(({ arguments: given }) => argumentsOf(given)),
    language,
  );
