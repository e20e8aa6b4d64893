import { type Member, type SubmitBallot, type VoteConfig } from '@parley/contracts';
import type { Language } from '../shared/channel-state.js';
import { selfText } from '../shared/work/discussion.js';
import { nothingSaid } from '../shared/work/not-understood.js';
import { outputSchema } from '../shared/work/output-schema.js';
import type { Task } from '../shared/work/prompt.js';
import { quoted } from '../shared/work/quoted.js';
import { ANSWER_IN, DATA, nowSection, section, spokenWords } from '../shared/work/sections.js';
import { checked, type TurnSpec } from '../shared/work/turn-spec.js';
import { wordingOf } from '../shared/words.js';
import { givenBallot, typedBallot } from './ballot-text.js';
import { freshNonce } from './commitment.js';
import { takesOne } from './counting/choices.js';
import { choicesIn, memberOf, openedOf, type VoteState } from './state.js';

export interface VoteTask extends Task, Pick<VoteConfig, 'rule'> {
  question: string;
  choices: readonly string[];
  member: Omit<Member, 'script'>;
  /** What a rehearsal casts; nothing is a silence. */
  line?: { act?: string; text: string };
}

/** A voter's ballot: it is asked alone, and told of nobody else's. */
export const castBallot: TurnSpec<VoteState, VoteTask> = {
  kind: 'vote',
  version: 1,
  // Neither words nor thoughts of it are shown while they come.
  sealed: true,
  schema: outputSchema('SubmitBallot', ['reason', 'choices']),
  tier: 'strong',
  max_output_tokens: 600,
  task(state, { participant_id }) {
    const opened = openedOf(state);
    const member = memberOf(state, participant_id);
    if (!member) throw new Error(`${participant_id} does not vote here`);
    const { script, ...self } = member;
    const [line] = script;
    const { language, question, config } = opened;
    return { language, question, rule: config.rule, choices: choicesIn(opened), member: self, ...(line && { line }) };
  },
  texts: ({ language, question, rule, choices, member }) => ({
    system: [SYSTEM[language], RULES[rule][language], DATA[language], ANSWER_IN[language]].join('\n\n'),
    shared: [
      section(HEAD[language].question, spokenWords(question)),
      [`## ${HEAD[language].choices}`, ...choices.map((choice) => quoted('choice', choice))].join('\n'),
    ],
    user: [selfText(member, language), nowSection(language, NOW[language])].join('\n\n'),
  }),
  rehearse({ line, choices, rule, language }) {
    if (line?.act === 'silent') return undefined;
    if (line?.act === 'fail') return { choices: ['?'], reason: '' };
    // A script that has no words for it has understood nothing: it abstains (P6).
    if (!line?.text) return { choices: [], reason: nothingSaid(language) };
    return { ...(typedBallot(line.text, rule === 'consent' ? [] : choices) ?? { choices: ['?'], reason: '' }) };
  },
  accept(output, { task: { language, choices, rule }, request: { participant_id, request_id }, call }) {
    const words = wordingOf(language).vote;
    const said = givenBallot(output as Pick<SubmitBallot, 'choices' | 'reason'>, rule === 'consent' ? [] : choices);
    if (!said) return { invalid: words.notListed(choices.join(' | ')) };
    if (said.choices.length > 1 && takesOne(rule)) return { invalid: words.onlyOne };
    return checked('SubmitBallot', { participant_id, request_id, ...said, nonce: freshNonce(), call }, language);
  },
};

const HEAD = {
  en: { question: 'What is voted on', choices: 'What may be chosen' },
  zh: { question: '表决事项', choices: '可选项' },
};

const SYSTEM: Record<Language, string> = {
  en: `You cast a ballot in a blind vote. You first read what is voted on and what may be chosen; who you are stands at the end. Vote as that
person, by what it knows and wants. Nobody sees your ballot before all are revealed at once, and you see nobody else's: do not guess
how others vote, and do not vote to be with them. In "reason" say why, in one to three sentences, in the first person; in "choices" give
what you choose, word for word as it is listed. An empty list is an abstention: take it where you have no ground to choose, and say so.`,
  zh: `你在一次封存选票的盲投中投票。你会先读到表决事项和可选项；你的身份写在最后。请以该身份，按其所知所愿投票。
所有选票同时揭晓之前，没有人看得到你的选票，你也看不到别人的：不要猜测他人怎么投，也不要为了合群而投。
在 "reason" 中用一到三句话、以第一人称说明理由；在 "choices" 中填写你的选择，与所列文字逐字一致。空列表表示弃权：没有依据可选时就弃权，并说明。`,
};

const RULES: Record<VoteConfig['rule'], Record<Language, string>> = {
  plurality: {
    en: 'Choose one. The choice with the most votes is taken.',
    zh: '选择一项。得票最多者当选。',
  },
  approval: {
    en: 'Choose all that you could live with. The choice that most approve is taken.',
    zh: '选择你能够接受的所有项。获认可最多者当选。',
  },
  ranked: {
    en: 'Rank them, the best first. What you leave out stands behind all that you name. The choice is taken that beats the others pair by pair.',
    zh: '按从优到劣排序。未列出的排在所有已列项之后。两两比较中胜过其他项者当选。',
  },
  consent: {
    en: 'Choose "consent" where you can live with the proposal, and "object" where it would do harm that you can name: then say what would have to change. One objection is enough that it does not stand.',
    zh: '能够接受该提案就选 "consent"；若它会造成你说得出的损害就选 "object"，并写明需要改变什么。只要有一个反对，提案就不成立。',
  },
};

const NOW: Record<Language, string> = {
  en: 'Cast your ballot.',
  zh: '请投票。',
};
