import { own, type SpeechGiven } from '@parley/contracts';
import type { OwnSpeech } from './state.js';

/** Characters kept of a speech, and speeches kept of a role: what a document is written from stays bounded. */
const KEPT_CHARS = 2_000;
const KEPT_SPEECHES = 12;

/** What each role has said so far, with what it has just said. */
export function remember(
  said: Record<string, OwnSpeech[]>,
  { participant_id, round, speech }: SpeechGiven,
): Record<string, OwnSpeech[]> {
  const text = [speech.analysis, speech.advice].filter(Boolean).join('\n\n');
  const latest: OwnSpeech = { round, text: text.length > KEPT_CHARS ? `${text.slice(0, KEPT_CHARS)} […]` : text };
  return { ...said, [participant_id]: [...(own(said, participant_id) ?? []), latest].slice(-KEPT_SPEECHES) };
}
