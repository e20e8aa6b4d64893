import { DATA } from './data-notice.js';
import { quoted } from './quoted.js';
import type { DocumentTask, FollowUpTask, LookupTask, SpeechTask } from './workshop-task.js';
import { clarified, drafted, exchanged, issue, proposal, spokenInFull, wanted } from './workshop-text.js';

type Language = 'en' | 'zh';
type RoleTask = LookupTask | SpeechTask | FollowUpTask | DocumentTask;

const INSTRUCTION: Record<RoleTask['kind'], Record<Language, string>> = {
  lookup: {
    en: `You are about to speak on the issue list. First look things up: what the knowledge base and your tools can say must not be asked of
the user. Name the calls you need now, each with the tool's name and its arguments as JSON text; none where you have what you need.`,
    zh: `你即将就问题清单发言。请先检索：知识库和工具能回答的，不要去问用户。列出现在需要的调用，各附工具名和 JSON 文本形式的参数；
若已足够，则列表为空。`,
  },
  speech: {
    en: `Speak on this round's issue list, from your own field. The draft is settled ground: build on it, do not discuss it again.
Look first at the knowledge found and at what you know; ask the user only what nobody else can answer, and say with each
question what you would assume if it stays unanswered.
- analysis and advice: what follows from your field for the listed issues. Be brief and stay on the topic.
- comments: add to, correct or question those who spoke before you in this round, by participant_id.
- stances: where you stand on each listed issue, by issue_id: agree or object to what is proposed to settle it, abstain,
  or no_issue where it is none or is part of something settled. Say why. Do not agree to be polite.
- entry_stances: where you stand on a single entry, proposed or in the draft, by entry_id. Object to an entry of the
  draft only for a reason that is new: it opens its issue again.
- entries: sentences that belong in the draft, each with the issue_ids it settles; supersedes names the entry of the
  draft that it replaces, and reason says why. An entry enters the draft only if nobody objects.
- new_issues: what is open beyond the list, each in one sentence, finer than what is there.
- reopens: an issue that left the list and should not have. sources: the knowledge you cite.
Leave empty what you have nothing for.`,
    zh: `围绕“本轮问题清单”，从你的专业领域发言。共识草案是已确定的背景：在其上推进，不要重新讨论。
先参考已找到的知识与你自己的专业知识；只有别人都无法回答时才向用户提问，并为每个问题说明：若无人回答，你将作何假设。
- analysis 与 advice：你的领域对清单中问题的分析与建议。简明，不偏离主题，不过度展开。
- comments：对本轮前面发言者的补充、修正或质疑，用 participant_id 指明。
- stances：对清单中每个问题的立场，用 issue_id 指明：对已提出的解决方式 agree 或 object，或 abstain；
  若它是伪问题或已被包含，则为 no_issue。说明理由。不要出于礼貌而同意。
- entry_stances：对单个条目（已提出的或草案中的）的立场，用 entry_id 指明。仅当有新的理由时才反对草案中的条目：这会重新打开相应问题。
- entries：应写入草案的句子，各附它所解决的 issue_id；supersedes 指明被取代的草案条目，reason 说明原因。无人反对的条目才会进入草案。
- new_issues：清单之外新发现的问题，每个一句话，比现有的更具体。
- reopens：不应离开清单的问题。sources：你引用的知识来源。
没有内容的字段留空。`,
  },
  follow_up: {
    en: 'You asked the user a question, and this is the answer. satisfied is true if you can work with it; then question is empty. Otherwise ask on, in one question.',
    zh: '你向用户提出了问题，以下是回答。若足以继续工作，satisfied 为 true 且 question 为空；否则用一个问题继续追问。',
  },
  document: {
    en: 'The discussion is over. Write your document from the consensus draft: one section for each part of your focus. based_on names the entry_ids it rests on. Decide nothing that is not in the draft; name what stayed open as open, and what was assumed as an assumption.',
    zh: '讨论已结束。请依据共识草案撰写你的文档：你关注的每个方面各一节。based_on 列出所依据的 entry_id。不要写入草案中没有的决定；未决的写明未决，假设的写明是假设。',
  },
};

/** A role's prompts: its own system prompt, then what the task gives it and nothing else (W2). */
export function roleTexts(task: RoleTask): { system: string; user: string } {
  return { system: system(task), user: user(task) };
}

function system({ role, language, kind }: RoleTask): string {
  const who =
    language === 'zh'
      ? `你是规划工作坊中的${role.name}，以第一人称发言。`
      : `You are ${role.name} in a planning workshop. You speak in the first person.`;
  return [
    who,
    quoted('role', role.system_prompt),
    quoted('focus', role.focus),
    DATA[language],
    INSTRUCTION[kind][language],
  ].join('\n');
}

function user(task: RoleTask): string {
  switch (task.kind) {
    case 'lookup':
      return lookup(task);
    case 'speech':
      return speech(task);
    case 'follow_up':
      return [...wanted(task), ...exchanged(task.role.name, task.exchanges), quoted('you_asked', task.question)].join(
        '\n',
      );
    case 'document':
      return [
        ...wanted(task),
        ...drafted(task),
        ...task.issues.map((one) => issue('open_issue', one)),
        ...task.clarified.map(clarified),
        quoted('file', task.role.output_document),
      ].join('\n');
  }
}

function lookup(task: LookupTask): string {
  return [
    ...wanted(task),
    ...drafted(task),
    ...task.issues.map((one) => issue('issue', one)),
    ...task.clarified.map(clarified),
    ...task.tools.map(({ name, description, input_schema }) =>
      quoted('tool', `${description}\n${input_schema}`, { name }),
    ),
    ...task.knowledge.map(({ source, text }) => quoted('found', text, { source })),
  ].join('\n');
}

function speech(task: SpeechTask): string {
  const zh = task.language === 'zh';
  const now = zh
    ? `现在是第 ${task.round} 轮${task.last ? '，也是最后一轮' : ''}。请发言。`
    : `This is round ${task.round}${task.last ? ', the last one' : ''}. It is your turn.`;
  return [
    ...wanted(task),
    ...drafted(task),
    ...task.issues.map((one) => issue('issue', one)),
    ...task.proposals.map(proposal),
    ...task.earlier.map(spokenInFull),
    ...task.found.map((one) => issue('found_in_this_round', one)),
    ...task.clarified.map(clarified),
    ...task.knowledge.map(({ source, text }) => quoted('knowledge', text, { source })),
    ...(task.notice === undefined ? [] : [quoted('notice_of_the_coach', task.notice)]),
    now,
  ].join('\n');
}
