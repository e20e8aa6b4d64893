/** What Parley itself says in a channel, in the channel's language. */
export const negotiation = {
  /** @param withdrew, assumed names, by commas; empty where nobody has */
  success: (withdrew: string, assumed: string) =>
    [
      withdrew ? `Everyone who stayed accepted; ${withdrew} withdrew.` : 'Everyone accepted.',
      ...(assumed ? [`Of these it is assumed, since they said nothing: ${assumed}.`] : []),
      'Thank you for taking part.',
    ].join(' '),
  partial: (hasOpenPoints: boolean) =>
    `A majority accepted${hasOpenPoints ? '; the open points are listed with the plan' : ', and not everybody'}.`,
  /** @param isEarly it was ended before its rounds were over */
  noMajority: (isEarly: boolean, stands: boolean) =>
    `${isEarly ? 'Ended before the rounds were over: no' : 'No'} round closed with a majority; ${stands ? 'the proposal that stands is a suggestion' : 'no proposal stands'}.`,
  failed: 'The demand cannot be met by this negotiation.',
  noProposal: 'The negotiation was ended before there was a proposal.',
  stopped: 'The negotiation was stopped; what was said stays in the log.',
  assumedRisk: (names: string) => `Assumed, not said: ${names}.`,
  /** @param asking how many ask for changes */
  partialRisk: (accepting: number, remaining: number, asking: number) =>
    `${accepting} of ${remaining} accepted${asking ? `; ${asking} still ask${asking === 1 ? 's' : ''} for changes` : ''}.`,
  absentRisk: (names: string) => `Not heard, since their model gave no answer: ${names}.`,
  /** Why the version that stands is a risk. */
  compromiseRisk: 'Nobody has been asked about this compromise.',
  nobodyAccepted: 'Nobody has accepted this version.',
  someAccepted: 'Some accepted this version; no round on it closed with a majority.',
  chosenRisk:
    'The participants chose it from what they had proposed: the facilitator has not held it against the demand.',
  noCompromise: 'No compromise could be written.',
  mostAccepted: 'This is the version with the most acceptances.',
  endedEarly: 'The negotiation was ended before its rounds were over.',
  roleRemoved: (name: string, role: string) => `${name} withdrew: ${role} removed`,
  /** Names in a row. */
  joined: (names: readonly string[]) => names.join(', '),
};
