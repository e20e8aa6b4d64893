import { readFileSync } from 'node:fs';
import { bodyOf, type FileKind } from '@parley/scenarios';
import { EXAMPLES as VOTES } from '../../apps/console/src/protocols/vote/examples.js';
import { meetup } from '../../apps/standalone/src/rest.fixtures.js';
import { smallTeam, tableWithPerson } from './console.fixtures.js';

/** Where a channel of each kind of file is opened. */
const FILES_AT = {
  negotiate: '/v1/channels',
  board: '/v1/round-tables',
  plan: '/v1/workshops',
  team: '/v1/teams',
  interview: '/v1/interviews',
} as const satisfies Partial<Record<FileKind, string>>;

/** The same, with what is written in no file. */
export const OPENED_AT = { ...FILES_AT, vote: '/v1/votes' } as const;

/** What is sent to open a channel of a file of examples/. What its user would type is left out. */
export function example(kind: keyof typeof FILES_AT, file: string): Record<string, unknown> {
  const { says: _typed, ...body } = bodyOf(kind, readFileSync(`examples/${file}.yaml`, 'utf8')) as Record<
    string,
    unknown
  >;
  return body;
}

export const DISSENTERS = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eva'];
const WHY = 'We would lose the only day on which we are all at home. ';

/** Five who disagree to the end of their agenda (issue 26.8). */
export const allDisagree = {
  topic: 'Should our bakery open on Sundays?',
  question: 'Should our bakery open on Sundays?',
  members: DISSENTERS.map((name) => ({
    name,
    script: [1, 2].map((turn) => ({
      turn,
      text: `${WHY.repeat(40)}That is what ${name} has to say.`,
      stance: { verdict: 'disagree', claim: `Closed on Sundays, says ${name}` },
    })),
  })),
  config: { rounds: 2 },
};

interface Opened {
  kind: keyof typeof OPENED_AT;
  body: object;
  /** Whose page it is, where it waits for somebody. */
  seat?: string;
}

/** As long as every screen takes, on whatever machine. */
const PATIENT = { turn_timeout_ms: 3_600_000 };

/** A negotiation that waits as long. */
export const patientMeetup = {
  ...meetup,
  config: { ...meetup.config, feedback_timeout_ms: 3_600_000, time_limit_ms: 7_200_000 },
};

/** A ranking that waits for a person; the other voter has a script. */
export const patientVote = {
  ...VOTES.en,
  members: [{ name: 'Ana', kind: 'person' }, VOTES.en.members[1]!],
  config: { ...VOTES.en.config, ...PATIENT },
};

/** One of each protocol that waits for a person. */
export const WAITING: Record<string, Opened> = {
  negotiation: { kind: 'negotiate', body: patientMeetup, seat: 'ana' },
  'round-table': {
    kind: 'board',
    body: { ...tableWithPerson, config: { ...tableWithPerson.config, ...PATIENT } },
    seat: 'vera',
  },
  workshop: { kind: 'plan', body: example('plan', 'workshop/offline-reading') },
  team: { kind: 'team', body: { ...smallTeam({ kind: 'person' }), config: PATIENT }, seat: 'priya' },
  interview: { kind: 'interview', body: { topic: 'A calendar for our club', user: { name: 'Mara' } } },
  vote: { kind: 'vote', body: patientVote, seat: 'ana' },
};

/** One of each protocol that ends, and one in which nobody agrees. */
export const ENDING: Record<string, Opened> = {
  negotiation: { kind: 'negotiate', body: example('negotiate', 'negotiation/meetup') },
  'round-table': { kind: 'board', body: example('board', 'round-table/four-days') },
  workshop: { kind: 'plan', body: example('plan', 'workshop/library-seats.zh') },
  team: { kind: 'team', body: example('team', 'team/club-payments') },
  interview: { kind: 'interview', body: example('interview', 'interview/club-calendar') },
  vote: { kind: 'vote', body: VOTES.en },
  disagree: { kind: 'board', body: allDisagree },
};
