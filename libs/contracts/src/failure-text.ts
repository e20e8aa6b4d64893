// Imports nothing: a page loads this file alone.

/** Why a model gave nothing, by the code that the log has. */
const IN_CHINESE = {
  refusal: '模型拒绝回答',
  max_tokens: '回答超出长度上限',
  context_exceeded: '内容超出模型可读的长度',
  invalid_output: '回答不符合格式',
  overloaded: '模型繁忙',
  rate_limited: '请求过于频繁',
  spend_limit: '账户已达消费上限',
  timeout: '未在时限内回答',
  stalled: '回答中途停滞',
  cut_stream: '回答中途断开',
  bad_request: '请求被拒绝',
  bad_key: '密钥不被接受',
  unknown_model: '服务器没有该模型',
  no_credit: '账户余额不足',
  budget: '预算已用完',
  unavailable: '模型不可用',
  aborted: '已取消',
};

/** What somebody has to do before it is of use to ask again. */
const TO_DO: Record<'en' | 'zh', Record<string, string>> = {
  en: {
    bad_key: 'Set another key, start Parley again, then continue the channel.',
    unknown_model:
      'Choose a model that the server has (parley doctor lists them), start Parley again, then continue the channel.',
    no_credit: 'Add credit to the account, then continue the channel.',
    spend_limit: 'Raise the limit of the account, then continue the channel.',
    context_exceeded:
      'Give the model a larger window (parley doctor says how) or choose another, then continue the channel.',
  },
  zh: {
    bad_key: '请更换密钥，重新启动 Parley，然后继续该频道。',
    unknown_model: '请选择服务器上已有的模型（parley doctor 会列出），重新启动 Parley，然后继续该频道。',
    no_credit: '请为账户充值，然后继续该频道。',
    spend_limit: '请提高账户的消费上限，然后继续该频道。',
    context_exceeded: '请为模型设置更大的窗口（parley doctor 会说明方法）或换一个模型，然后继续该频道。',
  },
};

/**
 * What is said of a model that failed: its message, which is English and has the provider's own words. For who reads Chinese it stands
 * behind what the code means; a code that nobody knows says nothing.
 */
export function failureText(language: 'en' | 'zh', { code, message }: { code: string; message: string }): string {
  if (language === 'en' || !Object.hasOwn(IN_CHINESE, code)) return message;
  const meaning = IN_CHINESE[code as keyof typeof IN_CHINESE];
  return message ? `${meaning}（${message}）` : meaning;
}

/** The same of a channel that waits for somebody to mend it: what is wrong, and what is to be done. */
export function pauseText(language: 'en' | 'zh', failure: { code: string; message: string }): string {
  const todo = new Map(Object.entries(TO_DO[language])).get(failure.code) ?? '';
  const text = failureText(language, failure);
  return language === 'zh' ? `${text}。${todo}` : `${text}. ${todo}`.trim();
}
