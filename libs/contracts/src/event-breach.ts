import { ownProperty } from '@parley/untrusted';
import type { Language } from './breaches.js';
import { contractErrors } from './contract.js';
import { DEEPEST_COPY } from './copies.js';
import { EVENT_TYPES } from './generated/types.js';
import type { FieldError } from './problem.js';
import type { RecordedEvent } from './recorded-event.js';

/** Where a line of a file is no event that anybody could have recorded. */
export interface EventBreach {
  version: number;
  /** What is wrong, by pointers into the event; never empty. */
  fields: FieldError[];
}

const TYPES: ReadonlySet<unknown> = new Set(EVENT_TYPES);
const NAMED = ['tenant', 'channel_id', 'protocol', 'id'];
const OF_COMMANDS = ['command_id', 'command_type', 'command_hash', 'time'];
const OPTIONAL = ['traceparent', 'rules'];

const REASONS: Record<Language, { text: string; type: string; copied: string }> = {
  en: {
    text: 'must be a text',
    type: 'is no event that this release knows',
    copied: 'must say which event of which channel this is a copy of',
  },
  zh: { text: '必须是文本', type: '不是本版本所知的事件', copied: '必须写明复制自哪个频道的哪个事件' },
};

/**
 * The first of a file's events that breaks the contract; undefined where all keep it. A chain that holds says nothing of that:
 * whoever has a file can make its hashes anew.
 * @param language of the reasons
 */
export function firstEventBreach(events: Iterable<RecordedEvent>, language: Language): EventBreach | undefined {
  for (const event of events) {
    const fields = fieldsOf(event, language);
    if (fields.length) return { version: event.version, fields };
  }
  return undefined;
}

function fieldsOf(event: RecordedEvent, language: Language): FieldError[] {
  const { type, data } = event;
  const metadata = event.metadata as unknown as Readonly<Record<string, unknown>> | null;
  if (!TYPES.has(type)) return [{ pointer: '/type', reason: REASONS[language].type }];
  const of = (under: string, message: string, value: unknown) =>
    contractErrors(message, value, language).map(({ pointer, reason }) => ({ pointer: under + pointer, reason }));
  const { text: reason, copied } = REASONS[language];
  const optional = OPTIONAL.filter((name) => ownProperty(metadata ?? {}, name) !== undefined);
  return [
    ...noTexts(event as unknown as Record<string, unknown>, NAMED).map((name) => ({ pointer: `/${name}`, reason })),
    ...noTexts(metadata ?? {}, [...OF_COMMANDS, ...optional]).map((name) => ({ pointer: `/metadata/${name}`, reason })),
    ...(isCopied(ownProperty(metadata ?? {}, 'copied')) ? [] : [{ pointer: '/metadata/copied', reason: copied }]),
    ...of('/metadata/actor', 'Actor', metadata?.['actor'] ?? null),
    ...of('/data', type, data),
  ];
}

const noTexts = (of: Readonly<Record<string, unknown>>, names: readonly string[]): string[] =>
  names.filter((name) => typeof ownProperty(of, name) !== 'string');

function isCopied(value: unknown): boolean {
  let copied = value;
  for (let depth = 0; copied !== undefined; depth++) {
    if (depth >= DEEPEST_COPY || typeof copied !== 'object' || copied === null) return false;
    const { version, copied: deeper } = copied as { version?: unknown; copied?: unknown };
    if (noTexts(copied as Record<string, unknown>, ['channel_id', 'id', 'hash']).length) return false;
    if (!Number.isSafeInteger(version)) return false;
    copied = deeper;
  }
  return true;
}
