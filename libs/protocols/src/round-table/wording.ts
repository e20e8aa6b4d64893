/** What Parley itself says at a round table, in its language. */
export const wordingOf = (language: 'en' | 'zh') =>
  ({
    en: {
      agendaDone: '🎊 The agenda is done. Thank you for taking part!',
      agendaCut: '🎊 The agenda has come to its end; its last round was cut short. Thank you for taking part!',
      agreedInPart:
        '🤝 Those who were heard agree, but not everybody does or could be heard. Thank you for taking part!',
      stopped: 'The round table was stopped; what was said stays in the log.',
      notSelected: 'chosen by turn, since nobody could be picked by the message',
      emptyContribution: 'the contribution is empty',
      notThere: (names: string[], there: string[]) =>
        `/stance names ${names.join(', ')}, who is not at the table; at the table besides you are ${there.join(', ')}`,
      noMember: (id: string, there: string[]) => `${id} is not at the table; at the table are ${there.join(', ')}`,
      twice: (id: string) => `${id} is there twice`,
      count: (least: number, most: number) => `must name ${least === most ? least : `${least} to ${most}`} members`,
    },
    zh: {
      agendaDone: '🎊 议程已完成，感谢参与！',
      agendaCut: '🎊 议程到此结束，最后一轮未能完成，感谢参与！',
      agreedInPart: '🤝 发言者已达成共识，但并非所有人都同意，或有人未能发言。感谢参与！',
      stopped: '圆桌已停止，已有内容保留在日志中。',
      notSelected: '无法按消息挑选，按顺序发言',
      emptyContribution: '发言为空',
      notThere: (names: string[], there: string[]) =>
        `/stance 提到了不在场的 ${names.join('、')}；除你之外在场的有：${there.join('、')}`,
      noMember: (id: string, there: string[]) => `${id} 不在场；在场的有：${there.join('、')}`,
      twice: (id: string) => `${id} 出现了两次`,
      count: (least: number, most: number) => `必须选出 ${least === most ? least : `${least} 至 ${most}`} 位成员`,
    },
  })[language];
