import type { GeneratedBy, InterviewDocument, Language } from '@parley/contracts';
import { generatedLine, rehearsalLine } from '@parley/wording';
import { inline, sanitiseMarkdown } from '../../shared/markdown/markdown.js';
import type { DocumentId } from '../state.js';
import { partsOf, type Statement } from './parts.js';
import { TITLES } from './catalogue.js';
import { WORDS, type Words } from './words.js';

/** One version of a document, with what a reader of the file has to know. */
export interface DocumentFile {
  document: DocumentId;
  version: number;
  content: InterviewDocument;
  /** As the channel's list shows it. */
  topic: string;
  language: Language;
  rehearsal: boolean;
  /** Authors: who wrote it, and what it rests on. */
  generated_by: GeneratedBy;
}

/** A document as a Markdown file: each statement ends with the turns that it rests on (I6). */
export function documentMarkdown({
  document,
  version,
  content,
  topic,
  language,
  rehearsal,
  generated_by,
}: DocumentFile): string {
  const words = WORDS[language];
  const blocks = [
    `# ${document} · ${TITLES[language][document]}`,
    `${inline(topic)} · ${words.version(version)}`,
    ...(rehearsal ? [`> ${rehearsalLine(language)}`] : []),
    `*${inline(generatedLine(language, generated_by))}*`,
    documentBody(content, language, '##'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** What a document says, below a title of whoever shows it. @param mark of its headings: `##` */
export function documentBody(content: InterviewDocument, language: Language, mark: string): string {
  const words = WORDS[language];
  const blocks = [
    sanitiseMarkdown(content.summary),
    ...(content.changes ? [`${mark} ${words.changes}`, sanitiseMarkdown(content.changes)] : []),
    ...partsOf(content, language).flatMap(({ title, statements }) => [
      `${mark} ${title}`,
      statements.map((one) => line(one, words)).join('\n'),
    ]),
  ];
  return blocks.join('\n\n');
}

const line = ({ text, details, turns }: Statement, words: Words): string => {
  const more = details.map((detail) => words.named(detail.name, inline(detail.text)));
  return `- ${[inline(text), ...more].join(words.between)}${words.turns(turns)}`;
};
