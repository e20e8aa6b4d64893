import type { CastMember } from '@parley/client';

/** Somebody who is named as taking part, or was chosen. */
export interface Member {
  name: string;
  persona?: string;
  thinking_style?: string;
  speaking_style?: string;
  expertise?: string[];
  kind?: 'hosted' | 'person' | 'external' | 'a2a';
  /** Where the agent of a seat of kind a2a is. */
  url?: string;
}

/** How a protocol is opened over REST by a text and whoever takes part. */
export interface Opening {
  /** What it is good for, as an assistant is told. */
  what: string;
  path: string;
  /** What the text is to it. */
  text(text: string): object;
  /** Whoever takes part; a protocol whose seats are given has none. */
  seats?: { field: string; of(member: Member | CastMember): object };
  /** The field of its configuration that bounds rounds. */
  rounds?: string;
  /** What has it wait for people as long as assistants need. */
  patience: object;
  /** Agents can be chosen for the text. */
  casts: boolean;
}

/** How long a turn waits for a person, and the whole, in milliseconds: an assistant asks when its user comes by. */
const TURN_MS = 3_600_000;
const WHOLE_MS = 7 * 86_400_000;

const PATIENT_TURNS = {
  config: { turn_timeout_ms: TURN_MS },
  termination: { stop_when: [{ time_limit: { max_ms: WHOLE_MS } }] },
};

const asIs = (member: Member | CastMember): object => member;

export const OPENINGS = {
  negotiation: {
    what: 'people and agents settle a demand: who does what, on which terms',
    path: 'channels',
    text: (text) => ({ demand: { text } }),
    seats: {
      field: 'candidates',
      of: ({ expertise, ...one }) => ({ ...one, ...(expertise && { skills: expertise }) }),
    },
    rounds: 'max_rounds',
    patience: { config: { feedback_timeout_ms: TURN_MS, timeout_policy: 'remind', time_limit_ms: WHOLE_MS } },
    casts: true,
  },
  'round-table': {
    what: 'a board discusses a question and says who agrees',
    path: 'round-tables',
    text: (question) => ({ question }),
    seats: { field: 'members', of: asIs },
    rounds: 'rounds',
    patience: PATIENT_TURNS,
    casts: true,
  },
  workshop: {
    what: 'roles make a plan of a requirement, and ask you where it is not clear',
    path: 'workshops',
    text: (requirement) => ({ requirement }),
    seats: { field: 'roles', of: roleOf },
    rounds: 'max_rounds',
    patience: PATIENT_TURNS,
    casts: true,
  },
  team: {
    what: 'experts divide a task, work, debate and hand over a report',
    path: 'teams',
    text: (task) => ({ task }),
    seats: { field: 'experts', of: asIs },
    patience: PATIENT_TURNS,
    casts: false,
  },
  vote: {
    what: 'a blind vote: ballots are sealed and revealed at once; give `more` {"options": ["A", "B"], "config": {"rule": "plurality, approval, ranked or consent"}}',
    path: 'votes',
    text: (question) => ({ question }),
    seats: { field: 'members', of: asIs },
    patience: { config: { turn_timeout_ms: TURN_MS } },
    casts: false,
  },
  interview: {
    what: 'an interviewer finds out what you need, an architect writes it down',
    path: 'interviews',
    text: (topic) => ({ topic }),
    patience: {},
    casts: false,
  },
} satisfies Record<string, Opening>;

/** As a workshop instructs them; one of whom nothing is said is a default role by its name, a person never. */
function roleOf({ name, persona, thinking_style, speaking_style, expertise, ...rest }: Member): object {
  const said = [persona, thinking_style, speaking_style].filter(Boolean).join('\n');
  const prompt = said || (rest.kind === 'person' ? name : '');
  return {
    ...{ name, ...rest },
    ...(prompt && { system_prompt: prompt }),
    ...(expertise?.length && { focus: expertise.join(', ') }),
  };
}
