import { terms } from '../terms.js';
/** Why a channel has ended: a sentence for each condition, with the figures that it has. */
export const why = {
  why: 'Why',
  also: 'Also true',
  /** Where one condition ended it; the figures have their units. */
  ended: {
    round_limit: (measured: string, limit: string) => `${measured} of at most ${limit} are over.`,
    time_limit: (_: string, limit: string) => `the time allowed, ${limit}, is over.`,
    consensus: () => 'everybody agrees.',
    settled: (measured: string) => `most hold one answer, and ${measured} in a row left nothing open.`,
    converged: (measured: string) => `nothing has been open for ${measured}.`,
    user_silence: (measured: string) => `no person has said or done anything for ${measured}.`,
    repetition: (measured: string) => `${measured} in a row said what earlier ones had said.`,
    exit_words: () => 'a person said goodbye.',
    vote: () => 'a vote to end was won.',
    priority_command: () => 'a person asked to end it.',
    token_budget: (measured: string, limit: string) => `${measured} were used; ${limit} are allowed.`,
    cost_budget: (measured: string, limit: string) => `${measured} were spent; ${limit} are allowed.`,
    failures_in_a_row: (measured: string) => `it failed ${measured} times in a row.`,
    stalled_participant: (measured: string) => `one participant missed ${measured} turns in a row.`,
    external_signal: () => 'a signal from outside asked to end it.',
    no_progress: (measured: string) => `the open points have been the same for ${measured}.`,
    stability: (measured: string) => `nobody has moved for ${measured}, and they differ.`,
    message_count: (measured: string, limit: string) => `${measured} were taken; ${limit} are allowed.`,
    text_mention: () => 'what was to end it has been said.',
    spoken_by: () => 'the one whose word was to end it has spoken.',
    hand_over: () => 'the floor was handed over.',
    tool_call: () => 'the tool that was to end it was called.',
  },
  /** Where several parts made up the condition. */
  composed: (name: string) => `this holds: ${name}.`,
  by: (name: string) => `${name} `,
  quoted: terms.quoted,
  event: (version: number) => ` (event ${version})`,
  stances: terms.verdicts,
  rejects: (names: string) => `, rejects ${names}`,
};
