import { saidByUser } from '../../shared/work/discussion.js';
import { oneLine } from '../../shared/work/lines.js';
import { section, spokenWords } from '../../shared/work/sections.js';
import type { NegotiationTask } from './negotiation-task.js';

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
