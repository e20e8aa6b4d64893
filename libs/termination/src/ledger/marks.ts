import type { Evidence } from '@parley/contracts';
import { leavesOf } from '../policy/rules.js';
import type { Policy } from '../policy/effective-policy.js';
import { CONDITIONS } from '../conditions/index.js';
import { isExitWord } from '../text/exit-word.js';
import { mentions } from '../text/mention.js';
import type { Marks } from './ledger.js';

/** Marks kept of one kind: the first says when, more say how often; beyond that nothing is learnt. */
const MAX_MARKS = 20;

/** What a person said: an exit word, a command, or neither. */
export function markWords(marks: Marks, policy: Policy, version: number, who: string, text: string): Marks {
  const [command = ''] = text.trim().toLowerCase().split(/\s/u);
  const commands = leavesOf(policy.stop_when, 'priority_command').flatMap(
    (given) => CONDITIONS.priority_command.defaults(given).commands,
  );
  const words = leavesOf(policy.stop_when, 'exit_words').flatMap(
    (given) => CONDITIONS.exit_words.defaults(given).words,
  );
  const word = words.find((candidate) => isExitWord(text, candidate));
  const said = commands.includes(command) ? command : undefined;
  return {
    ...marks,
    ...(said && { commands: added(marks.commands, { version, participant_id: who, what: 'command', value: said }) }),
    ...(word && {
      exit_words: added(marks.exit_words, { version, participant_id: who, what: 'exit_word', value: word }),
    }),
  };
}

interface Turn {
  version: number;
  participant_id: string;
  text: string;
  hands_over_to?: string;
  tool_calls: readonly string[];
}

/** What a participant said and did in a turn, as far as a condition of the policy asks for it. */
export function markTurn(marks: Marks, { stop_when }: Pick<Policy, 'stop_when'>, turn: Turn): Marks {
  const { version, participant_id } = turn;
  const evidence = (what: string, value: string): Evidence => ({ version, participant_id, what, value });
  const wanted = new Set(leavesOf(stop_when, 'spoken_by').flatMap(({ participants }) => participants));
  const mentioned = leavesOf(stop_when, 'text_mention').filter(({ text }) => mentions(turn.text, text));
  const receivers = new Set(leavesOf(stop_when, 'hand_over').map(({ to }) => to));
  return {
    ...markTools(marks, { stop_when }, turn),
    mentions: added(marks.mentions, ...mentioned.map(({ text }) => evidence('mention', text))),
    speakers: added(marks.speakers, ...(wanted.has(participant_id) ? [evidence('spoke', '')] : [])),
    hand_overs: added(
      marks.hand_overs,
      ...(turn.hands_over_to && receivers.has(turn.hands_over_to) ? [evidence('hand_over', turn.hands_over_to)] : []),
    ),
  };
}

/** The tools a participant called, as far as a condition of the policy asks for them. */
export function markTools(
  marks: Marks,
  { stop_when }: Pick<Policy, 'stop_when'>,
  { version, participant_id, tool_calls }: Omit<Turn, 'text'>,
): Marks {
  const tools = new Set(leavesOf(stop_when, 'tool_call').map(({ name }) => name));
  const called = tool_calls.filter((name) => tools.has(name));
  const found = called.map((value) => ({ version, participant_id, what: 'tool_call', value }));
  return { ...marks, tool_calls: added(marks.tool_calls, ...found) };
}

export function added(list: Evidence[], ...more: Evidence[]): Evidence[] {
  return more.length && list.length < MAX_MARKS ? [...list, ...more] : list;
}
