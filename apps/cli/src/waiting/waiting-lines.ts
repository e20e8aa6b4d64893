import { spanText } from '@parley/termination';
import type { Language } from '../language.js';
import type { Answering } from '../protocol.js';
import { clock } from './clock.js';
import type { Wait } from './waits.js';
import { wordsOf } from '../words.js';

/** What is known of the channel where somebody waits. */
export interface Waiting {
  language: Language;
  name(participantId: string): string;
  answering: Answering;
  /** What to type in another terminal. */
  elsewhere(wait: Wait): string;
  /** This terminal takes answers. */
  isHere: boolean;
  /** More than one person has a seat: whose answer it is has to be said. */
  areSeveral: boolean;
  now: number;
}

/** For whom it waits, for how long, what silence will mean, and how to answer, here and from elsewhere. */
export function waitingLines(wait: Wait, waiting: Waiting): string[] {
  const { language, elsewhere, isHere, now } = waiting;
  const words = wordsOf(language).waiting;
  const who = 'participant_id' in wait ? waiting.name(wait.participant_id) : words.user;
  const time =
    wait.due_at === undefined ? words.noDeadline : words.left(leftText(language, Date.parse(wait.due_at) - now));
  const silence = silenceOf(wait, waiting);
  const hint = isHere ? hintOf(wait, waiting) : undefined;
  return [
    ['⏳', words.waitsFor(who), '·', [time, silence && words.then(silence)].filter(Boolean).join(' · ')].join(' '),
    ...(hint === undefined ? [] : [`   ${words.here(hint)}`]),
    `   ${words.elsewhere(elsewhere(wait))}`,
  ];
}

const DAY_MS = 86_400_000;

/** As a clock; what takes days in days. */
const leftText = (language: Language, ms: number): string => (ms < DAY_MS ? clock(ms) : spanText(language, ms));

function silenceOf(wait: Wait, { answering, language }: Waiting): string | undefined {
  if (wait.kind === 'turn') return answering.silence(wait.turn, language);
  return wait.kind === 'question' ? undefined : wordsOf(language).waiting.ballotSilence;
}

function hintOf(wait: Wait, { answering, language, name, areSeveral }: Waiting): string | undefined {
  const words = wordsOf(language).waiting;
  if (wait.kind === 'question') return words.question;
  if (wait.kind === 'vote') return words.ballot;
  const hint = wait.kind === 'turn' ? answering.hint(wait.turn, language) : words.ballot;
  return hint !== undefined && areSeveral ? `${hint} (${words.named(name(wait.participant_id))})` : hint;
}
