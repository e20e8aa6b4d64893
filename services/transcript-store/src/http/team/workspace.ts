import type { WorkspaceRow } from '@parley/protocols/team';

/** The latest version of each key, in the order in which they were handed over. */
export function latest(rows: readonly WorkspaceRow[]): WorkspaceRow[] {
  const newest = new Map<string, WorkspaceRow>();
  for (const row of rows) {
    if (row.version > (newest.get(row.key)?.version ?? 0)) newest.set(row.key, row);
  }
  return [...newest.values()].toSorted(
    (one, other) => one.position - other.position || ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind),
  );
}

/** A result before the texts that it names. */
const ORDER: WorkspaceRow['kind'][] = ['result', 'ruling', 'waiver', 'artefact'];

/** As lists show it: a text is read by itself. */
export function listed({ content, ...row }: WorkspaceRow) {
  return typeof content === 'string' ? { ...row, bytes: Buffer.byteLength(content) } : { ...row, content };
}
