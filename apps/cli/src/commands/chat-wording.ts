import type { Language } from '../language.js';

/** What a chat says where nothing is going on. */
export interface ChatWording {
  welcome: string;
  nothingHere: string;
  usage(how: string): string;
  commands: Record<string, string>;
}

const en: ChatWording = {
  welcome:
    'Begin with @team TASK, @board TOPIC, /plan REQUIREMENT, /negotiate DEMAND or /interview TOPIC; /help says what else there is.',
  nothingHere:
    'Nothing is going on here; begin with @team TASK, @board TOPIC, /plan REQUIREMENT, /negotiate DEMAND or /interview TOPIC.',
  usage: (how) => `usage: ${how}`,
  commands: {
    '/help': 'what there is; in a deliberation, what there is in it',
    '[E]': 'ends the chat; exit and bye do too',
  },
};

const zh: ChatWording = {
  welcome: '输入 @team 任务、@board 议题、/plan 需求、/negotiate 需求 或 /interview 主题 开始；/help 查看其他命令。',
  nothingHere:
    '当前没有进行中的讨论；输入 @team 任务、@board 议题、/plan 需求、/negotiate 需求 或 /interview 主题 开始。',
  usage: (how) => `用法：${how}`,
  commands: { '/help': '可用命令；讨论进行时列出其中的命令', '[E]': '结束会话，“退出”、“再见”也可以' },
};

export const chatWordingOf = (language: Language): ChatWording => ({ en, zh })[language];
