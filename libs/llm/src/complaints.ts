import type { Language } from '@parley/contracts';

/** What a model is told of an answer that cannot be used, in its channel's language. */
export const COMPLAINTS: Record<Language, Complaints> = {
  en: {
    again: (why) => `That answer cannot be used: ${why}. Answer again, as the schema asks.`,
    nothing: '(nothing)',
    whole: 'the answer',
    notJson: 'is not JSON',
    unstorable: 'has a NUL character or half of a surrogate pair in it',
    stillWrong: (why) => `after one repair still: ${why}`,
    separator: '; ',
  },
  zh: {
    again: (why) => `这个回答不能采用：${why}。请按照 schema 的要求重新回答。`,
    nothing: '（空）',
    whole: '整个回答',
    notJson: '不是 JSON',
    unstorable: '含有 NUL 字符或不完整的代理对',
    stillWrong: (why) => `修正一次后仍然：${why}`,
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
  separator: string;
}
