/** What the commands of round tables say of themselves, in Chinese by the English text. */
export const USAGE_IN_CHINESE: Readonly<Record<string, string>> = {
  'a round table: members discuss a topic for some rounds, a moderator sums up':
    '圆桌：成员就议题讨论若干轮，由主持人总结',
  'the topic; who takes part is chosen for it': '议题；参加者为其选定',
  'rounds on the agenda; 0 is open-ended and needs --auto-exit': '预定轮数；0 为不限，须同时使用 --auto-exit',
  'end by itself when the members agree, repeat themselves or reach a limit':
    '成员达成一致、开始重复或达到上限时自动结束',
  'one after another, each hearing those before': '依次发言，后者能听到前者',

  'a round table you talk to: your message picks who answers; [E] ends it':
    '与圆桌对话：由您的话决定谁来回答；输入 [E] 结束',
  'the first thing you say': '您说的第一句话',
  'end by itself at the limits': '达到上限时自动结束',

  'take a turn at a round table': '在圆桌上发言',
  'agree, partly, disagree or undecided': 'agree（同意）、partly（部分同意）、disagree（不同意）或 undecided（未定）',
  'your position in a sentence': '一句话说明您的立场',
};
