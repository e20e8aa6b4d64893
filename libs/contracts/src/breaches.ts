import type { ErrorObject } from 'ajv/dist/2020.js';
import { ownProperty } from '@parley/untrusted';

/** What models and people are spoken to in. */
export type Language = 'en' | 'zh';

/** What is said of a value that breaks a schema, to its author; undefined where ajv's own sentence has to do. */
export const BREACHES: Record<Language, (error: ErrorObject) => string | undefined> = { en: inEnglish, zh: inChinese };

const allowed = ({ params }: ErrorObject): string[] => (params['allowedValues'] as unknown[]).map(String);

function inEnglish(error: ErrorObject): string | undefined {
  switch (error.keyword) {
    case 'additionalProperties':
      return 'unknown field';
    case 'required':
      return 'is missing';
    case 'enum':
      return `must be one of ${allowed(error).join(', ')}`;
    default:
      return undefined;
  }
}

const BOUNDS: Record<string, (limit: string) => string> = {
  minLength: (limit) => `至少需要 ${limit} 个字符`,
  maxLength: (limit) => `不得超过 ${limit} 个字符`,
  minItems: (limit) => `至少需要 ${limit} 项`,
  maxItems: (limit) => `不得超过 ${limit} 项`,
  minProperties: (limit) => `至少需要 ${limit} 个字段`,
  maxProperties: (limit) => `不得超过 ${limit} 个字段`,
  minimum: (limit) => `不得小于 ${limit}`,
  maximum: (limit) => `不得大于 ${limit}`,
};

function inChinese(error: ErrorObject): string | undefined {
  const { keyword, params } = error;
  switch (keyword) {
    case 'additionalProperties':
      return '是未知字段';
    case 'required':
      return '缺失';
    case 'enum':
      return `必须是以下之一：${allowed(error).join('、')}`;
    case 'type':
      return `类型必须是 ${String(params['type'])}`;
    case 'pattern':
      return `必须符合 ${String(params['pattern'])}`;
    case 'format':
      return `格式必须是 ${String(params['format'])}`;
    default:
      return ownProperty(BOUNDS, keyword)?.(String(params['limit']));
  }
}
