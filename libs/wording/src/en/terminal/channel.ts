import type { Terminal } from '../../terminal.js';
import { terms } from '../terms.js';

/** What the terminal says of a channel of any protocol, in the language of the channel or of --lang. */
export const channel = ({ command }: Terminal) => ({
  round: (round: number, max: number, last: boolean) =>
    `Round ${round}${max ? ` of ${max}` : ''}${last ? ' (the last)' : ''}`,
  waitsFor: (name: string) => `${name} is asked`,
  skipped: {
    timeout: 'no answer in time',
    turn_failed: 'no usable answer came',
    stopped: 'called off: it ends with what there is',
  },
  purpose: terms.purposeIs,
  keepUntil: terms.keepUntil,
  agentElsewhere: terms.agentElsewhere,
  cardChanged: (name: string, hash: string, channel: string, seat: string) =>
    `The agent of ${name} shows another card than it was taken with: it is absent until an operator agrees: ${command`agree-card ${channel} ${seat} ${hash}`}`,
  cardAgreed: terms.cardAgreed,
  wordsErased: terms.wordsErased,
  failed: (task: string, message: string) => `${task} failed: ${message}`,
  /** A success has a word of its protocol's. */
  status: {
    partial_consensus: 'PARTIAL CONSENSUS',
    rehearsed: 'REHEARSED',
    negotiation_timeout: terms.noAgreementHeading,
    failed: 'FAILED',
    stopped: 'STOPPED',
    completed: 'COMPLETED',
    no_agreement: terms.noAgreementHeading,
  },
  rounds: (count: number) => `after ${count} round${count === 1 ? '' : 's'}`,
  cost: (tokens: string, dollars: string) => `${tokens} · ${dollars}`,
  rehearsal: 'REHEARSAL: no language model takes part; everybody says what a script has for them, and nothing else.',
  rehearsalWithOthers:
    'REHEARSAL: no language model of Parley takes part. Seats that it plays say what a script has for them, and nothing else; people and agents elsewhere speak for themselves.',
  unscripted: (example: string) =>
    `There is no script for a text of your own: nobody here understands it, and nothing is agreed. To a model: set ANTHROPIC_API_KEY, or use a local one (${command`doctor`} says which are here). To see how it goes: ${example}`,
  rehearsed: terms.rehearsal,
  announced: (due: string) => `It ends at ${due} unless you type /continue or /extend.`,
  noSeatsOnNats: 'Nobody is let in over NATS here (NATS_SEATS_URL); over REST this is the key:',
  overridden: 'It goes on.',
  extended: (rounds: number, minutes: number) =>
    [rounds && `${rounds} more round${rounds === 1 ? '' : 's'}`, minutes && `${minutes} more minutes`]
      .filter(Boolean)
      .join(', '),
  autoExit: (on: boolean) =>
    on ? 'Conditions end it from now on.' : 'Conditions only warn from now on; people end it.',
  forked: (parent: string, version: number) =>
    `Forked: up to here it is a copy of ${parent}, up to version ${version}.`,
  /** Behind what a model said: nobody was asked for it. */
  taken: terms.takenFromParent,
  pace: { at_once: 'The rehearsal plays at once.', readable: 'The rehearsal plays as fast as people read.' },
  paused: (why: string, attempt: number, resumeAt: string, channel: string) =>
    `No model answers (${why}). Nothing is decided without it: it is asked again at ${resumeAt} (wait ${attempt}); ${command`continue ${channel}`} asks at once, ${command`stop ${channel}`} ends.`,
  /** It waits for somebody to mend something. */
  stopped: (why: string, endsAt: string, channel: string) =>
    `It stops here: ${why} Nothing is decided meanwhile and nobody asks again: ${command`continue ${channel}`} does, ${command`stop ${channel}`} ends it, and at ${endsAt} it ends as failed.`,
  /** A model's window holds less than was said. */
  leftOut: (model: string, tokens: number) =>
    `${model} cannot read all of it at once: from here on the oldest of the talk is left out of what it is asked (about ${tokens} tokens now). ${command`doctor`} says which setting makes its window larger.`,
  resumed: 'The model is asked again.',
  voteCalled: 'A vote on ending was called',
  choices: terms.choices,
  votePassed: 'it ends',
  voteLost: 'it goes on',
  noQuorum: 'too few took part, it goes on',
  facilitator: terms.moderator,
  /** After a name, while nothing is heard yet. */
  thinks: 'is thinking',
  /** Above what somebody says while it is said, and what it thinks. */
  speaks: (name: string) => `${name}:`,
  thinksAloud: terms.thinksAloud,
  /** In place of what was heard while it was said. */
  above: '↑ as said above',
  /** After a name, where what was heard does not hold. */
  withdrawn: 'takes back what was heard so far',
  /** What may be typed while it is shown. */
  invitation: 'What you type is said to it; /help says what else there is, [E] ends it.',
  typed: 'What you type is said to all who take part.',
  /** Commands that may be typed, each with what it does. */
  commands: {
    '/extend 2 rounds': 'more of it; /extend 10 minutes too',
    '/auto-exit on': 'conditions end it; /auto-exit off: they only warn',
    '/continue': 'it goes on where it is about to end, or waits for a model',
    '/vote [question]': 'everybody is asked whether to end',
    '/vote yes': 'your own vote, while one is open: yes ends it; /vote no, /vote abstain',
    '/write': 'your turn in your editor, where it has more parts than a line',
    '/end': 'ends it with a summary, as [E], exit and bye do',
    '/stop': terms.endsAtOnce,
  } as Record<string, string>,
  unknownCommand: (word: string, near: string | undefined) =>
    `there is no ${word} here${near ? `; did you mean ${near}?` : ''} /help says what there is`,
  /** When what was just said counts (D5). */
  applies: terms.applies,
});
