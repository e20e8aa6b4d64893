import type { BallotRequested, CastBallot, ModelCall } from '@parley/contracts';
import type { Language } from '../channel-state.js';
import { discussedText, speakerSystem, type Discussed, type Heard, type Speaker } from './discussion.js';
import { outputSchema } from './output-schema.js';
import { quoted } from './quoted.js';
import type { Task, TaskSpec } from './prompt.js';
import { checked, type Answer } from './turn-spec.js';

/** A participant's vote on ending (T1), in any protocol. */
export interface BallotTask extends Task, Discussed {
  member: Speaker;
  ballot_question: string;
  /** What was said lately. */
  heard: Heard[];
  /** The rehearsed vote, where the participant's script has one. */
  ballot?: CastBallot['choice'];
}

const INSTRUCTION: Record<Language, string> = {
  en: 'A vote was called on ending this conversation. Choose end, continue or abstain, and say why in a sentence.',
  zh: '有人发起投票：是否结束本次对话。请选择 end、continue 或 abstain，并用一句话说明理由。',
};

const REASON: Record<Language, string> = { en: 'We have said what we had to say.', zh: '该说的已经说完。' };

export const BALLOT: TaskSpec<BallotTask> = {
  kind: 'ballot',
  version: 1,
  schema: outputSchema('CastBallot', ['choice', 'reasoning']),
  tier: 'fast',
  max_output_tokens: 300,
  texts: (task) => ({
    system: speakerSystem(task.member, task.language, INSTRUCTION[task.language]),
    user: [...discussedText(task), quoted('question', task.ballot_question)].join('\n'),
  }),
  rehearse({ ballot: choice = 'end', language }) {
    return { choice, reasoning: choice === 'end' ? REASON[language] : '' };
  },
};

export function acceptBallot(output: unknown, { participant_id, vote_id }: BallotRequested, call: ModelCall): Answer {
  const given = output as Pick<CastBallot, 'choice' | 'reasoning'>;
  return checked('CastBallot', { participant_id, vote_id, ...given, call });
}
