import { fail, failField } from '@parley/http';
import { isDocumentId, TITLES, type DocumentRow } from '@parley/protocols/interview';

/** The versions of one document, oldest first. @throws ProblemError where there is no such document */
export function versionsOf(rows: readonly DocumentRow[], name: string): DocumentRow[] {
  if (!isDocumentId(name)) return failField('/document', 'is none of DOC_01 to DOC_06');
  const versions = rows.filter(({ document }) => document === name).toSorted((a, b) => a.version - b.version);
  return versions.length ? versions : fail('not-found', { detail: `${name} has not been written` });
}

/** One of them; the latest where nobody says which. @throws ProblemError not-found */
export function versionOf(versions: readonly DocumentRow[], name: string, version: number | undefined): DocumentRow {
  const found = version === undefined ? versions.at(-1) : versions.find((row) => row.version === version);
  return found ?? fail('not-found', { detail: `there is no ${name} in version ${version}` });
}

/** As lists show it: a document is read by itself. */
export const listed = ({ content, ...row }: DocumentRow, language: 'en' | 'zh') => ({
  ...row,
  title: TITLES[language][row.document],
  summary: content.summary,
  changes: content.changes,
});

/** What a reader wants: as the query says, else as it accepts. */
export function formatOf(format: string | undefined, accept = ''): 'json' | 'markdown' {
  if (format === undefined) return /\btext\/markdown\b/iu.test(accept) ? 'markdown' : 'json';
  return format === 'json' || format === 'markdown' ? format : failField('/format', 'is neither json nor markdown');
}
