import { genericAnswerer, type Answerer, type Rule } from '@parley/testing';

/** The smallest of each: one round, so that a bad day is over soon. */
export const openings = {
  board: [
    '/v1/round-tables',
    { question: 'Where do we meet?', members: [{ name: 'Ana' }, { name: 'Bo' }], config: { rounds: 1 } },
  ],
  negotiation: ['/v1/channels', { demand: { text: 'A meetup' }, candidates: [{ name: 'Ana' }, { name: 'Bo' }] }],
  workshop: [
    '/v1/workshops',
    {
      requirement: 'The app should work offline.',
      roles: [{ name: 'Planner', system_prompt: 'You plan.', focus: 'offline' }],
      config: { max_rounds: 1 },
    },
  ],
} satisfies Record<string, [path: string, body: object]>;

export const FOR_EACH = Object.entries(openings) as [string, [path: string, body: object]][];

const seat = (participant_id: string, core: boolean) => ({
  participant_id,
  role: 'Member',
  task: 'Take part',
  notes: '',
  core,
});
const SEATS = [seat('ana', true), seat('bo', false)];

/** What no schema says of an answer: who is there, and what is on the table. */
const RULES: [field: string, answer: Record<string, unknown>][] = [
  [
    'not_selected',
    { selected: SEATS.map(({ participant_id }) => ({ participant_id, reason: 'fits' })), possibly_related: [] },
  ],
  ['proposal', { proposal: { title: 'Meetup', summary: 'We meet.', terms: [], assignments: SEATS } }],
  ['feedback_type', { feedback_type: 'accept', proposed_changes: [] }],
  ['stance', { stance: { claim: 'At home', accepts: [], rejects: [], verdict: 'partly' } }],
  ['judgement', { judgement: { reason: 'It is enough.', sufficient: true, questions: [], issues: [] } }],
  [
    'entries',
    { entries: [{ text: 'Articles are kept for a week.', resolves: ['issue-1'], reason: 'It is what was asked.' }] },
  ],
];

/** A model that answers everything as it should. */
export const healthy: Answerer = genericAnswerer(
  ...RULES.map(([field, answer]): Rule => ({
    when: ({ schema }) => field in ((schema as { properties?: object }).properties ?? {}),
    answer: (_, generic) => ({ says: { ...generic, ...answer } }),
  })),
);
