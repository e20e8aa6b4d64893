/** What terminal and page both say of the agent that is asked the same question alone. */
export const baseline = {
  title: 'One agent alone (AI)',
  draft: (draft: number) => `One agent, asked alone: draft ${draft}`,
  cost: (drafts: number, cost: string, whole: string) =>
    `${drafts} ${drafts === 1 ? 'draft' : 'drafts'}, ${cost}; the deliberation: ${whole}`,
  missed: (code: string) => `It gave no answer (${code}).`,
  waits: 'One agent is asked the same question alone now; Ctrl-C leaves without it.',
  wanted: 'Ask one agent the same question alone, after the end',
  wantedWhy: 'Its answer stands beside the outcome and changes nothing. It may cost as much again.',
};
