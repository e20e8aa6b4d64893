import { ownProperty } from '@parley/untrusted';
import type { failures as En } from '../en/failures.js';
import type { Translation } from '../translation.js';

const MEANINGS: Readonly<Record<string, string>> = {
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
  silent: '没有发言',
  card_changed: '智能体名片已变更',
  card_unusable: '智能体名片不可用',
  address_refused: '地址不允许访问',
  auth_required: '对方要求身份验证',
  input_required: '对方要求补充信息',
};

/** What Parley itself says of a failure: a log has it in English. What the code says already is not said twice. */
const OURS: readonly (readonly [RegExp, string])[] = [
  [/^the call was called off$/u, ''],
  [/^no answer (?:within the time allowed|by the deadline)$/u, ''],
  [/^not done within (\d+) ms$/u, '$1 毫秒内未完成'],
  [/^begun for another prompt$/u, '是为另一份提示词开始的'],
  [/^the script says nothing in this round$/u, '剧本在本轮没有台词'],
];

const ourWords = (message: string): string => OURS.reduce((text, [ours, said]) => text.replace(ours, said), message);

/** Words that mean a model above, of an agent. */
const OF_AGENTS: Readonly<Record<string, string>> = {
  refusal: '未给出回答',
  overloaded: '同时询问过多',
  unavailable: '无法连通或出错',
};

/** How what is said of an agent elsewhere begins. */
const OF_AGENT = '外部智能体';

export const failures: Translation<typeof En> = {
  /** The provider's words stand behind what the code means; a code that nobody knows says nothing. */
  said: (code, message) => {
    const meaning = ownProperty(MEANINGS, code);
    // What is said of an agent elsewhere has its meaning in it, in the channel's language.
    if (meaning === undefined || message.startsWith(OF_AGENT)) return message;
    const more = ourWords(message);
    return more ? `${meaning}（${more}）` : meaning;
  },
  sealed: () => '其余内容不予显示：可能引用了尚未公开的回答',
  ofAgent: (host, code, message) => {
    const meaning = ownProperty(OF_AGENTS, code) ?? ownProperty(MEANINGS, code);
    const said = meaning && message ? `${meaning}（${message}）` : (meaning ?? message);
    return `${OF_AGENT}（${host}）：${said}`;
  },
  todo: {
    bad_key: '请更换密钥，重新启动 Parley，然后继续该频道。',
    unknown_model: '请选择服务器上已有的模型（parley doctor 会列出），重新启动 Parley，然后继续该频道。',
    no_credit: '请为账户充值，然后继续该频道。',
    spend_limit: '请提高账户的消费上限，然后继续该频道。',
    context_exceeded: '请为模型设置更大的窗口（parley doctor 会说明方法）或换一个模型，然后继续该频道。',
    card_changed: '请向对方核实；若仍由其参与，请以 parley agree-card 加新名片的哈希表示同意，频道随后继续。',
    card_unusable: '须由对方修正其名片，然后继续该频道。',
    address_refused: '您自己网络中的主机须列入 PARLEY_EGRESS_HOSTS，智能体须位于其地址所指之处；然后继续该频道。',
    auth_required: '请将其令牌写入 PARLEY_A2A_TOKENS_FILE，重新启动 Parley，然后继续该频道。',
    input_required: '须由对方使其智能体直接作答，然后继续该频道。',
  },
  mended: (failure, todo) => `${failure}。${todo}`,
};
