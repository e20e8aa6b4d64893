/** What Parley itself says at a round table, in its language. */
export const roundTable = {
  agendaDone: '🎊 The agenda is done. Thank you for taking part!',
  agendaCut: '🎊 The agenda has come to its end; its last round was cut short. Thank you for taking part!',
  agreedInPart: '🤝 Those who were heard agree, but not everybody does or could be heard. Thank you for taking part!',
  stopped: 'The round table was stopped; what was said stays in the log.',
  notSelected: 'chosen by turn, since nobody could be picked by the message',
  emptyContribution: 'the contribution is empty',
  notThere: (names: string[], there: string[]) =>
    `/stance names ${names.join(', ')}, who is not at the table; at the table besides you are ${there.join(', ')}`,
  noMember: (id: string, there: string[]) => `${id} is not at the table; at the table are ${there.join(', ')}`,
  twice: (id: string) => `${id} is there twice`,
  count: (least: number, most: number) => `must name ${least === most ? least : `${least} to ${most}`} members`,
};
