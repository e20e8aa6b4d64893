import { createContext, useContext, useState } from 'react';

const PREFIX = 'parley-draft';
/** In no id. */
const SEPARATOR = '\n';

const keyOf = (of: string, part: string): string => [PREFIX, of, part].join(SEPARATOR);

/** What is answered, where a draft of it is kept: a channel's id, and that of the turn. */
export const DraftOf = createContext('');

/**
 * What is being written: it survives a reload and the way back, in this tab alone.
 * @param part which of several of one answer
 */
export function useDraft<Draft>(part: string, empty: Draft): readonly [Draft, (now: Change<Draft>) => void] {
  const key = keyOf(useContext(DraftOf), part);
  const [draft, setDraft] = useState(() => readDraft<Draft>(sessionStorage.getItem(key)) ?? empty);
  const set = (now: Change<Draft>) =>
    setDraft((before) => {
      const next = typeof now === 'function' ? (now as (before: Draft) => Draft)(before) : now;
      sessionStorage.setItem(key, writtenDraft(next));
      return next;
    });
  return [draft, set];
}

type Change<Draft> = Draft | ((before: Draft) => Draft);

/** Nothing of an answer is kept any more: it was sent, or given up. */
export function forgetDrafts(of: string): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(keyOf(of, ''))) sessionStorage.removeItem(key);
}

/** Drafts in which something is written, by what they answer. @param beginning of what is answered */
export function draftsOf(beginning: string): { of: string; text: string }[] {
  const found = new Map<string, string[]>();
  for (const key of Object.keys(sessionStorage)) {
    const [prefix, of = ''] = key.split(SEPARATOR);
    if (prefix !== PREFIX || !of.startsWith(beginning)) continue;
    const text = textIn(readDraft(sessionStorage.getItem(key)));
    if (text) found.set(of, [...(found.get(of) ?? []), text]);
  }
  return [...found].map(([of, texts]) => ({ of, text: texts.join('\n') }));
}

/** What somebody has written in a draft, a line each, by field where it has fields. */
export function textIn(draft: unknown): string {
  if (typeof draft === 'string') return draft.trim();
  if (typeof draft !== 'object' || draft === null) return '';
  if (!(draft instanceof Map)) return Object.values(draft).map(textIn).filter(Boolean).join('\n');
  const fields = [...draft].map(([field, value]) => [String(field), textIn(value)] as const);
  return fields.flatMap(([field, text]) => (text ? [`${field}: ${text}`] : [])).join('\n');
}

/** A map as its entries: forms keep what is typed by field. */
export const writtenDraft = (draft: unknown): string =>
  JSON.stringify(draft, (_, value: unknown) => (value instanceof Map ? { [ENTRIES]: [...value] } : value));

/** Undefined where there is none, or none that this release can read. */
export function readDraft<Draft>(text: string | null): Draft | undefined {
  if (text === null) return undefined;
  try {
    return JSON.parse(text, (_, value: unknown) => (isMap(value) ? new Map(value[ENTRIES]) : value)) as Draft;
  } catch {
    return undefined;
  }
}

const ENTRIES = 'entries of a map';
const isMap = (value: unknown): value is { [ENTRIES]: [unknown, unknown][] } =>
  typeof value === 'object' && value !== null && ENTRIES in value;
