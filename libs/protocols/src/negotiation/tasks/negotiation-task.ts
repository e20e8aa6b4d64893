import type { Demand, Proposal } from '@parley/contracts';
import { saidByUser } from '../../shared/work/discussion.js';
import type { Task } from '../../shared/work/prompt.js';
import { oneLine, quoted } from '../../shared/work/quoted.js';
import { section, spokenWords } from '../../shared/work/sections.js';
import { openedOf, type NegotiationState } from '../state.js';

/** What every task of a negotiation is asked with. */
export interface NegotiationTask extends Task {
  demand: Demand;
  /** What people said earlier. */
  interventions: string[];
  /** What they said last, and what nobody has answered yet. */
  news: string[];
}

export function negotiationTask(state: NegotiationState): NegotiationTask {
  const { language, demand } = openedOf(state);
  const { applied, news } = state;
  const earlier = applied.slice(0, applied.length - news.length);
  return { language, demand, interventions: earlier.map(({ text }) => text), news };
}

const HEADINGS = {
  en: { demand: 'The demand', constraints: 'What must hold, whatever is negotiated' },
  zh: { demand: '需求', constraints: '无论如何协商都必须成立' },
};

/** What the user wants, and what the user has said of it since: for everybody, and not up to anybody else. */
export function demandText({ demand, interventions, language }: NegotiationTask): string[] {
  const words = HEADINGS[language];
  const { text, constraints } = demand;
  const wanted = [
    section(words.demand, spokenWords(text)),
    ...(constraints.length
      ? [section(words.constraints, ...constraints.map((constraint) => `- ${oneLine(constraint)}`))]
      : []),
  ];
  return [wanted.join('\n\n'), ...interventions.map((said) => saidByUser(said, language))];
}

/** A proposal as a prompt shows it: as data, each value quoted. */
export function proposalText(proposal: Proposal): string {
  return [
    `<proposal version="${proposal.version}">`,
    quoted('title', proposal.title),
    quoted('summary', proposal.summary),
    ...proposal.terms.map((term) =>
      quoted('term', term.value, { field: term.field, ...(term.unit && { unit: term.unit }) }),
    ),
    ...proposal.assignments.map((seat) =>
      quoted('assignment', `${seat.task}${seat.notes ? `\n${seat.notes}` : ''}`, {
        participant_id: seat.participant_id,
        role: seat.role,
        core: String(seat.core),
      }),
    ),
    '</proposal>',
  ].join('\n');
}
