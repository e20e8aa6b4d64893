import { offlineMode } from '../../apps/standalone/src/workshop.fixtures.js';
import { DEBATES, teamOpening, type WantedBy } from '../a-team.js';
import type { Chance } from './chance.js';
import type { Sent } from './client.js';

type Opening = Omit<Sent, 'key'>;

/** A channel that ends within its own limits whoever is silent. */
export function openingOf(chance: Chance): Opening {
  const kind = chance.pick(Object.keys(OPENINGS) as (keyof typeof OPENINGS)[]);
  return { what: `open ${kind}`, ...OPENINGS[kind](chance) };
}

/** Longer than any run: what ends by then has ended because everybody did what was asked, in milliseconds. */
const PATIENT_MS = 3_600_000;

/** Only their workers can bring it to its end: nobody's time is up before. */
export const OF_AGENTS_ALONE: Opening = {
  what: 'open the last board',
  path: '/v1/round-tables',
  body: {
    question: 'Where?',
    members: [{ name: 'Ana' }, { name: 'Bo' }],
    config: { rounds: 1, turn_timeout_ms: PATIENT_MS },
  },
};

/** The third participant, how long each may be silent, and how long it may take, in milliseconds. */
interface Company {
  third: object;
  silence_ms: number;
  waits: object;
  termination: object;
  most_ms: number;
}

/** Agents alone, for whom nobody's silence speaks: not one of their answers may be lost. */
const agentsAlone = (): Company => ({
  third: { name: 'Pia' },
  silence_ms: PATIENT_MS,
  waits: {},
  termination: { auto_exit: true },
  most_ms: PATIENT_MS,
});

/** With a person, who may be silent several times in the shortest run. */
function withPerson(chance: Chance): Company {
  const most_ms = chance.between(10_000, 20_000);
  return {
    third: { name: 'Pia', kind: 'person' },
    silence_ms: chance.between(1_000, 4_000),
    // No model is waited for longer than a channel of this run may take.
    waits: { facilitation_timeout_ms: 10_000, model_wait_limit_ms: 15_000 },
    termination: { auto_exit: true, stop_when: [{ time_limit: { max_ms: most_ms } }] },
    most_ms,
  };
}

const company = (chance: Chance): Company => (chance.next() < 0.4 ? agentsAlone() : withPerson(chance));

const OPENINGS = {
  negotiation(chance: Chance) {
    const { third, silence_ms, waits, most_ms } = company(chance);
    return {
      path: '/v1/channels',
      body: {
        demand: { text: 'A meetup that survives crashes' },
        candidates: [{ name: 'Ana' }, { name: 'Bo', script: [wants45(chance.between(1, 2))] }, third, { name: 'Dee' }],
        facilitator_script: { selected: ['ana', 'bo', 'pia'], possibly_related: ['dee'] },
        config: {
          ...waits,
          max_rounds: chance.between(1, 3),
          feedback_timeout_ms: silence_ms,
          timeout_policy: chance.pick(['accept', 'withdraw', 'remind']),
          time_limit_ms: most_ms,
        },
      },
    };
  },
  board(chance: Chance) {
    const { third, silence_ms, waits, termination } = company(chance);
    const config = { ...waits, speaking: chance.pick(['parallel', 'in_turn']), turn_timeout_ms: silence_ms };
    return { path: '/v1/round-tables', body: { question: 'Where?', members: [...TWO, third], config, termination } };
  },
  /** It has no end of its own: only its time limit ends it. */
  party(chance: Chance) {
    const { third, silence_ms, waits, termination } = withPerson(chance);
    const config = { ...waits, turn_timeout_ms: silence_ms };
    return { path: '/v1/round-tables', body: { mode: 'party', members: [...TWO, third], config, termination } };
  },
  workshop(chance: Chance) {
    const { silence_ms, waits, termination } = company(chance);
    const config = { ...waits, max_rounds: chance.between(1, 3), turn_timeout_ms: silence_ms };
    return { path: '/v1/workshops', body: { ...offlineMode, config, termination } };
  },
  team(chance: Chance) {
    const { third, silence_ms, waits, termination } = company(chance);
    const opening = teamOpening(chance.pick(Object.keys(DEBATES) as WantedBy[]), third);
    return { path: '/v1/teams', body: { ...opening, config: { ...waits, turn_timeout_ms: silence_ms }, termination } };
  },
  interview(chance: Chance) {
    const { waits, silence_ms } = withPerson(chance);
    const times = { background_timeout_ms: 5_000, user_timeout_ms: 3 * silence_ms };
    const config = { ...waits, ...times, max_turns: chance.between(1, 5) };
    return { path: '/v1/interviews', body: { topic: 'A calendar that survives crashes', config } };
  },
} satisfies Record<string, (chance: Chance) => Omit<Opening, 'what'>>;

const TWO = [{ name: 'Ana' }, { name: 'Bo' }];

const wants45 = (round: number) => ({
  round,
  feedback: 'negotiate',
  changes: [{ field: 'length', new_value: '45', reason: 'demo' }],
});
