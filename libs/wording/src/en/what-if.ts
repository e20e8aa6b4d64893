/** What is said of a channel under other rules of ending, wherever people read of it. */
export const whatIf = {
  would: {
    same: 'These rules would have ended it where it ended.',
    later: 'These rules would not have ended it where it ended: what would have come after that, no log knows.',
    not_yet: 'These rules would not have ended it so far.',
  },
  place: (version: number, position: number, round: number) =>
    `event ${version} (position ${position}) in round ${round}`,
  announced: (condition: string, measured: string, limit: string, place: string) =>
    `auto_exit is off, so these rules only warn: an end would have been announced (${condition}, ${measured} of ${limit}, after ${place}), and people would have been asked.`,
  turns: (then: number, finallyTurns: number, saved: number) =>
    `Turns: ${then} in the place of ${finallyTurns}, ${saved} saved.`,
  money: (then: string, finallyMoney: string, saved: string) =>
    `Money: ${then} in the place of ${finallyMoney}, ${saved} saved; what an ending costs is counted in neither.`,
  finalOne: 'What it had come to by then is what it came to.',
  anotherOne: 'What it had come to by then is not what it came to.',
  then: 'Then',
  finally: 'Finally',
  nothing: '(nothing)',
  doubts: (times: number) =>
    `${times}× these rules would have asked a neutral model, whose answer nobody knows: taken as “go on”.`,
};
