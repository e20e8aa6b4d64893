import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Api, Standing } from '@parley/on-behalf';
import * as shapes from './shapes.js';
import { standingText } from './told.js';

/** What a tool answers: for people and models to read, and the same for programs. */
export const result = (text: string, structuredContent: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text }],
  structuredContent,
});

/** Where people see it; undefined where there is no console. */
export const page = ({ access }: Api, id: string): string | undefined =>
  access.console === undefined ? undefined : `${access.console}/channels/${id}`;

/** How a channel stands. @param refused why answers were not taken, which is told first */
export function standingResult(api: Api, standing: Standing, refused: readonly string[] = []): CallToolResult {
  const where = page(api, standing.channel);
  return result([...refused, standingText(standing, where)].join('\n\n'), shapes.standingOf(standing, where));
}
