/** What is said around channels of a protocol that the console does not know. */
export const any = {
  unknown: (protocol: string) =>
    `This console does not know the protocol ${protocol}: what happens is shown as it is recorded.`,
  seats: 'Who is there',
  waitsFor: 'is asked',
  answerAs: (round: number, name: string) => `Round ${round}: ${name} is asked`,
  due: (time: string) => `Until ${time}; what silence means the protocol says.`,
  send: 'Send the answer',
  sendKeys: 'Ctrl+Enter sends it',
  json: (name: string) => `${name} (JSON)`,
  noJson: (reason: string) => `This is no JSON: ${reason}`,
  ended: (outcome: string) => `Ended: ${outcome}`,
  reason: 'Reason',
  kind: {
    hosted: 'an agent',
    person: 'a person',
    external: 'an agent elsewhere',
    a2a: 'an agent elsewhere (A2A)',
  },
};
