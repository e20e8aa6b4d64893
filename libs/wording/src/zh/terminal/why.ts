import type { why as En } from '../../en/terminal/why.js';
import type { Translation } from '../../translation.js';
import { terms } from '../terms.js';

export const why: Translation<typeof En> = {
  why: '依据',
  also: '同时满足',
  ended: {
    round_limit: (measured, limit) => `已进行 ${measured}，上限 ${limit}。`,
    time_limit: (_, limit) => `允许的时间（${limit}）已用完。`,
    consensus: () => '各方一致同意。',
    settled: (measured) => `多数人持同一答案，且连续 ${measured}没有留下疑问。`,
    converged: (measured) => `已有 ${measured}没有未决事项。`,
    user_silence: (measured) => `已有 ${measured}没有人发言或操作。`,
    repetition: (measured) => `连续 ${measured}重复了之前的内容。`,
    exit_words: () => '有人道别。',
    vote: () => '结束的表决获得通过。',
    priority_command: () => '有人要求结束。',
    token_budget: (measured, limit) => `已使用 ${measured}，上限 ${limit}。`,
    cost_budget: (measured, limit) => `已花费 ${measured}，上限 ${limit}。`,
    failures_in_a_row: (measured) => `连续失败 ${measured} 次。`,
    stalled_participant: (measured) => `有一位参与者连续 ${measured} 次没有发言。`,
    external_signal: () => '外部信号要求结束。',
    no_progress: (measured) => `未决事项已有 ${measured}没有变化。`,
    stability: (measured) => `已有 ${measured}无人改变立场，且仍有分歧。`,
    message_count: (measured, limit) => `已有 ${measured}，上限 ${limit}。`,
    text_mention: () => '说出了约定结束的文字。',
    spoken_by: () => '约定其发言即结束的人已发言。',
    hand_over: () => '发言权已移交。',
    tool_call: () => '调用了约定结束的工具。',
  },
  composed: (name) => `以下条件成立：${name}。`,
  by: (name) => `${name} `,
  quoted: terms.quoted,
  event: (version) => `（事件 ${version}）`,
  stances: terms.verdicts,
  rejects: (names) => `，反对 ${names}`,
};
