import type { ChannelSummary } from '@parley/client';
import type { OpeningEstimate } from '@parley/contracts';
import { elsewhereText, questionText, type Said, type Standing, type Waiting, type Waits } from '@parley/on-behalf';
import { plainLine } from '@parley/untrusted';
import {
  assistantWords,
  decisionWords,
  generatedLine,
  makeAmounts,
  markedName,
  pauseText,
  type Amounts,
  type Language,
} from '@parley/wording';

const AMOUNTS: Record<Language, Amounts> = { en: makeAmounts('en', 'long'), zh: makeAmounts('zh', 'long') };

export const languageOf = ({ view }: Pick<Standing, 'view'>): Language => view?.language ?? 'en';

/** How a channel stands, for whoever the assistant works for: short first, in the channel's language. Pure. */
export function standingText(standing: Standing, page?: string): string {
  const language = languageOf(standing);
  const words = assistantWords[language];
  const { view, brief = '', waits, said } = standing;
  const isOver = view?.status === 'closed';
  const title = view ? `**${plainLine(view.topic)}**` : '';
  if (isOver) return lines([title, '', brief.trim(), '', words.whole, ...(page ? [words.page(page)] : [])]);
  const paused = view?.waiting_for_model;
  return lines([
    [title, ...(view ? [words.running, ...figures(view, language)] : [])].filter(Boolean).join(' · '),
    ...(view?.rehearsal && !brief ? [`> ${words.rehearsal}`] : []),
    // In brief, the decision says so itself.
    ...(view && !brief ? [`*${generatedLine(language, view.generated_by)}*`] : []),
    ...(paused ? ['', pauseText(language, paused)] : []),
    '',
    waitsText(waits, language),
    ...(said.length ? ['', ...said.map((one) => saidText(one, language))] : []),
    ...(brief ? ['', brief.trim()] : []),
  ]);
}

const lines = (all: string[]): string =>
  all
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();

function figures(
  { round, max_rounds, turns, cost_micro_usd }: NonNullable<Standing['view']>,
  language: Language,
): string[] {
  const words = assistantWords[language];
  const answered = turns.filter(({ status }) => status !== 'open').length;
  return [
    ...(round ? [words.round(round, max_rounds)] : []),
    ...(turns.length && answered < turns.length ? [words.answered(answered, turns.length)] : []),
    ...(cost_micro_usd ? [AMOUNTS[language].usd(cost_micro_usd)] : []),
  ];
}

export function saidText({ name, text, round, author }: Said, language: Language): string {
  const who = markedName(language, plainLine(name), author);
  return `- **${round ? assistantWords[language].inRound(who, round) : who}**${decisionWords[language].colon}${plainLine(text)}`;
}

/** Whoever is waited for, each with the id that the answer names. */
export function waitsText(waits: Waits, language: Language): string {
  const { here } = waits;
  const words = assistantWords[language];
  const others = elsewhereText(waits, language);
  if (!here.length) return lines(others.length ? others : [words.nothingYet]);
  return lines([`**⏳ ${words.waitsForYou}**`, ...here.map((one) => waitingText(one, language)), ...others]);
}

function waitingText(waiting: Waiting, language: Language): string {
  const { title, notes } = questionText(waiting, language);
  return [`- ${title}`, ...notes.map((note) => `  - ${note}`)].join('\n');
}

/** What was opened, who takes part and what it may cost. */
export function begunText(
  { view, channel }: Standing,
  { seats, estimate, page }: { seats: readonly Seat[]; estimate?: OpeningEstimate; page?: string },
): string {
  const language = languageOf({ view });
  const words = assistantWords[language];
  const { colon } = decisionWords[language];
  const likely = likelyText(estimate, language);
  return lines([
    `${words.begun}${colon}**${plainLine(view?.topic ?? '')}** (\`${channel}\`)`,
    ...(view?.rehearsal ? [`> ${words.rehearsal}`] : []),
    ...(seats.length
      ? ['', `${words.takingPart}${colon}`.trimEnd(), ...seats.map((one) => seatText(one, language, colon))]
      : []),
    ...(likely ? ['', likely] : []),
    ...(page ? ['', words.page(page)] : []),
  ]);
}

/** Whoever takes part, and whether an AI agent does. */
export interface Seat {
  name: string;
  author?: Said['author'];
  persona?: string;
}

const seatText = ({ name, author, persona }: Seat, language: Language, colon: string): string =>
  `- **${markedName(language, plainLine(name), author)}**${persona ? `${colon}${plainLine(persona)}` : ''}`;

/** What it is likely to cost and to take; empty where nobody knows. */
export function likelyText(estimate: OpeningEstimate | undefined, language: Language): string {
  const { cost_micro_usd: cost, seconds } = estimate ?? {};
  if (!cost && !seconds) return '';
  const words = assistantWords[language];
  const { usd, span } = AMOUNTS[language];
  const range = ({ least, most }: { least: number; most: number }, text: (value: number) => string) =>
    words.range(text(least), text(most));
  return words.likely(cost ? range(cost, usd) : '', seconds ? range(seconds, (value) => span(value * 1_000)) : '');
}

/** A list, the latest first. */
export function listText(items: readonly ChannelSummary[]): string {
  const words = assistantWords.en;
  if (!items.length) return words.none;
  const rows = items.map((one) => {
    const { verdicts } = decisionWords.en;
    const came = one.rehearsal ? verdicts.rehearsed : (one.outcome ?? verdicts.done);
    const state = one.status === 'open' ? words.running : came;
    return `- **${plainLine(one.topic)}** · ${one.protocol} · ${state} · ${one.last_activity_at.slice(0, 10)} (\`${one.channel_id}\`)`;
  });
  return lines([words.deliberations(items.length), ...rows]);
}
