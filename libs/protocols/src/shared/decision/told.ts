import type { EstimateRange } from '@parley/contracts';
import type { Amounts, DecisionWords } from '@parley/wording';
import { ownProperty } from '@parley/untrusted';
import type { Change, DecisionRecord, NextStep, Position, Step } from './record.js';

/** `4 of 5 agree`; of who had nothing to agree on, that. */
export const countText = ({ counts }: DecisionRecord, words: DecisionWords): string =>
  counts.asked ? words.count(counts.for, counts.asked) : words.nobodyAsked;

/** Why it ended, as a clause; undefined for a reason that the catalogue does not know. */
export const becauseOf = ({ ended }: DecisionRecord, words: DecisionWords): string | undefined =>
  ended && ownProperty<string>(words.because, ended.reason);

/** How it ended, in a sentence. */
export function endedText(record: DecisionRecord, words: DecisionWords): string {
  if (!record.ended) return words.running;
  const rounds = words.rounds(record.rounds);
  const why = becauseOf(record, words);
  return why === undefined ? words.endedWithout(rounds) : words.ended(rounds, why);
}

/** Why somebody stopped it, as `Ana: “…”`; nothing where nobody said. */
export const saidText = ({ ended }: DecisionRecord, words: DecisionWords): string | undefined =>
  ended?.said && words.saidWhy(ended.said.by, ended.said.text);

/** Where it was forked from; nothing where it was not. */
export const forkedText = ({ forked_from: from }: DecisionRecord, words: DecisionWords): string | undefined =>
  from && `${words.forkedFrom(from.version)}${words.colon}${from.channel_id}`;

export const nextText = ({ step, who = '', text = '' }: NextStep, words: DecisionWords): string =>
  words.steps[step](who, text);

/** Where somebody stands: `agrees, on version 2`. */
export const stanceText = ({ stance, version }: Position, words: DecisionWords): string =>
  [words.stances[stance], ...(version === undefined ? [] : [words.onVersion(version)])].join(words.comma);

/** How many said what; whatever nobody said is left out. */
export function tallyText({ tally }: Step, words: DecisionWords): string {
  if (!tally) return '';
  const { accepted, changes, withdrew, assumed, absent } = tally;
  return [
    words.tally.accepted(accepted),
    ...(changes ? [words.tally.changes(changes)] : []),
    ...(withdrew ? [words.tally.withdrew(withdrew)] : []),
    ...(assumed ? [words.tally.assumed(assumed)] : []),
    ...(absent ? [words.tally.absent(absent)] : []),
  ].join(words.comma);
}

/** What a version changed: `Talk length: 30 minutes → 45 minutes`. */
export const changeText = ({ who, field, from, to }: Change, words: DecisionWords): string =>
  `${[who, ownProperty<string>(words.fields, field) ?? field].filter(Boolean).join(' · ')}${words.colon}${from ?? words.nothingBefore} → ${to ?? words.gone}`;

/** Models that took part, as `provider/model`; a rehearsal's is none. */
export const modelsOf = ({ models }: DecisionRecord): string[] =>
  models.filter((model) => !model.startsWith('rehearsal/'));

/** What a step is headed by: `New proposal, version 2`. */
export function stepTitle({ kind, version, who, title }: Step, words: DecisionWords): string {
  const said = [words.milestones[kind], ...(version === undefined ? [] : [words.version(version)])];
  return [said.join(words.comma), ...[who, title].filter((part) => part !== undefined)].join(' · ');
}

/** A figure, and beside it what it was likely to be, where that was said before the first call; no verdict. */
export const besideEstimate = (
  value: number,
  likely: EstimateRange | undefined,
  words: Pick<DecisionWords, 'beside'>,
  text: (value: number) => string,
): string => (likely ? words.beside(text(value), text(likely.least), text(likely.most)) : text(value));

/** What it took, as people read it: each figure beside what was likely. @param figures how amounts are written where it stands */
export function tookText(
  { cost_micro_usd, took_ms, tokens, estimate }: DecisionRecord,
  words: DecisionWords,
  figures: Pick<Amounts, 'usd' | 'span' | 'number'>,
): Record<'cost' | 'time' | 'tokens', string> {
  const { number } = figures;
  const all = tokens.input + tokens.output;
  const inAndOut = words.inAndOut(number(tokens.input), number(tokens.output));
  return {
    cost: besideEstimate(cost_micro_usd, estimate?.cost_micro_usd, words, figures.usd),
    time: besideEstimate(took_ms / 1_000, estimate?.seconds, words, (seconds) => figures.span(seconds * 1_000)),
    tokens: besideEstimate(all, estimate?.tokens, words, (value) => (value === all ? inAndOut : number(value))),
  };
}
