/** What Parley itself says at a round table, in its language. */
export const wordingOf = (language: 'en' | 'zh') =>
  ({
    en: {
      agendaDone: '🎊 The agenda is done. Thank you for taking part!',
      stopped: 'The round table was stopped; what was said stays in the log.',
      notSelected: 'chosen by turn, since nobody could be picked by the message',
    },
    zh: {
      agendaDone: '🎊 议程已完成，感谢参与！',
      stopped: '圆桌已停止，已有内容保留在日志中。',
      notSelected: '无法按消息挑选，按顺序发言',
    },
  })[language];
