import type { PlanDocument, UnknownCitation } from '@parley/contracts';

/** What a document cites, with where: every `based_on` in it. */
export function citationsOf(document: PlanDocument): UnknownCitation[] {
  const { unknown_citations: _noted, ...written } = document;
  return citedIn(written, '');
}

/**
 * The document without what it cites and is not there; what was taken out is noted in it, so that nothing is dropped in
 * silence. Its own `based_on` is then all that it cites.
 */
export function withKnownCitations(document: PlanDocument, known: ReadonlySet<string>): PlanDocument {
  const unknown = citationsOf(document).filter(({ entry_id }) => !known.has(entry_id));
  const kept = unknown.length ? (filtered(document, known) as PlanDocument) : document;
  const based_on = [...new Set(citationsOf(kept).map(({ entry_id }) => entry_id))].slice(0, 200);
  return { ...kept, based_on, ...(unknown.length && { unknown_citations: unknown.slice(0, 200) }) };
}

function citedIn(value: unknown, pointer: string): UnknownCitation[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => citedIn(item, `${pointer}/${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'based_on'
      ? (part as string[]).map((entry_id) => ({ pointer, entry_id }))
      : citedIn(part, `${pointer}/${name}`),
  );
}

function filtered(value: unknown, known: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => filtered(item, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      name === 'based_on' ? (part as string[]).filter((id) => known.has(id)) : filtered(part, known),
    ]),
  );
}
