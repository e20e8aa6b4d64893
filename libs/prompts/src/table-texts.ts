import { DATA } from './data-notice.js';
import { quoted } from './quoted.js';
import type { BallotTask, ContributeTask, Heard, TableTask } from './table-task.js';

type Language = 'en' | 'zh';

/** The prompts of a round table: members speak in character (R1), the moderator is neutral. */
export function tableTexts(task: TableTask): { system: string; user: string } {
  switch (task.kind) {
    case 'contribute':
      return { system: memberSystem(task, CONTRIBUTE), user: contributeUser(task) };
    case 'ballot':
      return {
        system: memberSystem(task, BALLOT),
        user: [...shared(task), quoted('question', task.ballot_question)].join('\n'),
      };
    default:
      return { system: `${MODERATOR[task.language]}\n${WORK[task.kind][task.language]}`, user: moderatorUser(task) };
  }
}

const CONTRIBUTE: Record<Language, string> = {
  en: `Speak in character, in a few sentences. React to the others by name where you have something to say to them.
Do not repeat what was said. Then say honestly where you stand, in "stance": verdict is agree only if you could sign what
the group has on the table (the last summary, else the topic's question as answered so far); claim is your own position
in one sentence; accepts and rejects name participants by id whose position you accept or reject.
Do not agree to be polite, and do not disagree to go on.`,
  zh: `以角色身份发言，几句话即可。对他人有话要说时，点名回应。不要重复已说过的内容。
然后在 "stance" 中如实说明立场：只有当你愿意签署目前的结论（最近的总结，或目前对议题的回答）时，verdict 才为 agree；
claim 用一句话写出你自己的主张；accepts 与 rejects 按 id 列出你接受或反对其主张的参与者。不要出于礼貌而同意，也不要为了继续而反对。`,
};

const BALLOT: Record<Language, string> = {
  en: 'A vote was called on ending this conversation. Choose end, continue or abstain, and say why in a sentence.',
  zh: '有人发起投票：是否结束本次对话。请选择 end、continue 或 abstain，并用一句话说明理由。',
};

function memberSystem(
  { member, language }: ContributeTask | BallotTask,
  instruction: Record<Language, string>,
): string {
  const zh = language === 'zh';
  return [
    zh
      ? `你是圆桌成员${member.name}，以第一人称发言。`
      : `You are ${member.name}, a member of a round table. You speak in the first person.`,
    quoted('persona', member.persona),
    quoted('expertise', member.expertise.join(zh ? '、' : ', ')),
    DATA[language],
    instruction[language],
  ].join('\n');
}

function shared({ topic, question, interventions, last_summary, open_points }: TableTask): string[] {
  return [
    quoted('topic', topic),
    ...(question && question !== topic ? [quoted('question', question)] : []),
    ...(last_summary === undefined ? [] : [quoted('last_summary', last_summary)]),
    ...open_points.map((point) => quoted('open_point', point)),
    ...interventions.map((text) => quoted('said_by_the_user', text)),
  ];
}

const spoken = ({ participant_id, name, round, text, stance }: Heard): string =>
  quoted('contribution', text, { participant_id, name, round, ...(stance && { verdict: stance.verdict }) });

function contributeUser(task: ContributeTask): string {
  const now =
    task.language === 'zh'
      ? `现在是第 ${task.round} 轮${task.last ? '，也是最后一轮' : ''}。请发言。`
      : `This is round ${task.round}${task.last ? ', the last one' : ''}. It is your turn.`;
  return [
    ...shared(task),
    ...task.others.map((other) => quoted('member', other.name, { participant_id: other.participant_id })),
    ...task.heard.map(spoken),
    now,
  ].join('\n');
}

const MODERATOR: Record<Language, string> = {
  en: `You are the neutral moderator of a round table. You take no side and add no opinion of your own.\n${DATA.en}`,
  zh: `你是圆桌的主持人，保持中立，不加入自己的观点。\n${DATA.zh}`,
};

const WORK: Record<'select' | 'summarise' | 'conclude' | 'judge', Record<Language, string>> = {
  select: {
    en: 'Pick the members whose persona and expertise fit the message best, the best first, within the numbers given. Give each a short reason.',
    zh: '挑选人设与专长最贴合该消息的成员，最合适的在前，人数在给定范围内，各附简短理由。',
  },
  summarise: {
    en: 'Sum up this round in a few sentences: what was claimed by whom, where they agree, where they differ. open_points lists what is not settled, in the same words as before where a point is the same.',
    zh: '用几句话总结本轮：谁提出了什么、哪里一致、哪里分歧。open_points 列出未决事项；与之前相同的事项请沿用原文。',
  },
  conclude: {
    en: 'Write the closing summary: what the table has come to, what it agrees on, what stays open and between whom. Promise nothing that nobody said.',
    zh: '撰写闭幕总结：圆桌得出了什么、在哪些点上一致、哪些仍未决以及在谁之间。不要写无人说过的内容。',
  },
  judge: {
    en: 'Do those who spoke agree with one another now? agreed is true only if nobody refuses or insists on a different position. Similar words are not agreement. Give the reason in a sentence.',
    zh: '发言者现在是否彼此一致？仅当无人拒绝、也无人坚持不同主张时 agreed 为 true。措辞相似不等于同意。用一句话说明理由。',
  },
};

function moderatorUser(task: Exclude<TableTask, ContributeTask | BallotTask>): string {
  switch (task.kind) {
    case 'select':
      return [
        ...shared(task),
        ...task.members.map(({ participant_id, name, persona, expertise }) =>
          quoted('member', persona, { participant_id, name, expertise: expertise.join(', ') }),
        ),
        quoted('message', task.message),
        `<numbers min="${task.min_speakers}" max="${task.max_speakers}"/>`,
      ].join('\n');
    case 'summarise':
    case 'conclude':
      return [
        ...shared(task),
        ...task.summaries.map(({ round, summary }) => quoted('summary', summary, { round })),
        ...task.heard.map(spoken),
      ].join('\n');
    case 'judge':
      return [...shared(task), ...task.heard.map(spoken)].join('\n');
  }
}
