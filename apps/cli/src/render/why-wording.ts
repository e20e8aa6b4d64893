import type { Language } from '../language.js';

/** Why a channel has ended: a sentence for each condition, with the figures that it has. */
interface WhyWording {
  why: string;
  also: string;
  /** Where one condition ended it; the figures have their units. */
  ended: Record<string, (measured: string, limit: string) => string>;
  /** Where several parts made up the condition. */
  composed(name: string): string;
  by(name: string): string;
  quoted(value: string): string;
  event(version: number): string;
  stances: Record<string, string>;
  rejects(names: string): string;
}

const en: WhyWording = {
  why: 'Why',
  also: 'Also true',
  ended: {
    round_limit: (measured, limit) => `${measured} of at most ${limit} are over.`,
    time_limit: (_, limit) => `the time allowed, ${limit}, is over.`,
    consensus: () => 'everybody agrees.',
    converged: (measured) => `nothing has been open for ${measured}.`,
    user_silence: (measured) => `no person has said or done anything for ${measured}.`,
    repetition: (measured) => `${measured} in a row said what earlier ones had said.`,
    exit_words: () => 'a person said goodbye.',
    vote: () => 'a vote to end was won.',
    priority_command: () => 'a person asked to end it.',
    token_budget: (measured, limit) => `${measured} were used; ${limit} are allowed.`,
    cost_budget: (measured, limit) => `${measured} were spent; ${limit} are allowed.`,
    failures_in_a_row: (measured) => `it failed ${measured} times in a row.`,
    stalled_participant: (measured) => `one participant missed ${measured} turns in a row.`,
    external_signal: () => 'a signal from outside asked to end it.',
    no_progress: (measured) => `the open points have been the same for ${measured}.`,
    stability: (measured) => `nobody has moved for ${measured}, and they differ.`,
    message_count: (measured, limit) => `${measured} were taken; ${limit} are allowed.`,
    text_mention: () => 'what was to end it has been said.',
    spoken_by: () => 'the one whose word was to end it has spoken.',
    hand_over: () => 'the floor was handed over.',
    tool_call: () => 'the tool that was to end it was called.',
  },
  composed: (name) => `this holds: ${name}.`,
  by: (name) => `${name} `,
  quoted: (value) => `“${value}”`,
  event: (version) => ` (event ${version})`,
  stances: { agree: 'agrees', partly: 'agrees in part', disagree: 'disagrees', undecided: 'undecided' },
  rejects: (names) => `, rejects ${names}`,
};

const zh: WhyWording = {
  why: '依据',
  also: '同时满足',
  ended: {
    round_limit: (measured, limit) => `已进行 ${measured}，上限 ${limit}。`,
    time_limit: (_, limit) => `允许的时间（${limit}）已用完。`,
    consensus: () => '各方一致同意。',
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
  quoted: (value) => `“${value}”`,
  event: (version) => `（事件 ${version}）`,
  stances: { agree: '同意', partly: '部分同意', disagree: '不同意', undecided: '未定' },
  rejects: (names) => `，反对 ${names}`,
};

export const whyWordingOf = (language: Language): WhyWording => ({ en, zh })[language];
