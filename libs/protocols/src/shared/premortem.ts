import type { Language, RoundStarted, TurnSkipped } from '@parley/contracts';
import { openingOf } from '@parley/termination';
import { decisionWords } from '@parley/wording';
import type { Section } from './decision/record.js';

/** The turn in which one of those who agreed at once supposes that it was wrong: asked, answered or missed. */
export interface Premortem {
  round: number;
  participant_id: string;
  /** What it said. */
  text?: string;
  /** Why it said nothing: the agreement was not put to this test. */
  missed?: TurnSkipped['cause'] | 'no_words';
}

interface WithPremortem {
  premortem?: Premortem;
  round: number;
}

/**
 * Whoever is asked to suppose that it was wrong, of those who agree: of the askable the first, in their order, whose words left a doubt,
 * else the first. The same log asks the same seat.
 */
export function seatToAsk<S extends { kind: string }>(
  seats: readonly S[],
  { rehearsal, hasLine, wordsOf }: { rehearsal: boolean; hasLine(seat: S): boolean; wordsOf(seat: S): string },
): S | undefined {
  const able = askable(seats, rehearsal, hasLine);
  return able.find((seat) => openingOf({ text: wordsOf(seat) })?.what === 'doubt') ?? able[0];
}

/**
 * Whoever could be asked of those who agree: models and agents elsewhere before people, whose time is dearer. Where scripts play, those
 * with a line for it alone: a script imagines nothing, and an agreement with scripts is none that could be tested (P6).
 */
function askable<S extends { kind: string }>(
  seats: readonly S[],
  rehearsal: boolean,
  hasLine: (seat: S) => boolean,
): readonly S[] {
  const hosted = seats.filter(({ kind }) => kind === 'hosted');
  if (rehearsal && hosted.length) return hosted.filter(hasLine);
  const others = seats.filter(({ kind }) => kind !== 'person');
  return others.length ? others : seats;
}

/** Whether the current round is the one in which a single seat supposes that the agreement was wrong. */
export const isPremortem = ({ premortem, round }: WithPremortem): boolean => premortem?.round === round;

/** What a round says of it that has just started. */
export const premortemIn = ({ premortem, round, recipients }: RoundStarted): WithPremortem | object =>
  premortem && recipients[0] !== undefined ? { premortem: { round, participant_id: recipients[0] } } : {};

/** What became of it, where the current round is it. Whoever answers without a word has imagined nothing. */
export function premortemAfter(
  { premortem, round }: WithPremortem,
  { text, missed = 'no_words' }: Pick<Premortem, 'text' | 'missed'>,
): { premortem?: Premortem } {
  if (premortem?.round !== round) return {};
  return { premortem: { ...premortem, ...(text?.trim() ? { text } : { missed }) } };
}

/** What was said there, and by whom, or that nothing was: silence tests nothing. */
export function premortemSection(premortem: Premortem, name: string, language: Language): Section {
  const { text, missed = 'stopped' } = premortem;
  const { premortemMissed } = decisionWords[language];
  return { heading: 'premortem', kind: 'list', items: [{ text: text ?? premortemMissed[missed], detail: name }] };
}
