import type { ToolUse } from '@parley/contracts';
import type { KnowledgePassage, KnowledgeSearch } from '@parley/messaging';
import { KNOWLEDGE_SEARCH } from '@parley/protocols';

/** One search, with the passages and where they stand. Never throws: whatever goes wrong is a use that says so. */
export async function searchKnowledge(
  given: string,
  search: (query: string) => ReturnType<KnowledgeSearch['search']>,
): Promise<ToolUse> {
  const started = performance.now();
  const use = { tool: KNOWLEDGE_SEARCH.name, arguments: given, truncated: false };
  const took = () => Math.round(performance.now() - started);
  const query = queryOf(given);
  if (query === undefined) {
    const content = 'the arguments must be JSON with a query';
    return { ...use, content, is_error: true, failure: 'bad-arguments', sources: [], duration_ms: took() };
  }
  try {
    const { passages } = await search(query);
    const content = passages.map((one) => `[${citation(one)}]\n${one.text}`).join('\n\n');
    const sources = [...new Set(passages.map(citation))];
    return { ...use, content, is_error: false, sources, duration_ms: took() };
  } catch (error) {
    const content = (error as Error).message;
    return { ...use, content, is_error: true, failure: 'server-down', sources: [], duration_ms: took() };
  }
}

/** `rules.md › Trips`, `handbook.pdf › p. 3`. */
const citation = ({ source: { path, heading, page } }: KnowledgePassage): string =>
  [path, heading, page && `p. ${page}`].filter(Boolean).join(' › ');

function queryOf(given: string): string | undefined {
  try {
    const { query } = JSON.parse(given) as { query?: unknown };
    return typeof query === 'string' && query.trim() ? query : undefined;
  } catch {
    return undefined;
  }
}
