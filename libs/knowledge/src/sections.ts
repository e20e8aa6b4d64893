import type { KnowledgeDocument } from './document.js';

/** A part of a document under one heading, or one page. */
export interface Section {
  heading?: string;
  page?: number;
  text: string;
}

const HEADING = /^ {0,3}(#{1,6})\s/u;
const FENCE = /^ {0,3}(`{3,}|~{3,})/u;
const MAX_HEADING = 300;

/** A document's parts, in order; those without text are left out. */
export function sectionsOf(document: KnowledgeDocument): Section[] {
  const sections =
    document.kind === 'pdf'
      ? document.pages.map((text, index) => ({ page: index + 1, text: storable(text) }))
      : document.kind === 'markdown'
        ? markdownSections(storable(document.text))
        : [{ text: storable(document.text) }];
  return sections.filter((section) => section.text.trim());
}

/** Postgres keeps neither NUL nor half a surrogate pair, and PDFs hold both. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed().replaceAll(/\r\n?/gu, '\n');

function markdownSections(text: string): Section[] {
  const sections: Section[] = [];
  const trail: string[] = [];
  let lines: string[] = [];
  let fence = '';
  const close = () => {
    const heading = trail.filter(Boolean).join(' › ').slice(0, MAX_HEADING).toWellFormed();
    sections.push({ ...(heading && { heading }), text: lines.join('\n') });
    lines = [];
  };
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (mark && (!fence || mark.startsWith(fence))) fence = fence ? '' : mark;
    const found = fence ? undefined : headingOf(line);
    if (!found) {
      lines.push(line);
      continue;
    }
    close();
    const { level, title } = found;
    trail.length = Math.min(trail.length, level - 1);
    // What a chunk does not show is not carried along from heading to heading.
    trail[level - 1] = title.slice(0, MAX_HEADING);
  }
  close();
  return sections;
}

/** By hand, in one pass: a pattern for the hashes that may close a heading tries every space of a line against every other. */
function headingOf(line: string): { level: number; title: string } | undefined {
  const [start, marks = ''] = HEADING.exec(line) ?? [];
  if (start === undefined) return undefined;
  const title = line.slice(start.length).trim();
  let end = title.length;
  while (title[end - 1] === '#') end -= 1;
  const isClosed = end < title.length && end > 0 && title[end - 1]!.trim() === '';
  return title ? { level: marks.length, title: isClosed ? title.slice(0, end).trimEnd() : title } : undefined;
}
