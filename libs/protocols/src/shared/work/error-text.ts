import type { FieldError } from '@parley/contracts';
import type { Language } from '../channel-state.js';

/** What is wrong with an answer, as its author is told in the channel's language. */
export function errorText(errors: readonly FieldError[], language: Language): string {
  const reasonOf = language === 'zh' ? inChinese : (reason: string) => reason;
  return errors
    .map(({ pointer, reason }) => `${pointer} ${reasonOf(reason)}`.trim())
    .join(language === 'zh' ? '；' : '; ');
}

/** What the contract says of a breach. A reason that is written for the channel is in its language already. */
const CONTRACT_REASONS: readonly [RegExp, string][] = [
  [/^is missing$/u, '缺失'],
  [/^unknown field$/u, '是未知字段'],
  [/^is not JSON$/u, '不是 JSON'],
  [/^must be one of (.*)$/u, '必须是以下之一：$1'],
  [/^must be (string|array|object|boolean|integer|number)$/u, '的类型必须是 $1'],
  [/^must NOT have fewer than (\d+) characters$/u, '至少需要 $1 个字符'],
  [/^must NOT have more than (\d+) characters$/u, '最多 $1 个字符'],
  [/^must NOT have fewer than (\d+) items$/u, '至少需要 $1 项'],
  [/^must NOT have more than (\d+) items$/u, '最多 $1 项'],
  [/^must be (>=|<=) (-?\d+)$/u, '必须 $1 $2'],
];

function inChinese(reason: string): string {
  const [pattern, words] = CONTRACT_REASONS.find(([known]) => known.test(reason)) ?? [];
  return pattern && words !== undefined ? reason.replace(pattern, words) : reason;
}
