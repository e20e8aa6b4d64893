import type { Candidate, FacilitatorScript, Proposal } from '@parley/contracts';
import type { Language } from '../../shared/channel-state.js';
import { fieldWords } from '../../shared/decision/readable.js';
import { justSaid } from '../../shared/work/discussion.js';
import { quoted } from '../../shared/work/quoted.js';
import { ANSWER_IN, DATA } from '../../shared/work/sections.js';
import { openedOf, type AnsweredRequest, type NegotiationState } from '../state.js';
import { demandText, negotiationTask, proposalText, type NegotiationTask } from './negotiation-task.js';

/** What the facilitator's tasks have besides. */
export interface FacilitatorTask extends NegotiationTask {
  script?: FacilitatorScript;
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

/** One line of the log: what was asked for, and what became of it. */
export const answeredText = ({ participant_id, change, became, given, answer }: AnsweredRequest): string =>
  quoted('answered', answer, {
    participant_id,
    field: change.field,
    asked: change.new_value,
    became,
    ...(given !== undefined && { given }),
  });

const ON_THE_WAY = { en: 'What was asked for on the way, and what became of it', zh: '过程中提出的请求及其结果' };

/** The log, after the last round; nothing where nobody asked for anything. */
export const askedOnTheWay = ({ answered, language }: { answered: AnsweredRequest[]; language: Language }): string[] =>
  answered.length
    ? [
        listed(
          ON_THE_WAY[language],
          answered.map((one) => answeredText({ ...one, change: inWords(one.change) })),
        ),
      ]
    : [];

/** A proposal for whoever writes for people: its terms by their names, since an id that was read is written. */
export const readableProposal = (proposal: Proposal): string =>
  proposalText({ ...proposal, terms: proposal.terms.map(inWords) });

const inWords = <Named extends { field: string }>(one: Named): Named => ({
  ...one,
  field: fieldWords(one.field),
});
