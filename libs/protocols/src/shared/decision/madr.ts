import {
  decisionWords,
  generatedLine,
  positionText,
  wantsText,
  type DecisionWords,
  type Language,
} from '@parley/wording';
import { inline, sanitiseMarkdown } from '../markdown/markdown.js';
import { sectionLines } from './markdown.js';
import type { DecisionRecord, Verdict } from './record.js';
import { becauseOf, countText, endedText, forkedText, nextText, saidText } from './told.js';

/** The record's own words for how it stands, which tools read. */
const STATUS: Record<Verdict, string> = {
  agreed: 'accepted',
  done: 'accepted',
  partly: 'accepted',
  not_agreed: 'rejected',
  stopped: 'proposed',
  failed: 'rejected',
  rehearsed: 'proposed',
  open: 'proposed',
};

/** A decision as a record in the form of MADR 4: what people keep beside their code. */
export function decisionMadr(record: DecisionRecord, language: Language = record.language): string {
  const words = decisionWords[language];
  const { record: t } = words;
  const { verdict, positions, ended, opened_at } = record;
  const makers = positions.filter(({ side }) => side === 'for').map(({ name }) => name);
  const consulted = positions.filter(({ side }) => side !== 'for' && side !== 'absent').map(({ name }) => name);
  return [
    '---',
    `status: ${STATUS[verdict]}`,
    `date: ${(ended?.at ?? opened_at).slice(0, 10)}`,
    ...(makers.length ? [`decision-makers: ${JSON.stringify(makers)}`] : []),
    ...(consulted.length ? [`consulted: ${JSON.stringify(consulted)}`] : []),
    `generated_by: ${JSON.stringify(record.generated_by)}`,
    '---',
    '',
    `# ${inline(record.topic)}`,
    '',
    `## ${t.context}`,
    '',
    sanitiseMarkdown(record.question),
    '',
    `## ${t.options}`,
    '',
    ...optionsOf(record, words).map((option) => `- ${inline(option)}`),
    '',
    `## ${t.outcome}`,
    '',
    outcomeText(record, words),
    '',
    ...record.sections.filter(({ kind }) => kind !== 'documents').flatMap((part) => sectionLines(part, words)),
    `### ${t.consequences}`,
    '',
    ...consequences(record, words),
    '',
    ...(record.next.length
      ? [`### ${t.confirmation}`, '', ...record.next.map((step) => `- ${inline(nextText(step, words))}`), '']
      : []),
    ...prosAndCons(record, words),
    `## ${t.more}`,
    '',
    `${words.verdicts[verdict]} · ${countText(record, words)} · ${endedText(record, words)}`,
    ...(saidText(record, words) === undefined ? [] : ['', inline(saidText(record, words)!)]),
    ...(record.rehearsal ? ['', `**${words.rehearsal}**`] : []),
    ...(record.forked_from ? ['', inline(forkedText(record, words)!)] : []),
    '',
    inline(generatedLine(language, record.generated_by)),
    '',
  ]
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n');
}

/** What was decided on, and what those wanted who do not share it. */
const optionsOf = ({ topic, dissent }: DecisionRecord, words: DecisionWords): string[] => [
  topic,
  ...new Set(
    dissent.flatMap(({ name, position, argument }) =>
      position === argument ? [] : [`${name} · ${wantsText(words, position)}`],
    ),
  ),
];

function outcomeText(record: DecisionRecord, words: DecisionWords): string {
  const { record: t } = words;
  const why = becauseOf(record, words) ?? countText(record, words);
  const isChosen = STATUS[record.verdict] === 'accepted';
  return isChosen ? t.chosen(inline(record.topic), why) : t.notChosen(why);
}

function consequences(
  { positions, dissent, open_points }: DecisionRecord,
  { record: t, comma }: DecisionWords,
): string[] {
  const agreeing = positions.filter(({ side }) => side === 'for').map(({ name }) => name);
  const against = [...new Set(dissent.map(({ name }) => name))];
  return [
    ...(agreeing.length ? [t.good(t.agree(agreeing.join(comma)))] : []),
    ...(against.length ? [t.bad(t.disagree(against.join(comma)))] : []),
    ...open_points.map(t.open),
  ].map((line) => `- ${inline(line)}`);
}

const prosAndCons = ({ topic, dissent }: DecisionRecord, words: DecisionWords): string[] =>
  dissent.length
    ? [
        `## ${words.record.prosAndCons}`,
        '',
        `### ${inline(topic)}`,
        '',
        ...dissent.map(
          ({ name, argument }) =>
            `- ${inline(words.record.bad(`${name}${words.colon}${positionText(words, argument)}`))}`,
        ),
        '',
      ]
    : [];
