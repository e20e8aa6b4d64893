import type { BallotRequested, CastBallot, ModelCall } from '@parley/contracts';
import type { Language } from '../channel-state.js';
import { ANSWER_IN, DATA, section, spokenWords } from './sections.js';
import { selfText, type Speaker } from './discussion.js';
import { outputSchema } from './output-schema.js';
import type { Task, TaskSpec } from './prompt.js';
import { checked, type Answer } from './turn-spec.js';

/** A participant's vote on ending (T1), in any protocol. */
export interface BallotTask extends Task {
  member: Speaker;
  /** What it is about and what was said so far, in blocks: the same for all who vote. */
  shared: readonly string[];
  ballot_question: string;
  /** The rehearsed vote, where the participant's script has one. */
  ballot?: CastBallot['choice'];
}

const SYSTEM: Record<Language, string> = {
  en: `A vote was called on ending a conversation. You are one of those who take part in it: who you are stands at the end. Vote as
that person: say first, in one sentence, what speaks for ending or for going on, then choose. Vote to end where what there
is to say was said, to continue where something that matters to you is still open, and abstain where you cannot tell.
${DATA.en}
${ANSWER_IN.en}`,
  zh: `有人发起投票：是否结束当前的对话。你是参与者之一，你的身份写在最后。请以该身份投票：先用一句话说明支持结束或继续的理由，
再做选择。该说的已经说完，则选 end；仍有你在意的事项未决，则选 continue；无法判断则选 abstain。
${DATA.zh}
${ANSWER_IN.zh}`,
};

const QUESTION = { en: 'The vote', zh: '投票' };
const PLAIN = { en: 'Shall this conversation end now?', zh: '现在结束本次对话吗？' };
const BY_DEFAULT: Record<Language, string> = {
  en: 'Rehearsed: the script has no vote, so it is for the end by default.',
  zh: '排练：脚本没有投票，默认赞成结束。',
};

export const BALLOT: TaskSpec<BallotTask> = {
  kind: 'ballot',
  version: 3,
  schema: outputSchema('CastBallot', ['reasoning', 'choice']),
  tier: 'fast',
  max_output_tokens: 300,
  texts: ({ member, language, shared, ballot_question }) => ({
    system: SYSTEM[language],
    shared,
    user: [
      selfText(member, language),
      section(QUESTION[language], ballot_question ? spokenWords(ballot_question) : '', PLAIN[language]),
    ].join('\n\n'),
  }),
  rehearse: ({ ballot, language }) =>
    ballot ? { choice: ballot, reasoning: '' } : { choice: 'end', reasoning: BY_DEFAULT[language] },
};

export function acceptBallot(
  output: unknown,
  { participant_id, vote_id }: BallotRequested,
  language: Language,
  call: ModelCall | undefined,
): Answer {
  const given = output as Pick<CastBallot, 'choice' | 'reasoning'>;
  return checked('CastBallot', { participant_id, vote_id, ...given, call }, language);
}
