import type { chat as En } from '../../en/terminal/chat.js';
import type { Translation } from '../../translation.js';

export const chat: Translation<typeof En> = {
  welcome: '输入 @team 任务、@board 议题、/plan 需求、/negotiate 需求 或 /interview 主题 开始；/help 查看其他命令。',
  nothingHere:
    '当前没有进行中的讨论；输入 @team 任务、@board 议题、/plan 需求、/negotiate 需求 或 /interview 主题 开始。',
  usage: (how) => `用法：${how}`,
  commands: { '/help': '可用命令；讨论进行时列出其中的命令', '[E]': '结束会话，“退出”、“再见”也可以' },
};
