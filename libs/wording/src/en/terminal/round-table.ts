import type { Terminal } from '../../terminal.js';
import { terms } from '../terms.js';
import { roundTable as roundTableTerms } from '../round-table.js';

/** What the terminal says of a round table. */
export const roundTable = ({ self }: Terminal) => ({
  table: roundTableTerms.title,
  success: 'AGREEMENT',
  verdicts: terms.verdicts,
  rejects: 'rejects',
  summary: terms.moderator,
  closingSummary: terms.closingSummary,
  open: terms.open,
  judgedAgreed: 'Judged to agree.',
  judgedApart: 'Judged not to agree.',
  listening: 'Your turn: say something, /vote, /extend 2 rounds, or [E] to end; /help says what else.',
  /** What silence comes to at the deadline. */
  silence: 'passed over in this round',
  /** How a turn is typed. */
  typing: 'what you say; agree: … or disagree: … says where you stand',
  /** What may be typed at a party besides. */
  commands: { '/plan REQUIREMENT': 'holds a planning workshop meanwhile' } as Record<string, string>,
  hasSpoken: (name: string) => `${name} has spoken`,
  usage: () => `usage: ${self()} board "topic" | -f board.yaml`,
  topicOrFile: 'give a topic or a file; ',
  emptyTopic: 'the topic is empty; ',
  tableOrFile: 'give --table or a file; ',
  noTable: (id: string, known: string) => `no table is called ${id}. There are: ${known}`,
  nothingForTable: (id: string) =>
    `say what it is about: ${self()} ${id === 'redteam' ? 'redteam DOCUMENT' : `board --table ${id} "…"`}`,
  tableHead: ['name', 'calls', 'what it does'] as [string, string, string],
});
