import {
  decisionWords,
  generatedLine,
  positionText,
  wantsText,
  type DecisionWords,
  type Language,
} from '@parley/wording';
import { inline, sanitiseMarkdown, table } from '../markdown/markdown.js';
import { figuresOf } from './figures.js';
import type { DecisionRecord, Item, Section, Side, Step } from './record.js';
import {
  changeText,
  countText,
  endedText,
  saidText,
  forkedText,
  modelsOf,
  nextText,
  stanceText,
  stepTitle,
  tallyText,
  tookText,
} from './told.js';
import { withoutHeadings } from './without-headings.js';

/** A decision as a Markdown file, in the order of its page; what others wrote does nothing in it. */
export function decisionMarkdown(record: DecisionRecord, language: Language = record.language): string {
  const words = decisionWords[language];
  const documents = record.sections.filter(({ kind }) => kind === 'documents');
  const sections = record.sections.filter(({ kind }) => kind !== 'documents');
  // Where nothing else came of it, documents are the result.
  const [result, behind] = sections.length ? [sections, documents] : [documents, []];
  const decided = result.flatMap((section) => sectionLines(section, words));
  return [
    `# ${inline(record.topic)}`,
    '',
    ...cameTo(record, words, language),
    ...section(words.decided[record.verdict], decided.length ? decided : [words.nothing]),
    ...section(words.forAndAgainst, sideLines(record, words)),
    ...section(words.dissent, dissentLines(record, words)),
    ...section(words.open, record.open_points.length ? record.open_points.map(point) : [words.nothingOpen]),
    ...section(
      words.next,
      record.next.map((step) => point(nextText(step, words))),
    ),
    ...section(words.question, [sanitiseMarkdown(record.question)]),
    ...section(words.how, how(record, words, language)),
    ...behind.flatMap((one) => ['', `## ${words.headings.documents}`, '', ...sectionLines(one, words)]),
    ...section(words.story, story(record, words)),
    '',
  ]
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n');
}

/** Somebody's own words, on a line of their own. */
const quoted = (text: string | undefined): string[] => (text === undefined ? [] : ['', `> ${inline(text)}`]);

/** What it came to in a line, and what has to be known before that is believed: who wrote it, too. */
export const cameTo = (record: DecisionRecord, words: DecisionWords, language: Language): string[] => [
  ...(record.rehearsal ? [`> **${words.rehearsal}**`, ''] : []),
  `**${words.verdicts[record.verdict]}** · ${countText(record, words)} · ${endedText(record, words)}`,
  ...quoted(saidText(record, words)),
  ...(record.contradicted ? ['', `**${words.contradicted[record.contradicted]}**`] : []),
  ...(record.forked_from ? ['', inline(forkedText(record, words)!)] : []),
  '',
  `*${inline(generatedLine(language, record.generated_by))}*`,
];

export const section = (title: string, lines: string[]): string[] =>
  lines.length ? ['', `## ${title}`, '', ...lines] : [];

export const point = (text: string): string => `- ${inline(text)}`;

/** A part of what was decided, with its own heading. */
export function sectionLines(part: Section, words: DecisionWords): string[] {
  const head = [`### ${words.headings[part.heading]}`, ''];
  switch (part.kind) {
    case 'text':
      return [...head, sanitiseMarkdown(withoutHeadings(part.text)), ''];
    case 'terms':
      return [
        ...head,
        ...table(
          [words.term, words.value],
          part.terms.map(({ name, value }) => [name, value]),
        ),
        '',
      ];
    case 'tasks': {
      const rows = part.tasks.map(({ name, role, task, essential }) => [
        name,
        essential ? `${role} (${words.essential})` : role,
        task,
      ]);
      return [...head, ...table([words.who, words.role, words.task], rows), ''];
    }
    case 'list':
      return [...head, ...part.items.flatMap((item) => itemLines(item, words)), ''];
    case 'documents':
      return part.documents.flatMap(({ title, markdown }) => [`### ${inline(title)}`, '', markdown, '']);
  }
}

function itemLines({ text, detail, by, ruling }: Item, words: DecisionWords): string[] {
  const notes = [ruling && words.rulings[ruling], by && words.proposedBy(by)].filter((note) => note !== undefined);
  return [
    `- ${inline(text)}${notes.length ? ` (${inline(notes.join(words.comma))})` : ''}`,
    ...(detail ? [`  - ${inline(detail)}`] : []),
  ];
}

const SIDES: readonly Side[] = ['for', 'between', 'against', 'absent'];

/** Each side with its names, and what each of them holds. */
export function sideLines({ positions, counts }: DecisionRecord, words: DecisionWords): string[] {
  return SIDES.flatMap((side) => {
    const on = positions.filter((one) => one.side === side);
    if (!on.length) return [];
    return [
      `- **${words.sides[side]}**${words.colon}${counts[side]}`,
      ...on.map((one) => {
        const claim = one.claim ? `${words.colon}${inline(one.claim)}` : '';
        return `  - ${inline(one.name)} (${stanceText(one, words)})${claim}`;
      }),
    ];
  });
}

/** In full: what stands here is what a reader has to weigh. */
export const dissentLines = ({ dissent: all }: DecisionRecord, words: DecisionWords): string[] =>
  all.flatMap(({ name, position, argument, about }) => [
    `- **${inline(name)}**${about === undefined ? '' : ` ${inline(words.about(about))}`}${words.colon}${inline(positionText(words, argument))}`,
    ...(position === argument ? [] : [`  - ${inline(wantsText(words, position))}`]),
  ]);

function how(record: DecisionRecord, words: DecisionWords, language: Language): string[] {
  const { ended, opened_at } = record;
  const models = modelsOf(record);
  const figures = figuresOf(language);
  const took = tookText(record, words, figures);
  const line = (name: string, value: string) => `- ${name}${words.colon}${value}`;
  return [
    endedText(record, words),
    ...(ended?.by ? ['', inline(words.by(ended.by))] : []),
    ...quoted(saidText(record, words)),
    '',
    line(words.date, figures.date(ended?.at ?? opened_at)),
    line(words.time, took.time),
    line(words.cost, took.cost),
    line(words.tokens, took.tokens),
    line(words.models, models.length ? models.map(inline).join(words.comma) : words.noModel),
  ];
}

const story = ({ story: steps }: DecisionRecord, words: DecisionWords): string[] =>
  steps.map((step) => {
    const title = `**${inline(stepTitle(step, words))}**${step.round ? ` (${words.round(step.round)})` : ''}`;
    const said = [tallyText(step, words), changesText(step, words), step.text ?? ''].filter(Boolean);
    return `- ${title}${said.length ? `${words.colon}${said.map(inline).join(' · ')}` : ''}`;
  });

const changesText = ({ changes = [] }: Step, words: DecisionWords): string =>
  changes.map((change) => changeText(change, words)).join(words.semicolon);
