import { type Finding, type Language } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { conditionName } from '@parley/wording';
import { figureText } from './figures.js';

/** What Parley says of conditions, after the source's texts (T5). */
interface Wording {
  warning(finding: Finding): string;
  choice: string;
  held: string;
  ending(finding: Finding | undefined, condition: string): string;
  farewell: string;
}

const figureOf = (language: Language, { unit }: Finding, value: number): string => figureText(language, unit, value);

const NAMES: Record<Language, Record<string, string>> = {
  en: {
    round_limit: 'rounds',
    time_limit: 'time',
    consensus: 'agreement',
    settled: 'turns that left nothing open',
    converged: 'rounds in which nothing was open',
    user_silence: 'silence of the user',
    repetition: 'repeated rounds',
    token_budget: 'token budget',
    cost_budget: 'budget',
    failures_in_a_row: 'failures in a row',
    stalled_participant: 'missed turns in a row',
    no_progress: 'rounds without progress',
    stability: 'rounds in which nobody moved',
    message_count: 'turns',
  },
  zh: {
    round_limit: '轮次',
    time_limit: '会话时间',
    consensus: '共识',
    settled: '没有留下疑问的发言',
    converged: '没有未决事项的轮次',
    user_silence: '用户静默',
    repetition: '内容重复的轮次',
    token_budget: 'token 预算',
    cost_budget: '费用预算',
    failures_in_a_row: '连续失败',
    stalled_participant: '连续未发言',
    no_progress: '无进展的轮次',
    stability: '立场未变的轮次',
    message_count: '发言次数',
  },
};

const en: Wording = {
  warning(finding) {
    const { condition, measured, limit } = finding;
    if (condition === 'round_limit') return `🔔 Note: ${measured} of ${limit} rounds have been played.`;
    if (condition === 'consensus') return '🔔 Note: the participants are close to agreement.';
    const name = ownProperty(NAMES.en, condition) ?? conditionName(condition, 'en');
    return `🔔 Note: ${name}: ${figureOf('en', finding, measured)} (limit ${figureOf('en', finding, limit)}).`;
  },
  choice: '💡 You can go on, or enter [E] to end.',
  held: '💡 It ends only when you say so: enter [E] to end.',
  ending(finding, condition) {
    const limit = finding && figureOf('en', finding, finding.limit);
    const texts: Record<string, string> = {
      round_limit: `⏰ The most rounds allowed have been played (${limit}).`,
      time_limit: `⏰ The time allowed is over (${limit}).`,
      consensus: '🤝 The participants agree.',
      settled: '🤝 The talk has settled on one answer.',
      converged: '🤝 Nothing is open any more.',
      user_silence: `⏰ Nobody has said anything for ${limit}.`,
      repetition: '🔁 The conversation repeats itself.',
      stability: '⚖️ Positions have stopped moving, and they differ.',
      no_progress: '⚖️ The open points have not changed.',
      exit_words: '👋 You said goodbye.',
      priority_command: '👋 You asked to end.',
      vote: '🗳️ The vote to end was won.',
      external_signal: '📨 A signal from outside asked to end.',
      cost_budget: `💰 The budget is spent (${limit}).`,
      token_budget: `💰 The token budget is spent (${limit}).`,
      failures_in_a_row: '⚠️ Too many failures in a row.',
      stalled_participant: '⚠️ A participant no longer answers.',
    };
    return ownProperty(texts, condition) ?? `⏰ ${conditionName(condition, 'en')}`;
  },
  farewell: '🎊 Thank you for taking part! The conversation ends now.',
};

const zh: Wording = {
  warning(finding) {
    const { condition, measured, limit } = finding;
    if (condition === 'round_limit') return `🔔 提示：对话已进行 ${measured} 轮（上限 ${limit} 轮）`;
    if (condition === 'consensus') return '🔔 提示：各方已接近达成共识';
    const name = ownProperty(NAMES.zh, condition) ?? conditionName(condition, 'zh');
    return `🔔 提示：${name}：${figureOf('zh', finding, measured)}（上限 ${figureOf('zh', finding, limit)}）`;
  },
  choice: '💡 您可以选择继续或输入 [E] 退出',
  held: '💡 对话不会自动结束，您可以输入 [E] 退出',
  ending(finding, condition) {
    const limit = finding && figureOf('zh', finding, finding.limit);
    const texts: Record<string, string> = {
      round_limit: `⏰ 已达到最大对话轮次（${limit}）`,
      time_limit: `⏰ 会话时间已达上限（${limit}）`,
      consensus: '🤝 各方已达成共识',
      settled: '🤝 讨论已落定于一个答案',
      converged: '🤝 已没有未决事项',
      user_silence: `⏰ 已静默 ${limit}`,
      repetition: '🔁 对话内容已重复',
      stability: '⚖️ 各方立场不再变化，仍有分歧',
      no_progress: '⚖️ 未决事项没有变化',
      exit_words: '👋 您已选择退出',
      priority_command: '👋 您已要求结束',
      vote: '🗳️ 结束对话的投票已通过',
      external_signal: '📨 收到外部结束信号',
      cost_budget: `💰 预算已用尽（${limit}）`,
      token_budget: `💰 token 预算已用尽（${limit}）`,
      failures_in_a_row: '⚠️ 连续失败次数过多',
      stalled_participant: '⚠️ 有参与者不再回应',
    };
    return ownProperty(texts, condition) ?? `⏰ ${conditionName(condition, 'zh')}`;
  },
  farewell: '🎊 感谢参与！正在结束对话...',
};

const of = (language: Language): Wording => ({ en, zh })[language];

/** A warning in two lines: what is near, and what one can do. `held`: the condition holds, but only a person may end it. */
export function warningText(language: Language, finding: Finding): string {
  const wording = of(language);
  return `${wording.warning(finding)}\n${finding.status === 'met' ? wording.held : wording.choice}`;
}

/** The closing message: why it ends, and thanks. */
export function endingText(language: Language, condition: string, findings: readonly Finding[]): string {
  const wording = of(language);
  const finding = findings.find((one) => one.condition === condition);
  return `${wording.ending(finding, condition)}\n${wording.farewell}`;
}
