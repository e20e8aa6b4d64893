/** What an agent of others is shown of each way to deliberate: a name, and something to ask for. */
export const skills = {
  negotiation: {
    name: 'Negotiate',
    example:
      'We want to run a free meetup for 40 people in March. Settle who gives a talk, who hosts it and who welcomes the guests.',
  },
  roundTable: {
    name: 'Discuss and decide',
    example: 'Should our team of twelve move to a four-day week? Say who agrees and who does not, and why.',
  },
  workshop: {
    name: 'Plan',
    example: 'Our reading app should work offline. Make a plan: what is built, how it is tested, what is risky.',
  },
  team: {
    name: 'Work on a task',
    example: 'Compare three ways for our sports club to collect its fees, and hand over a report.',
  },
  interview: {
    name: 'Find out what is needed',
    example: 'Our club needs a calendar. Interview me, and write down what it has to do.',
  },
  guestTurn: {
    name: 'Take a seat for one turn',
    example: 'Here is what your seat at our table is told, and a data part with the form of its answer.',
  },
};
