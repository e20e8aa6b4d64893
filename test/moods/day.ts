import { genericAnswerer, type Answerer, type SimulatedAnswer, type SimulatedRequest } from '@parley/testing';
import { analysis, workOf } from '../../apps/standalone/src/interview-model.fixtures.js';

/** A request, with whose turn it is: a seat's name, or nobody's for the facilitator's, the coach's and the Judge's. */
export interface Asked extends SimulatedRequest {
  who: string;
}

export type Fields = Record<string, unknown>;

/** What a mood makes of the answer that would be right; nothing where it leaves that as it is. */
export type Mood = (asked: Asked, usual: Fields, nth: number) => SimulatedAnswer | undefined;

const WHO = /^## (?:You are|你是)\s*(.+)$/gmu;

const whoIn = ({ talk }: SimulatedRequest): string => [...talk.matchAll(WHO)].at(-1)?.[1]?.trim() ?? '';

export const has = ({ schema }: SimulatedRequest, field: string): boolean =>
  field in ((schema as { properties?: object }).properties ?? {});

/** What no schema says of an answer: who is there, and what is on the table. */
const USUAL: readonly [field: string, answer: (asked: Asked) => Fields][] = [
  [
    'not_selected',
    () => ({ selected: SEATS.map((id) => ({ participant_id: id, reason: 'fits' })), possibly_related: [] }),
  ],
  [
    'changes_made',
    ({ talk }) => ({
      ...changesTo(requestsIn(talk), talk.includes('Monday')),
      should_continue: true,
      proposal: {
        title: 'Meetup',
        summary: 'We meet on Friday evening.',
        terms: [{ field: 'day', value: talk.includes('Monday') ? 'Friday evening' : 'Friday' }],
        assignments: ASSIGNED,
      },
    }),
  ],
  [
    'proposal',
    () => ({ proposal: { title: 'Meetup', summary: 'We meet on Friday.', terms: TERMS, assignments: ASSIGNED } }),
  ],
  ['feedback_type', () => ({ feedback_type: 'accept', proposed_changes: [], reasoning: 'That works for me.' })],
  [
    'stance',
    () => ({ text: 'Friday it is.', stance: { claim: 'On Friday', accepts: [], rejects: [], verdict: 'agree' } }),
  ],
  ['agreed', () => ({ reason: 'All of those who spoke say Friday.', agreed: true })],
  [
    'judgement',
    () => ({
      judgement: {
        reason: 'It is enough.',
        sufficient: true,
        questions: [],
        issues: ['Which data must be there offline?'],
      },
    }),
  ],
  ['entry_stances', (asked) => (has(asked, 'entries') ? speech(asked) : { entry_stances: [] })],
  ['satisfied', () => ({ satisfied: true, question: '', entries: [], new_issues: [] })],
  [
    'phases',
    () => ({
      approach: 'Two can work at once.',
      phases: PHASES,
      review: { wanted: false, reason: 'Two phases only.', topic: '', participants: [] },
    }),
  ],
  [
    'criterion',
    () => ({ reason: 'They say the same.', statements: [], criterion: 'none', topic: '', participants: [] }),
  ],
  [
    'artefacts',
    ({ who }) => ({
      summary: `${who} finds that the shed is dry.`,
      findings: [],
      decisions: [],
      open_points: [],
      artefacts: [],
      calls: [],
    }),
  ],
  ['position', ({ who }) => ({ argument: `${who} has a reason.`, position: 'Wood it is.', changed: false })],
  ['disagreement', () => ({ point: 'Wood or steel?', disagreement: true })],
  [
    'overrules',
    () => ({
      decision: 'adopt',
      conclusion: 'Wood it is.',
      rationale: 'It is cheaper.',
      follows: [{ participant_id: 'bo', reason: 'It costs less.' }],
      overrules: [],
    }),
  ],
  [
    'oversight',
    () => ({
      oversight: { reason: 'It is borne out.', turns: [1], approves: true, corrects: false, notice: 'Go on.' },
    }),
  ],
  ['analysis', (asked) => (workOf(asked) === 'analyse' ? { analysis: analysis(asked, true) } : {})],
];

const SEATS = ['ana', 'bo', 'cy'];
const TERMS = [{ field: 'day', value: 'Friday' }];
const ASSIGNED = SEATS.map((participant_id) => ({
  ...{ participant_id, role: 'Member', task: 'Take part', notes: '', core: participant_id === 'ana' },
}));
const PHASES = [
  ...['bo', 'cy'].map((expert) => ({
    ...{
      phase_id: `by-${expert}`,
      title: `Look by ${expert}`,
      task: 'Look.',
      expert,
      depends_on: [],
      phase_type: 'execution',
    },
  })),
  {
    ...{
      phase_id: 'wood',
      title: 'Wood or steel',
      task: 'Settle it.',
      expert: '',
      depends_on: ['by-bo'],
      phase_type: 'debate',
    },
    debate: { topic: 'Wood or steel?', participants: ['bo', 'cy'], max_rounds: 1 },
  },
];

/** The day goes half of the way; anything else is declined. */
const changesTo = (requests: string[], isDay: boolean): Fields => ({
  changes_made: isDay ? requests.map((request) => ({ request, change: 'It is in the evening.', partly: true })) : [],
  changes_rejected: isDay ? [] : requests.map((request) => ({ request, reason: 'Nobody knows what that is.' })),
});

/** Ids of the changes that are asked for. */
const requestsIn = (talk: string): string[] => [...new Set(talk.match(/(?<=")(?:ana|bo|cy)\.\d+\.\d+\.\d+(?=")/gu))];

/** The first to speak proposes what settles the issue; the others agree. */
function speech({ who }: Asked): Fields {
  const entries = [
    { text: 'Articles are kept for a week.', resolves: ['issue-1'], reason: 'It is what was asked.', rivals: [] },
  ];
  const empty = { calls: [], advice: '', comments: [], questions: [], new_issues: [], reopens: [], sources: [] };
  const stances = [{ issue_id: 'issue-1', stance: 'agree', statement: 'A week.', reason: 'It fits.' }];
  return {
    ...empty,
    analysis: `${who}: a week is enough.`,
    stances,
    entry_stances: [],
    entries: who === 'Ana' ? entries : [],
  };
}

/** A model in a mood; what the mood does not touch is answered as it should be. */
export function inMood(mood: Mood): Answerer {
  let nth = 0;
  return async (request) => {
    const asked: Asked = { ...request, who: whoIn(request) };
    const { says } = await genericAnswerer()(request);
    const own = USUAL.find(([field]) => has(asked, field))?.[1](asked);
    const usual = { ...(says as Fields), ...own };
    nth += 1;
    return mood(asked, usual, nth) ?? { says: usual };
  };
}
