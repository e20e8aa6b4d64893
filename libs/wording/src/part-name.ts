type Kind = 'entry' | 'issue' | 'question';

/** A part of a deliberation by a name that people read, where it has none but its id, as "Entry 2"; what is no such id stays. */
export const partName =
  (kinds: Record<Kind, string>) =>
  (id: string): string =>
    id.replace(/^(entry|issue|question)-(\d+)$/u, (_, kind: Kind, count: string) => `${kinds[kind]} ${count}`);
