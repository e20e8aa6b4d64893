import type { Answering } from '../protocol.js';
import { PATHS, type TeamWork } from './work.js';
import { wordsOf } from '../words.js';

/** A person's phase or argument, as a line (D1, D3); what a lead does has more parts. */
export const answering = (): Answering => ({
  silence: (_, language) => wordsOf(language).team.silence,
  hint({ work }, language) {
    const { typing, writing } = wordsOf(language).team;
    return bodyOf(work, '') ? typing : writing;
  },
  answer({ participant_id, request_id, work }, text) {
    const body = bodyOf(work, text);
    return body && { path: `team/${PATHS[work as TeamWork]}`, body: { participant_id, request_id, ...body } };
  },
});

/** Where one stands is the first sentence of an argument. */
function bodyOf(work: string | undefined, text: string): object | undefined {
  if (work === 'execute') return { summary: text, findings: [], decisions: [], open_points: [], artefacts: [] };
  if (work !== 'argue') return undefined;
  const argument = text.replace(CHANGED, '');
  const [position = argument] = /^[^.!?。！？]*[.!?。！？]?/u.exec(argument) ?? [];
  return { argument, position: (position || argument).slice(0, 500), changed: argument !== text };
}

/** Whoever was convinced of something else says so (D3). */
const CHANGED = /^(?:changed|改变|改变立场)\s*[:：]\s*(?=\S)/iu;
