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
  budget: '预算已用完',
  unavailable: '模型不可用',
  aborted: '已取消',
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
