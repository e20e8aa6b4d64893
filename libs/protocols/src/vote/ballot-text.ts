import { ownProperty } from '@parley/untrusted';
import { CONSENT, OBJECT } from './counting/choices.js';

/** What a ballot says, as it is cast. */
export interface BallotSaid {
  choices: string[];
  reason: string;
}

const WORDS: Record<string, string[]> = {
  ...{ consent: [CONSENT], agree: [CONSENT], 同意: [CONSENT], 无异议: [CONSENT] },
  ...{ object: [OBJECT], objection: [OBJECT], 反对: [OBJECT], 有异议: [OBJECT] },
};
const ABSTAIN: ReadonlySet<string> = new Set(['abstain', '弃权', '']);

/** What may be chosen: of a proposal that is put to consent there are no options. */
const knownOf = (options: readonly string[]): readonly string[] => (options.length ? options : [CONSENT, OBJECT]);

/** The option that is meant: its words in any case, or its number in the list. */
export function optionMeant(given: string, options: readonly string[]): string | undefined {
  const text = given.trim().toLowerCase();
  return (
    options.find((option) => option.trim().toLowerCase() === text) ?? options[Number(/^\d{1,2}$/u.exec(text)?.[0]) - 1]
  );
}

/**
 * A ballot as it is typed, and as a script says it: `Lyon`, `2`, `Lyon, Ghent`, `Lyon > Ghent: near the sea`, `object: too dear`,
 * `abstain`. What stands behind a colon that ends the last choice is the reason.
 * @returns undefined where a choice is none of the options
 */
export function typedBallot(text: string, options: readonly string[]): BallotSaid | undefined {
  for (const [said, reason] of splits(text.trim())) {
    const choices = choicesOf(said, options);
    if (choices) return { choices, reason };
  }
  return undefined;
}

/**
 * A ballot as it is given by a form. A single choice may be a whole ballot as it is typed: whoever has no list to fill in has one text
 * for all of it, and what was meant as a choice is never taken for the reason of an abstention.
 * @returns undefined where a choice is none of the options
 */
export function givenBallot({ choices, reason }: BallotSaid, options: readonly string[]): BallotSaid | undefined {
  // A form of others may say anything.
  if (!choices.every((choice: unknown) => typeof choice === 'string')) return undefined;
  const [only, another] = choices;
  if (only !== undefined && another === undefined) {
    const typed = typedBallot(only, options);
    return typed && { choices: typed.choices, reason: [typed.reason, reason].filter(Boolean).join(' ') };
  }
  const known = knownOf(options);
  const meant = choices.map((choice) => optionMeant(choice, known));
  return meant.includes(undefined) ? undefined : { choices: [...new Set(meant as string[])], reason };
}

/** Whole first, for options that have a colon of their own; then at each colon. */
function* splits(text: string): Generator<[string, string]> {
  yield [text, ''];
  for (const { index } of text.matchAll(/[:：]/gu)) yield [text.slice(0, index), text.slice(index + 1).trim()];
}

function choicesOf(said: string, options: readonly string[]): string[] | undefined {
  const whole = meant(said, options);
  if (whole) return whole;
  const parts = said.split(/[>,，、;；]/u).map((part) => meant(part, options));
  const choices = parts.flatMap((part) => part ?? []);
  return parts.every((part) => part?.length === 1) ? choices : undefined;
}

function meant(given: string, options: readonly string[]): string[] | undefined {
  const text = given.trim().toLowerCase();
  const option = optionMeant(given, knownOf(options));
  if (option !== undefined) return [option];
  if (ABSTAIN.has(text)) return [];
  return options.length ? undefined : ownProperty(WORDS, text);
}
