import { command } from '../called.js';
import type { Language } from '../language.js';

/** What is said of the prompts of models. */
interface PromptsWording {
  head: readonly string[];
  none: string;
  /** How one prompt is shown. */
  how(channel: string, position: number): string;
  asSent(hash: string): string;
  notAsSent: string;
  part: Record<'system' | 'shared' | 'user' | 'schema', string>;
  mostTokens(tokens: string): string;
}

const en: PromptsWording = {
  head: ['position', 'work', 'who', 'model', 'in', 'out', 'cost'],
  none: 'No model was asked here yet.',
  how: (channel, position) => `One of them whole: ${command`prompt ${channel} ${position}`}`,
  asSent: (hash) => `As it was sent, to the letter: it has the recorded hash, ${hash}`,
  notAsSent:
    'Not to the letter as it was sent: its hash is not the recorded one. This release words it otherwise, or tools were offered that were never used.',
  part: { system: 'System', shared: 'Shared', user: 'Asked', schema: 'Schema of the answer' },
  mostTokens: (tokens) => `Most tokens of the answer: ${tokens}`,
};

const zh: PromptsWording = {
  head: ['位置', '工作', '谁', '模型', '输入', '输出', '费用'],
  none: '此处尚未询问过模型。',
  how: (channel, position) => `查看其中一条全文：${command`prompt ${channel} ${position}`}`,
  asSent: (hash) => `与当时发送的逐字相同：哈希与记录一致，${hash}`,
  notAsSent: '与当时发送的并非逐字相同：哈希与记录不一致。此版本的措辞已改，或当时提供了从未使用的工具。',
  part: { system: '系统', shared: '共享', user: '所问', schema: '回答的格式' },
  mostTokens: (tokens) => `回答最多词元：${tokens}`,
};

export const promptsWordingOf = (language: Language): PromptsWording => ({ en, zh })[language];
