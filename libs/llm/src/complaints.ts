import { toFieldError } from '@parley/contracts';
import type { Prompt } from '@parley/protocols';
import type { ErrorObject } from 'ajv/dist/2020.js';

type Language = Prompt['language'];

/** What a model is told of an answer that cannot be used, in its channel's language. */
export const COMPLAINTS: Record<Language, Complaints> = {
  en: {
    again: (why) => `That answer cannot be used: ${why}. Answer again, as the schema asks.`,
    nothing: '(nothing)',
    whole: 'the answer',
    notJson: 'is not JSON',
    unstorable: 'has a NUL character or half of a surrogate pair in it',
    stillWrong: (why) => `after one repair still: ${why}`,
    reason: (error) => toFieldError(error).reason,
    separator: '; ',
  },
  zh: {
    again: (why) => `这个回答不能采用：${why}。请按照 schema 的要求重新回答。`,
    nothing: '（空）',
    whole: '整个回答',
    notJson: '不是 JSON',
    unstorable: '含有 NUL 字符或不完整的代理对',
    stillWrong: (why) => `修正一次后仍然：${why}`,
    reason: reasonInChinese,
    separator: '；',
  },
};

interface Complaints {
  again(why: string): string;
  nothing: string;
  whole: string;
  notJson: string;
  unstorable: string;
  stillWrong(why: string): string;
  reason(error: ErrorObject): string;
  separator: string;
}

function reasonInChinese({ keyword, params, message }: ErrorObject): string {
  const limit = String(params['limit']);
  const reasons: Record<string, string> = {
    additionalProperties: '是未知字段',
    required: '缺失',
    enum: `必须是以下之一：${(params['allowedValues'] as string[] | undefined)?.join('、')}`,
    type: `类型必须是 ${String(params['type'])}`,
    minLength: `不得少于 ${limit} 个字符`,
    maxLength: `不得超过 ${limit} 个字符`,
    minItems: `不得少于 ${limit} 项`,
    maxItems: `不得超过 ${limit} 项`,
    minimum: `不得小于 ${limit}`,
    maximum: `不得大于 ${limit}`,
    pattern: `必须符合 ${String(params['pattern'])}`,
  };
  return reasons[keyword] ?? message ?? keyword;
}
