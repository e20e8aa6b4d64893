import type { PlanPoint } from '@parley/contracts';
import { inline, sanitiseMarkdown, table } from '../../shared/markdown/markdown.js';
import type { ShownPart } from './document-kind.js';

/** The entries that an item rests on, as they are listed beside it. */
export const cited = (based_on: string[]): string => based_on.join(', ');

export const prose = (title: string, text: string): ShownPart => ({ title, lines: [sanitiseMarkdown(text)] });

export const points = (title: string, list: PlanPoint[]): ShownPart => ({
  title,
  lines: list.map(({ text, based_on }) => `- ${inline(text)}${based_on.length ? ` (${inline(cited(based_on))})` : ''}`),
});

export const grid = (title: string, headings: string[], rows: string[][]): ShownPart => ({
  title,
  lines: table(headings, rows),
});
