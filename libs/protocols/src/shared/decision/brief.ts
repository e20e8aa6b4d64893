import { decisionWords, type DecisionWords, type Language } from '@parley/wording';
import { figuresOf } from './figures.js';
import { cameTo, dissentLines, point, section, sectionLines, sideLines } from './markdown.js';
import type { DecisionRecord, Item, Section } from './record.js';
import { modelsOf, tookText } from './told.js';

/** What is shown of a list, and of a text in characters. */
const MOST_ITEMS = 8;
const MOST_TEXT = 700;

/**
 * A decision for whoever has a minute, as Markdown: how it ended, what was decided with long parts cut, who is for and against it
 * and why, what stays open, and what it took. Views that do not share it stand in full.
 */
export function decisionBrief(record: DecisionRecord, language: Language = record.language): string {
  const words = decisionWords[language];
  const figures = figuresOf(language);
  const decided = record.sections.flatMap((one) => sectionLines(shortened(one, words), words));
  const models = modelsOf(record);
  const { cost, time } = tookText(record, words, figures);
  const took = [
    `${words.cost}${words.colon}${cost}`,
    `${words.time}${words.colon}${time}`,
    ...(models.length ? [`${words.models}${words.colon}${models.join(words.comma)}`] : []),
  ];
  return [
    ...cameTo(record, words, language),
    ...section(words.decided[record.verdict], decided.length ? decided : [words.nothing]),
    ...section(words.forAndAgainst, sideLines(record, words)),
    ...section(words.dissent, dissentLines(record, words)),
    ...section(words.open, first(record.open_points.map(point), words, point)),
    '',
    took.join(' · '),
    '',
  ]
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n');
}

/** The first of them, and how many more there are. */
function first<T>(all: readonly T[], words: DecisionWords, more: (text: string) => T): T[] {
  const rest = all.length - MOST_ITEMS;
  return rest > 0 ? [...all.slice(0, MOST_ITEMS), more(words.more(rest))] : [...all];
}

function shortened(part: Section, words: DecisionWords): Section {
  const asItem = (text: string): Item => ({ text });
  switch (part.kind) {
    case 'text':
      return { ...part, text: cut(part.text) };
    case 'terms':
      return { ...part, terms: first(part.terms, words, (value) => ({ name: '', value })) };
    case 'tasks':
      return { ...part, tasks: first(part.tasks, words, (task) => ({ name: '', role: '', task, essential: false })) };
    case 'list':
      return { ...part, items: first(part.items, words, asItem) };
    case 'documents':
      return {
        heading: part.heading,
        kind: 'list',
        items: first(
          part.documents.map(({ title }) => asItem(title)),
          words,
          asItem,
        ),
      };
  }
}

/** At the end of a word, where there is one. */
function cut(text: string): string {
  if (text.length <= MOST_TEXT) return text;
  const head = text.slice(0, MOST_TEXT).replace(/[\uD800-\uDBFF]$/u, '');
  const end = head.search(/\s\S*$/u);
  return `${(end > MOST_TEXT / 2 ? head.slice(0, end) : head).trimEnd()} …`;
}
