import type { Asked } from './play.js';

/** As a person reads it: what was shown before is not shown again, so that what is new stands out. */
export function rendered(title: string, asked: Asked[]): string {
  const seen = new Set<string>();
  const fresh = (texts: readonly string[]): string[] => texts.filter((text) => !seen.has(text) && seen.add(text));
  const section = (name: string, texts: readonly string[]): string[] => {
    if (!texts.length) return [];
    const now = fresh(texts);
    const before = texts.length - now.length;
    const as = before ? `${texts.length === 1 ? '' : `${before} `}as before` : '';
    return [`**${name}**${as && `: ${as}`}`, ...now.map((text) => fenced(text))];
  };
  const parts = asked.flatMap(({ round, phase, who, work: { kind, prompt }, received, answer }) => {
    const { system, shared, own } = textsOf(received);
    return [
      `## ${[round || !who ? `Round ${round}` : '', phase, kind, who].filter(Boolean).join(' · ')}`,
      `\`${prompt.template}\` · ${received.model}, effort ${received.effort}, at most ${received.max_tokens} tokens with its thoughts`,
      ...section('System', [system]),
      ...section('Shared', shared),
      ...section('Own', [own]),
      ...section('To be answered with', [fieldsOf(prompt.schema).join('\n')]),
      '**Answer**',
      fenced(JSON.stringify(answer, null, 2), 'json'),
      billOf(received),
    ];
  });
  return [`# ${title}`, ...parts].join('\n\n').concat('\n');
}

/** What the server received: its blocks, the last of the user's being the member's own. */
function textsOf({ blocks, system }: Asked['received']) {
  const user = blocks.filter(({ role }) => role.startsWith('user')).map(({ text }) => text);
  return { system, shared: user.slice(0, -1), own: user.at(-1) ?? '' };
}

function billOf({ usage }: Asked['received']): string {
  const { input_tokens = 0, cache_read_input_tokens: read = 0, cache_creation_input_tokens: kept = 0 } = usage ?? {};
  return `_${input_tokens + read + kept} tokens read, ${read} of them from the cache; ${usage?.output_tokens ?? 0} written._`;
}

const fenced = (text: string, language = 'text'): string => `\`\`\`\`${language}\n${text}\n\`\`\`\``;

interface Node {
  type?: string;
  description?: string;
  enum?: string[];
  properties?: Record<string, Node>;
  items?: Node;
}

const fieldsOf = (node: Node, path = ''): string[] => [
  ...Object.entries(node.properties ?? {}).flatMap(([name, field]) => [
    `${path}${name}${field.enum ? ` (${field.enum.join(' | ')})` : field.type === 'array' ? ' []' : ''}: ${field.description ?? ''}`,
    ...fieldsOf(field, `  ${path}`),
  ]),
  ...(node.items ? fieldsOf(node.items, path) : []),
];
