/** What the terminal says of what waits for people. */
export const waiting = {
  user: 'you',
  waitsFor: (who: string) => `waits for ${who}`,
  left: (time: string) => `${time} left`,
  noDeadline: 'no time runs out',
  then: (what: string) => `then: ${what}`,
  ballotSilence: 'an abstention',
  here: (how: string) => `here: ${how}`,
  named: (name: string) => `begin with "${name}:"`,
  elsewhere: (how: string) => `from another terminal: ${how}`,
  ballot: '/vote yes | no | abstain (yes ends it)',
  question: 'your answer; /skip leaves it to the role',
  /** What was said for somebody who is not asked yet. */
  kept: (name: string) => `kept until ${name} is asked`,
  nobodyAsked: (name: string) => `${name} was not asked any more: nothing was sent`,
  /** Said to what was meant as an answer and is none (R2). */
  unread: (text: string) =>
    `"${text}" cannot be read as an answer: nothing was sent. Begin with "all:" to say it to all.`,
};
