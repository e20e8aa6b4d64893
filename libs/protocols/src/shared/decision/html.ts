import type { Language } from '@parley/wording';
import { decisionWords } from '@parley/wording';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { decisionMarkdown } from './markdown.js';
import type { DecisionRecord } from './record.js';

/** A decision as a page of its own that needs nothing else: its Markdown, as HTML that does nothing. */
export const decisionHtml = (record: DecisionRecord, language: Language = record.language): string =>
  htmlPage(decisionMarkdown(record, language), {
    title: `${decisionWords[language].title}${decisionWords[language].colon}${record.topic}`,
    language,
    look: record.verdict,
    meta: { generator: 'Parley', generated_by: JSON.stringify(record.generated_by) },
  });

interface Page {
  title: string;
  language: Language;
  /** A class of the whole, which colours its edge. */
  look?: DecisionRecord['verdict'];
  /** What programs read of it. */
  meta?: Record<string, string>;
}

/** Markdown of ours, with texts of others in it that are harmless already, as a page that prints, runs nothing and fetches nothing. */
export function htmlPage(markdown: string, { title, language, look, meta = {} }: Page): string {
  const body = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...Object.entries(meta).map(([name, content]) => `<meta name="${name}" content="${escaped(content)}">`),
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    `<body${look ? ` class="${look}"` : ''}>`,
    body,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `
:root { color-scheme: light dark; --edge: #868e96; }
body { font: 16px/1.6 system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; max-width: 46rem;
  margin: 2rem auto; padding: 0 1rem 0 1.5rem; border-inline-start: 6px solid var(--edge); overflow-wrap: anywhere; }
.agreed { --edge: #2b8a3e; } .done { --edge: #1864ab; } .partly, .rehearsed { --edge: #e67700; }
.not_agreed, .failed { --edge: #c92a2a; }
h1 { line-height: 1.25; } h2 { margin-top: 2rem; } table { border-collapse: collapse; }
th, td { border: 1px solid #adb5bd; padding: 0.3rem 0.6rem; text-align: start; vertical-align: top; }
blockquote { margin-inline: 0; padding-inline-start: 1rem; border-inline-start: 3px solid #e67700; }
@media print { body { margin: 0; max-width: none; font-size: 11pt; } h2, h3 { break-after: avoid; } li, tr { break-inside: avoid; } }
`;
