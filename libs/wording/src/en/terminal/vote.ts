import type { Terminal } from '../../terminal.js';
import { protocolTitles } from '../protocol-titles.js';
import { vote as voteTerms } from '../protocols/vote.js';
import { vote as voting } from '../vote.js';

/** What the terminal says of a blind vote. */
export const vote = ({ self }: Terminal) => ({
  ...voting,
  title: protocolTitles.vote,
  comma: voteTerms.comma,
  choices: voteTerms.choices,
  success: 'DECIDED',
  silence: 'absent, and for nothing',
  typing:
    'your choice, by words or number; "Lyon > Ghent" ranks, what follows a colon is your reason; abstain. Where several vote here, your name first: "Ana: Lyon"',
  hasVoted: 'has voted; sealed as',
  noVote: 'this channel is no blind vote; a vote on ending one is cast by ballot',
  consentChoices: 'consent | object | abstain',
  notListed: (text: string, known: string) => `${text} is none of: ${known}`,
  sealed: (name: string) => `the ballot of ${name} is sealed`,
  usage: () => `usage: ${self()} vote "question" --options "A, B" --people "Ana, Bo" --members "Hal (…)"`,
  nobody: 'nobody votes; ',
});
