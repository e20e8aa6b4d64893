import type { Speech } from '@parley/contracts';
import { outputSchema } from '../../shared/work/output-schema.js';
import { quoted } from '../../shared/work/quoted.js';
import { section } from '../../shared/work/sections.js';
import type { TurnSpec } from '../../shared/work/turn-spec.js';
import { withoutUnknown } from '../rules/speech-errors.js';
import type { WorkshopState } from '../state.js';
import { contractBreaches } from './contract-breaches.js';
import { rehearseSpeech } from './rehearse-speech.js';
import { roleText, tableSystem } from './role.js';
import { speechTask, type Proposal, type SpeechTask } from './speech-task.js';
import { sharedText } from './shared-text.js';
import { heedText, issueText } from './text.js';

const INSTRUCTION = {
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
  draft that it replaces, and reason says why. An entry enters the draft only if nobody objects. rivals names entries that
  cannot stand beside it: that objects to them. What somebody objects to in the draft is settled by what replaces it, or by
  the objector's withdrawal, not by another entry beside it.
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
  rivals 列出与它不能并存的条目，列出即为反对。草案条目受到反对时，只有取代它的条目或反对者撤回才能解决，并列的新条目不能解决。
- new_issues：清单之外新发现的问题，每个一句话，比现有的更具体。
- reopens：不应离开清单的问题。sources：你引用的知识来源。
没有内容的字段留空。`,
};

const FIELDS: (keyof Speech)[] = [
  'analysis',
  'advice',
  'comments',
  'questions',
  'new_issues',
  'stances',
  'entry_stances',
  'entries',
  'reopens',
  'sources',
];

/** A role's speech (W2, W3). What a model names and is not there is dropped; the rest stands. */
export const speech: TurnSpec<WorkshopState, SpeechTask> = {
  kind: 'speech',
  version: 2,
  schema: outputSchema('Speech', FIELDS),
  tier: 'strong',
  max_output_tokens: 4000,
  task: speechTask,
  texts: (task) => ({
    system: tableSystem(task.language, INSTRUCTION),
    shared: sharedText(task, task.earlier),
    user: userText(task),
  }),
  rehearse: rehearseSpeech,
  accept(output, { state, request: { participant_id, request_id }, call }) {
    const given = output as Speech;
    const invalid = contractBreaches('Speech', given) || (given.analysis.trim() ? '' : 'the speech is empty');
    if (invalid) return { invalid };
    return { type: 'GiveSpeech', data: { participant_id, request_id, speech: withoutUnknown(state, given), call } };
  },
};

function userText(task: SpeechTask): string {
  const zh = task.language === 'zh';
  const now = zh
    ? `第 ${task.round} 轮${task.last ? '，也是最后一轮：此后仍未解决的问题会作为遗留问题写入规划' : ''}。请发言，分析与建议合计不超过 ${task.most_chars} 字。`
    : `This is round ${task.round}${task.last ? ', the last one: what stays open after it goes into the plan as open' : ''}. It is your turn; analysis and advice together have at most ${task.most_chars} characters.`;
  return [
    ...task.proposals.map(proposalText),
    ...task.found.map((one) => issueText('found_in_this_round', one)),
    ...task.knowledge.map(({ source, text }) => quoted('knowledge', text, { source })),
    roleText(task.role, task.language),
    ...(task.notice === undefined ? [] : [section(zh ? '敏捷教练对你的提醒' : 'The coach reminds you', task.notice)]),
    ...heedText(task),
    section(zh ? '现在' : 'Now', now),
  ].join('\n');
}

const proposalText = ({ entry_id, text, resolves, supersedes, proposed_by, objections }: Proposal): string =>
  [
    quoted('proposed_entry', text, {
      entry_id,
      proposed_by,
      resolves: resolves.join(' '),
      ...(supersedes !== undefined && { supersedes }),
    }),
    ...objections.map(({ by, reason }) => quoted('objection', reason, { entry_id, by })),
  ].join('\n');
