import { createContext, useContext, useState } from 'react';

const PREFIX = 'parley-draft';

/** What is answered, where a draft of it is kept: a channel's id, and that of the turn. */
export const DraftOf = createContext('');

/**
 * What is being written: it survives a reload and the way back, in this tab alone.
 * @param part which of several of one answer
 */
export function useDraft<Draft>(part: string, empty: Draft): readonly [Draft, (now: Change<Draft>) => void] {
  const key = `${PREFIX} ${useContext(DraftOf)} ${part}`;
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
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(`${PREFIX} ${of} `)) sessionStorage.removeItem(key);
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
