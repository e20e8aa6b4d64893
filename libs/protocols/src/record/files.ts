import { generatedLine, recordWords, type RecordWords } from '@parley/wording';
import { htmlPage } from '../shared/decision/html.js';
import { inline, sanitiseMarkdown, table } from '../shared/markdown/markdown.js';
import type { DeliberationRecord, CitedStatement } from './statement.js';
import { rangesOf } from './telling.js';

/** A record as a Markdown file; what others wrote does nothing in it. */
export function recordMarkdown(record: DeliberationRecord): string {
  const words = recordWords[record.language];
  return [
    '---',
    `channel: ${record.channel_id}`,
    `protocol: ${JSON.stringify(record.protocol)}`,
    `position: ${record.position}`,
    `generated_by: ${JSON.stringify(record.generated_by)}`,
    '---',
    '',
    `# ${words.title}${words.colon}${inline(record.topic)}`,
    '',
    `**${inline(generatedLine(record.language, record.generated_by))}**`,
    '',
    words.generatedBy,
    '',
    words.howToRead,
    ...sectionsOf(record, words),
    '',
    `## ${words.index}`,
    '',
    ...table(
      [...words.indexHead],
      record.cited.map(({ version, position, type, recorded_at, by }) => [
        `${version}`,
        `${position}`,
        type,
        recorded_at,
        by,
      ]),
    ),
    '',
  ].join('\n');
}

function sectionsOf({ statements }: DeliberationRecord, words: RecordWords): string[] {
  const sections = Object.entries(words.sections) as [CitedStatement['section'], string][];
  return sections.flatMap(([section, title]) => {
    const here = statements.filter((one) => one.section === section);
    return here.length ? ['', `## ${title}`, '', ...here.flatMap(lines)] : [];
  });
}

/** A sentence, the events that it cites, and below it what it quotes. */
function lines({ text, quotes, cites }: CitedStatement): string[] {
  const quoted = quotes.flatMap((quote) => [
    '',
    ...sanitiseMarkdown(quote)
      .split('\n')
      .map((line) => `  > ${line}`.trimEnd()),
  ]);
  return [`- ${inline(text)} \\[${rangesOf(cites)}]`, ...quoted, ...(quoted.length ? [''] : [])];
}

/** The same as a page of its own, which prints, runs nothing and fetches nothing. */
export function recordHtml(record: DeliberationRecord): string {
  const { title, colon } = recordWords[record.language];
  const body = recordMarkdown(record).replace(/^---\n[\s\S]*?\n---\n/u, '');
  return htmlPage(body, {
    title: `${title}${colon}${record.topic}`,
    language: record.language,
    meta: { generator: 'Parley', generated_by: JSON.stringify(record.generated_by) },
  });
}
