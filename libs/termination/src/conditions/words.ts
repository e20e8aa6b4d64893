import { happened, type Condition } from './condition.js';

/**
 * Conditions on something that was said or done once. It is noted when it happens (ledger/marks.ts), and the condition
 * holds from then on, so that an `all` of two of them need not see both in one turn.
 */

/** The source's words, and the same in Chinese. */
const EXIT_WORDS = ['*exit', 'goodbye', 'end party', 'quit', '退出', '再见', '结束讨论'];

/** A person's whole message is an exit word (T1): `goodbye!` is, `say goodbye to bugs` is not. */
export const exitWords: Condition<'exit_words'> = {
  unit: 'count',
  defaults: ({ words = EXIT_WORDS }) => ({ words }),
  measure: ({ words }, { marks }) => happened(marks.exit_words.filter(({ value }) => words.includes(value))),
};

/** A person's command to end, `[E]` of the menu among them (R2). */
export const priorityCommand: Condition<'priority_command'> = {
  unit: 'count',
  defaults: ({ commands = ['/end'], from = [] }) => ({ commands, from }),
  measure: ({ commands, from }, { marks }) =>
    happened(
      marks.commands.filter(
        ({ value, participant_id }) => commands.includes(value) && (!from.length || from.includes(participant_id)),
      ),
    ),
};

/** A vote to end was won. Its quorum and majority were checked when it closed. */
export const vote: Condition<'vote'> = {
  unit: 'count',
  defaults: ({ quorum = 0.5, majority = 0.5, timeout_ms = 60_000 }) => ({ quorum, majority, timeout_ms }),
  measure: (_, { marks }) => happened(marks.votes_won),
};

/** A signal of this name came from outside. Who may send one is checked when it comes. */
export const externalSignal: Condition<'external_signal'> = {
  unit: 'count',
  defaults: ({ name, from = [] }) => ({ name, from }),
  measure: ({ name }, { marks }) => happened(marks.signals.filter(({ value }) => value === name)),
};

/** A participant said the text. */
export const textMention: Condition<'text_mention'> = {
  unit: 'count',
  defaults: ({ text, from = [] }) => ({ text, from }),
  measure: ({ text, from }, { marks }) =>
    happened(
      marks.mentions.filter(
        ({ value, participant_id }) => value === text && (!from.length || from.includes(participant_id)),
      ),
    ),
};

/** One of these participants has spoken. */
export const spokenBy: Condition<'spoken_by'> = {
  unit: 'count',
  defaults: ({ participants }) => ({ participants }),
  measure: ({ participants }, { marks }) =>
    happened(marks.speakers.filter(({ participant_id }) => participants.includes(participant_id))),
};

/** The floor was handed over to this participant, or to the user. */
export const handOver: Condition<'hand_over'> = {
  unit: 'count',
  defaults: ({ to }) => ({ to }),
  measure: ({ to }, { marks }) => happened(marks.hand_overs.filter(({ value }) => value === to)),
};

/** A participant has called this tool. */
export const toolCall: Condition<'tool_call'> = {
  unit: 'count',
  defaults: ({ name }) => ({ name }),
  measure: ({ name }, { marks }) => happened(marks.tool_calls.filter(({ value }) => value === name)),
};
