/** What Parley itself says in a team, in the channel's language. */
export const team = {
  done: '✅ The team has reported: every phase has its result.',
  partsMissing: (count: number) =>
    `🧩 The team has reported; ${count === 1 ? 'one phase has' : `${count} phases have`} no result, as the report says.`,
  notAllHeard: (names: readonly string[]) => `🧩 The team has reported; asked, and not heard: ${names.join(', ')}.`,
  nothingDone: '⛔ No phase has a result: there is nothing to report.',
  noPlan: (why: string) => `⛔ There is no plan that could be carried out (${why}).`,
  stopped: '🛑 Stopped by the user. What was done until then stands in the report.',
  /** Before there was anything to report. */
  stoppedBefore: '🛑 Stopped by the user before any phase had a result.',
  stoppedEarly: 'the team was stopped before it',
  waitedFor: (phases: string) => `it needs what has no result: ${phases}`,
  noDebateNeeded: 'No debate needed.',
  debateAbout: (topic: string) => `Debate: ${topic}`,
  planReview: 'Plan review',
  notReviewed: 'A plan of two phases or fewer is not reviewed.',
  notWanted: 'The lead sees nothing in the plan worth a debate.',
  notRevised: (code: string) =>
    `The lead gave no revision that can be carried out (${code}): the plan stands as it was.`,
  notAssessed: (code: string) => `It could not be assessed (${code}): that counts as no divergence.`,
  automaticOff: 'Automatic debates are switched off.',
  limitReached: (most: number) => `Not held: ${most} debates have been put into the plan, which is the most.`,
  noTwoStatements: 'Not held: no two statements were quoted that cannot both stand.',
  askedFor: (topic: string) => `The user asked for it: ${topic}`,
  templateRationale: (code: string) => `No ruling could be had from the model (${code}); this one is a template.`,
  templateConclusion: (topic: string) => `Not decided: ${topic} Whoever works on names the assumption made.`,
  templateReport: (code: string) =>
    `The lead could not join the results (${code}). They stand here as they were handed over.`,
};
