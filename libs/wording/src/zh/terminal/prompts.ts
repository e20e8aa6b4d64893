import type { Terminal } from '../../terminal.js';
import type { prompts as En } from '../../en/terminal/prompts.js';
import type { Translation } from '../../translation.js';
import { terms } from '../terms.js';

export const prompts = ({ command }: Terminal): Translation<ReturnType<typeof En>> => ({
  head: ['位置', '工作', '谁', '模型', '输入', '输出', '费用'],
  none: '此处尚未询问过模型。',
  how: (channel, position) => `查看其中一条全文：${command`prompt ${channel} ${position}`}`,
  asSent: (hash) => `与当时发送的逐字相同：哈希与记录一致，${hash}`,
  notAsSent: '与当时发送的并非逐字相同：哈希与记录不一致。此版本的措辞已改，或当时提供了从未使用的工具。',
  part: { system: terms.systemPart, shared: '共享', user: '所问', schema: terms.answerSchema },
  mostTokens: (tokens) => `回答最多词元：${tokens}`,
});
