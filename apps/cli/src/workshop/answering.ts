import type { Answering } from '../protocol.js';
import { workshopWordingOf } from './wording.js';

/** What a person's role says, as a line (W3); stances on entries and documents have more parts. */
export const answering = (): Answering => ({
  silence: (_, language) => workshopWordingOf(language).silence,
  hint: ({ work }, language) =>
    isALine(work) ? workshopWordingOf(language).typing[work === 'follow_up' ? 'followUp' : 'speech'] : undefined,
  answer({ participant_id, request_id, work }, text) {
    if (!isALine(work)) return undefined;
    const seat = { participant_id, request_id };
    if (work === 'follow_up')
      return { path: 'follow-ups', body: { ...seat, ...(!SUFFICES.test(text) && { question: text }) } };
    return { path: 'speeches', body: { ...seat, speech: { analysis: text } } };
  },
});

const SUFFICES = /^(?:ok|okay|enough|可以|足够)[.。!！]?$/iu;

const isALine = (work: string | undefined): boolean => work === 'speech' || work === 'follow_up';
