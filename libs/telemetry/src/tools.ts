import { GEN_AI } from './gen-ai.js';
import { telemetry } from './telemetry.js';

/** datastore: it searches what the tenant keeps; extension: it is a program's of others. */
type ToolType = 'datastore' | 'extension';

/**
 * Calls a tool for an agent. What it is called with and what it gives are not told.
 * @param name one that was offered: what a model makes up is its words
 */
export async function executeTool<R extends { is_error: boolean; failure?: string }>(
  name: string,
  type: ToolType,
  work: () => Promise<R>,
): Promise<R> {
  const told = telemetry();
  if (!told) return work();
  const operation = 'execute_tool';
  const attributes = { [GEN_AI.operation]: operation, [GEN_AI.tool]: name, [GEN_AI.toolType]: type };
  const from = performance.now();
  return told.span({ name: `${operation} ${name}`, kind: 'internal', attributes }, async (fail) => {
    const result = await work();
    const error = result.is_error ? (result.failure ?? '_OTHER') : undefined;
    if (error) fail(error);
    told.measure('tool', (performance.now() - from) / 1_000, { ...attributes, [GEN_AI.error]: error });
    return result;
  });
}
