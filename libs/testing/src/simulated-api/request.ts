/** A block of a request, with where it stands. */
export interface SimulatedBlock {
  role: string;
  text: string;
  cached: boolean;
}

/** A request as an answerer sees it. */
export interface SimulatedRequest {
  model: string;
  max_tokens: number;
  /** The output schema, as it was sent. */
  schema: Record<string, unknown>;
  system: string;
  /** All messages as one text. */
  talk: string;
  effort: string;
  /** What thinking is shown as: `summarized` or `omitted`. */
  display: string;
  /** Schema, system and messages in the order of the prefix. */
  blocks: SimulatedBlock[];
  body: Record<string, unknown>;
}

interface Content {
  text: string;
  cache_control?: object;
}

interface Body {
  model?: string;
  max_tokens?: number;
  system?: string | Content[];
  messages?: { role: string; content: string | Content[] }[];
  output_config?: { effort?: string; format?: { schema?: Record<string, unknown> } };
  thinking?: { type?: string; display?: string };
  cache_control?: object;
}

/** Reads the body of a request of the Messages API. */
export function readRequest(body: Record<string, unknown>): SimulatedRequest {
  const { model = '', max_tokens = 0, system, messages = [], output_config, thinking, cache_control }: Body = body;
  const schema = output_config?.format?.schema ?? {};
  const blocks: SimulatedBlock[] = [
    // What the schema is and how it thinks stand before the first word.
    { role: 'schema', text: JSON.stringify(schema), cached: false },
    ...blocksOf('system', system ?? []),
    ...messages.flatMap(({ role, content }) => blocksOf(`${role}/${thinking?.type ?? ''}`, content)),
  ];
  if (cache_control) blocks.at(-1)!.cached = true;
  return {
    model,
    max_tokens,
    schema,
    system: textOf(blocks.filter(({ role }) => role === 'system')),
    talk: textOf(blocks.filter(({ role }) => role.includes('/'))),
    effort: output_config?.effort ?? 'medium',
    display: thinking?.display ?? 'omitted',
    blocks,
    body,
  };
}

const blocksOf = (role: string, content: string | Content[]): SimulatedBlock[] =>
  typeof content === 'string'
    ? [{ role, text: content, cached: false }]
    : content.map(({ text, cache_control }) => ({ role, text, cached: cache_control !== undefined }));

const textOf = (blocks: SimulatedBlock[]): string => blocks.map(({ text }) => text).join('\n');
