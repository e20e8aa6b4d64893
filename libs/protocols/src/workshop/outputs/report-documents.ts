import type { DocumentSection, Language } from '@parley/contracts';
import { type ShownPart, points } from '../documents/document-kind.js';
import { shownParts } from '../documents/kinds.js';
import { inline, sanitiseMarkdown } from '../../shared/markdown/markdown.js';
import type { RoleDocument } from './role-documents.js';
import type { ReportWording } from './report-wording.js';

/** A role's document as a person reads it. */
export function documentParts(one: RoleDocument, language: Language, words: ReportWording): string[] {
  const { role, document, written, summary, kind } = one;
  const typed = kind !== 'general' && written ? shownParts(kind, one, language) : [];
  return [
    `### ${inline(role.name)}${words.colon}${document}${written ? '' : ` (${words.notWritten})`}`,
    '',
    ...(summary ? [sanitiseMarkdown(summary), ''] : []),
    ...[...typed, ...one.sections.map(sectionPart), ...remarks(one, words)].flatMap(partLines),
  ];
}

const partLines = ({ title, lines }: ShownPart): string[] => [`**${title}**`, '', ...lines, ''];

const sectionPart = ({ heading, text, items }: DocumentSection): ShownPart => ({
  title: inline(heading),
  lines: [...(text ? [sanitiseMarkdown(text), ''] : []), ...items.map((item) => `- ${inline(item)}`)],
});

/** What stayed open, and what it cited and nobody knows. */
function remarks({ open_points, unknown_citations }: RoleDocument, words: ReportWording): ShownPart[] {
  const plain = (texts: string[]) => texts.map((text) => ({ text, based_on: [] }));
  const unknown = unknown_citations.map(({ entry_id, pointer }) => `${entry_id} (${pointer})`);
  return [points(words.openInDocument, plain(open_points)), points(words.unknownCitations, plain(unknown))].filter(
    ({ lines }) => lines.length,
  );
}
