import type { Casting } from '../../protocol.js';
import {
  contractErrors,
  idFrom,
  type Cast,
  type CastMember,
  type CastWanted,
  type FieldError,
} from '@parley/contracts';
import type { Language } from '../channel-state.js';
import type { PlannedWork } from '../work/ending-work.js';
import { outputSchema } from '../work/output-schema.js';
import { promptOf, type Prompt, type Task, type TaskSpec } from '../work/prompt.js';
import { quoted } from '../work/quoted.js';
import { ANSWER_IN, DATA, nowSection, section } from '../work/sections.js';
import { errorText } from '../work/turn-spec.js';

/** What a cast is chosen from. */
interface CastTask extends Task {
  topic: string;
  casting: Casting;
}

/** A choice of a cast, ready to be asked of a model; whatever comes of it, a deliberation begins. */
export interface CastWork extends PlannedWork {
  prompt: Prompt;
  /** The cast, or why the answer cannot be used, in the topic's language. */
  accept(output: unknown): Cast | { invalid: string };
  rehearse(): Cast;
}

/** Characters of a topic that a choice is made from: a long requirement says at its beginning what it is about. */
const MOST_OF_A_TOPIC = 8_000;

const SYSTEM: Record<Language, string> = {
  en: `You choose who takes part in a deliberation, before it begins. Each of those whom you choose is then played by an agent of its own, which
knows of itself only what you write here.

Between them they see what decides this topic: who would do the work, who would live with the result, who bears its cost or its risk, who
knows the trade that it is about. Each looks at something that no other looks at. They do not agree from the start: at least two of them
want what cannot both be had. Somebody who would fit any topic, as a moderator, a consultant or just "an engineer", is of no use: say what
this one knows of this topic. Nobody is a real person who is known. Each has a short name of its own, as people have where this takes place.`,
  zh: `你在一场讨论开始之前选定由谁参加。你选定的每一位随后都由一个独立的智能体扮演，它对自己的了解仅限于你在这里写下的内容。

这些人合在一起，要能看到决定这一议题的各个方面：谁来做事、谁要承受结果、谁承担费用或风险、谁懂得其中的行当。每个人关注的都是别人没有关注的事。
他们一开始并不一致：至少有两位的诉求无法同时满足。放在任何议题里都合适的人（如主持人、顾问或笼统的“工程师”）没有用处：要写明此人对本议题知道些什么。
不得选用真实的知名人物。每人各有一个简短的名字，与事情发生的地方相称。`,
};

const WORDS = {
  en: {
    topic: 'What it is about',
    atHand: 'At hand',
    take: `These are at hand, with instructions of their own. Where one of them is right for this topic, take it by exactly its name;
whatever else you write of it is not used. Choose others for what none of them sees.`,
    now: 'Choose three to five members for this topic.',
    twice: (name: string) => `${name} is there twice`,
    language: 'is not in English',
  },
  zh: {
    topic: '议题',
    atHand: '现成角色',
    take: '以下角色已有各自的说明。其中适合本议题的，请按其原名选用（为其另写的内容不会采用）；他们都看不到的方面，请另选他人。',
    now: '请为本议题选出三到五位成员。',
    twice: (name: string) => `${name} 出现了两次`,
    language: '不是中文',
  },
} satisfies Record<Language, object>;

const spec: TaskSpec<CastTask> = {
  kind: 'cast',
  version: 1,
  schema: outputSchema('Cast', [{ members: ['name', 'persona', 'expertise', 'thinking_style', 'speaking_style'] }]),
  tier: 'fast',
  max_output_tokens: 1_200,
  texts: (task) => ({
    system: [SYSTEM[task.language], DATA[task.language], ANSWER_IN[task.language]].join('\n\n'),
    user: userText(task),
  }),
  rehearse: ({ casting, language }) => ({ members: [...casting.fixed[language]] }),
};

function userText({ topic, casting, language }: CastTask): string {
  const words = WORDS[language];
  const about = section(words.topic);
  const atHand = casting.fixed[language].map(({ name, expertise }) => `- ${name}: ${expertise.join(', ')}`);
  return [
    `${about}${quoted('topic', topic.slice(0, MOST_OF_A_TOPIC))}`,
    ...(casting.atHand ? [section(words.atHand, words.take, ...atHand)] : []),
    nowSection(language, casting.told[language], words.now),
  ].join('\n\n');
}

/** The choice of a cast for a topic, by one call of a fast model. */
export function castWork({ topic, language, asked_on }: CastWanted, casting: Casting): CastWork {
  const task = { topic, language, casting, today: asked_on };
  const { kind, tier, max_output_tokens } = spec;
  return {
    ...{ kind, tier, choice: {}, max_output_tokens },
    prompt: promptOf(spec, task),
    accept: (output) => castOf(output, casting, language),
    rehearse: () => spec.rehearse(task) as unknown as Cast,
  };
}

function castOf(output: unknown, { fixed, atHand }: Casting, language: Language): Cast | { invalid: string } {
  const broken = contractErrors('Cast', output, language);
  if (broken.length) return { invalid: errorText(broken, language) };
  const known = atHand ? fixed[language] : [];
  const members = (output as Cast).members.map((member) => known.find(isCalledAs(member)) ?? member);
  const errors = members.flatMap((member, index) => memberErrors(member, index, { members, known, language }));
  return errors.length ? { invalid: errorText(errors, language) } : { members };
}

const isCalledAs =
  ({ name }: CastMember) =>
  (other: CastMember): boolean =>
    idFrom(other.name) === idFrom(name);

interface Around {
  members: readonly CastMember[];
  known: readonly CastMember[];
  language: Language;
}

/** Names make ids, so that two may not be as good as equal; and who speaks another language than the topic's fits no talk. */
function memberErrors(member: CastMember, index: number, { members, known, language }: Around): FieldError[] {
  const words = WORDS[language];
  const isTwice = members.findIndex(isCalledAs(member)) < index;
  const isForeign = !known.includes(member) && /\p{Script=Han}/u.test(member.persona) !== (language === 'zh');
  return [
    ...(isTwice ? [{ pointer: `/members/${index}/name`, reason: words.twice(member.name) }] : []),
    ...(isForeign ? [{ pointer: `/members/${index}/persona`, reason: words.language }] : []),
  ];
}
