import type { Vote } from '@parley/contracts';
import type { Plan } from './plan.js';

export type ReportWording = ReturnType<typeof reportWording>;

const STANCES = {
  en: { agree: 'agrees', object: 'objects', abstain: 'abstains', no_issue: 'sees no issue' },
  zh: { agree: '同意', object: '反对', abstain: '弃权', no_issue: '认为不是问题' },
} as const;

const VOTES = {
  en: {
    agree: 'Agree',
    no_objection: 'Had seen it and did not object',
    partly: 'Agree in part',
    undecided: 'Undecided',
    unstated: 'Took no side',
    disagree: 'Object',
    withdrew: 'Withdrew',
    assumed: 'Assumed to agree',
  },
  zh: {
    agree: '同意',
    no_objection: '已看到且无异议',
    partly: '部分同意',
    undecided: '未决定',
    unstated: '未表态',
    disagree: '反对',
    withdrew: '已退出',
    assumed: '推定同意',
  },
} as const satisfies Record<'en' | 'zh', Record<Vote['stance'], string>>;

const STATUS: Record<'en' | 'zh', Record<Plan['status'], string>> = {
  en: {
    success: 'Success',
    partial_consensus: 'Partial consensus',
    no_agreement: 'No agreement',
    negotiation_timeout: 'No agreement',
    completed: 'Completed',
    stopped: 'Stopped',
    failed: 'Failed',
  },
  zh: {
    success: '规划成功',
    partial_consensus: '部分共识',
    no_agreement: '未达成一致',
    negotiation_timeout: '未达成一致',
    completed: '已完成',
    stopped: '已停止',
    failed: '失败',
  },
};

/** The words of the report, in the language of the plan. */
export const reportWording = (language: 'en' | 'zh') =>
  ({
    en: {
      status: (status: Plan['status'], rounds: number, open: number) =>
        `${STATUS.en[status]}: ${rounds} round${rounds === 1 ? '' : 's'}, ${open} open point${open === 1 ? '' : 's'}.`,
      rehearsed: 'Rehearsed: the roles were played without a language model.',
      requirement: 'Requirement',
      feedback: (version: number) => `Feedback on v${version}`,
      judgement: 'Before the first round',
      sufficient: 'Enough to begin with.',
      notSufficient: 'Not enough to begin with.',
      summary: 'Summary',
      decisions: 'Decisions',
      standing: 'Standing objections',
      standingNote: (count: number) =>
        count === 1 ? 'One objection to a decision stands.' : `${count} objections to decisions stand.`,
      rehearsal:
        'This is a rehearsal. No language model took part: the roles said what a script has for them, and nobody has thought about the requirement.',
      notHeard: (names: string[]) => `Not heard in the last round: ${names.join(', ')}.`,
      whoStandsWhere: 'Who stands where',
      vote: (stance: Vote['stance']): string => VOTES.en[stance],
      contradicted: {
        claims_unanimity: 'The summary says that all agree. By what the roles said, not all do.',
        omits_dissent: 'The summary does not name who objects.',
      },
      outOfMoney: 'The budget was spent before the discussion was over: what follows is what stood by then.',
      openInDocument: 'Still open',
      unknownCitations: 'Cited, and not in the draft',
      none: 'Nothing was agreed on.',
      superseded: 'Superseded decisions',
      open: 'Open points',
      nothingOpen: 'None.',
      notAgreed: 'Proposed and not agreed on',
      clarifications: 'Clarifications and assumptions',
      sources: 'Sources',
      whoSaidWhat: 'Who said what',
      documents: 'Documents',
      notWritten: 'not written',
      because: 'Because',
      settles: 'Settles',
      rests: "Rests on the user's answer",
      raisedBy: "after the user's answer",
      proposed: (who: string, round: number, turn: string, added: number) =>
        `Proposed by ${who} in round ${round} (${turn}), in the draft since round ${added}`,
      carried: (who: string, version: number) => `Proposed by ${who}, decided in v${version} and carried over`,
      stance: (stance: keyof (typeof STANCES)['en']): string => STANCES.en[stance],
      unopposed: 'Had seen it and did not object',
      objected: (who: string, reason: string, turn: string) => `${who} objected: ${reason} (${turn})`,
      raised: (who: string, round: number) => (round ? `raised by ${who} in round ${round}` : `from ${who}`),
      answer: 'Answer',
      assumption: 'Skipped; assumed',
      unanswered: 'Not answered',
      round: (round: number) => `Round ${round}`,
    },
    zh: {
      status: (status: Plan['status'], rounds: number, open: number) =>
        `${STATUS.zh[status]}：共 ${rounds} 轮，${open} 个未解决问题。`,
      rehearsed: '排练：各角色未使用语言模型。',
      requirement: '需求',
      feedback: (version: number) => `对 v${version} 的反馈`,
      judgement: '第一轮之前',
      sufficient: '信息充分。',
      notSufficient: '信息不充分。',
      summary: '摘要',
      decisions: '决定',
      standing: '保留的反对意见',
      standingNote: (count: number) => `有 ${count} 条对决定的反对意见仍然成立。`,
      notHeard: (names: string[]) => `最后一轮未听到：${names.join('、')}。`,
      whoStandsWhere: '各角色的立场',
      vote: (stance: Vote['stance']): string => VOTES.zh[stance],
      contradicted: {
        claims_unanimity: '摘要称所有人一致同意；但按各角色的发言并非如此。',
        omits_dissent: '摘要没有提到持反对意见的人。',
      },
      outOfMoney: '讨论尚未结束，预算已用尽：以下为当时的内容。',
      rehearsal: '这是排练。没有语言模型参与：各角色只说脚本中的内容，没有人思考过该需求。',
      openInDocument: '仍未解决',
      unknownCitations: '被引用、但不在草案中',
      none: '没有达成共识的内容。',
      superseded: '被取代的决定',
      open: '未解决的问题',
      nothingOpen: '无。',
      notAgreed: '已提出但未达成共识',
      clarifications: '澄清与假设',
      sources: '来源',
      whoSaidWhat: '发言记录',
      documents: '文档',
      notWritten: '未撰写',
      because: '理由',
      settles: '解决',
      rests: '依据用户的回答',
      raisedBy: '源于用户的回答',
      proposed: (who: string, round: number, turn: string, added: number) =>
        `${who} 于第 ${round} 轮提出（${turn}），第 ${added} 轮进入共识草案`,
      carried: (who: string, version: number) => `${who} 提出，v${version} 已决定，沿用至今`,
      stance: (stance: keyof (typeof STANCES)['zh']): string => STANCES.zh[stance],
      unopposed: '已看到且无异议',
      objected: (who: string, reason: string, turn: string) => `${who} 反对：${reason}（${turn}）`,
      raised: (who: string, round: number) => (round ? `${who} 于第 ${round} 轮提出` : `来自 ${who}`),
      answer: '回答',
      assumption: '已跳过；假设为',
      unanswered: '未回答',
      round: (round: number) => `第 ${round} 轮`,
    },
  })[language];
