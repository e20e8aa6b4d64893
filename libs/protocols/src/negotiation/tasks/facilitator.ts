import type { Candidate, FacilitatorScript } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import { ANSWER_IN, DATA } from '../../shared/work/data-notice.js';
import { justSaid } from '../../shared/work/discussion.js';
import { quoted } from '../../shared/work/quoted.js';
import { openedOf, type NegotiationState } from '../state.js';
import { demandText } from './demand-text.js';
import type { NegotiationTask } from './negotiation-task.js';

/** What the facilitator's tasks have besides. */
export interface FacilitatorTask extends NegotiationTask {
  script?: FacilitatorScript;
}

export function negotiationTask(state: NegotiationState): NegotiationTask {
  const { language, demand } = openedOf(state);
  const { applied, news } = state;
  const earlier = applied.slice(0, applied.length - news.length);
  return { language, demand, interventions: earlier.map(({ text }) => text), news };
}

export function facilitatorTask(state: NegotiationState): FacilitatorTask {
  const { facilitator_script } = openedOf(state);
  return { ...negotiationTask(state), ...(facilitator_script && { script: facilitator_script }) };
}

const ROLE: Record<Language, string> = {
  en: 'You are the neutral administrator of a negotiation. You take no side and speak for no participant.',
  zh: '你是这次协商的管理员，保持中立，不代表任何参与者。',
};

/** The prompt of one of the neutral facilitator's tasks: its instruction, and what it is about. */
export function facilitatorTexts(
  task: FacilitatorTask,
  instruction: Record<Language, string>,
  parts: string[],
  now?: string,
) {
  const { language, news } = task;
  return {
    system: [ROLE[language], instruction[language], DATA[language], ANSWER_IN[language]].join('\n\n'),
    shared: demandText(task),
    user: [...parts, ...justSaid(news, 'heed', language), ...(now === undefined ? [] : [now])].join('\n\n'),
  };
}

const CANDIDATES = { en: 'The candidates', zh: '候选人' };
const PARTICIPANTS = { en: 'The participants', zh: '参与者' };

export const candidatesText = ({ candidates, language }: FacilitatorTask & { candidates: Candidate[] }): string =>
  listed(CANDIDATES[language], candidates.map(candidateText));

export const participantsText = ({ selected, language }: FacilitatorTask & { selected: Candidate[] }): string =>
  listed(PARTICIPANTS[language], selected.map(candidateText));

/** Quoted lines under a heading. */
export const listed = (heading: string, lines: readonly string[]): string => [`## ${heading}`, ...lines].join('\n');

const candidateText = ({ participant_id, name, persona, skills }: Candidate): string =>
  quoted('candidate', persona, { participant_id, name, skills: skills.join(', ') });
