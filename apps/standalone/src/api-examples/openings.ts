import type * as Api from '@parley/client';

/** How each protocol is opened, with people among those who take part: rehearsals of these play without a model. */
export const OPENINGS = {
  OpenChannelDto: {
    demand: {
      text: 'A meetup on event sourcing for fifty people, in May.',
      constraints: ['It is free for everybody.'],
    },
    candidates: [
      { name: 'Ana', kind: 'person', skills: ['venues'] },
      { name: 'Bo', persona: 'Gives talks, and likes them long.', skills: ['talks'] },
      { name: 'Cy', persona: 'Welcomes everybody at the door.' },
    ],
    config: { max_rounds: 3, feedback_timeout_ms: '1d' },
  } satisfies Api.OpenChannelDto,

  RoundTableOpeningDto: {
    question: 'Shall we work four days a week?',
    members: [
      { name: 'Ana', persona: 'Leads the workshop, and counts what is delivered.' },
      { name: 'Pia', kind: 'person' },
    ],
    config: { rounds: 3, turn_timeout_ms: '1d' },
    termination: { stop_when: [{ external_signal: { name: 'decided-elsewhere' } }] },
  } satisfies Api.RoundTableOpeningDto,

  OpenVoteDto: {
    question: 'Where do we move?',
    options: ['Lyon', 'Ghent', 'Turin'],
    members: [
      { name: 'Ana', kind: 'person' },
      { name: 'Hal', persona: 'Counts every euro.' },
    ],
    config: { rule: 'ranked', ties: 'lot', turn_timeout_ms: '1d' },
  } satisfies Api.OpenVoteDto,

  WorkshopOpeningDto: {
    requirement: 'The reading list can be read offline.',
    roles: [
      { name: 'Ana', kind: 'person', system_prompt: 'Speaks for the readers.', output_document: 'ana.json' },
      { name: 'Bo', kind: 'person', system_prompt: 'Builds the app.', output_document: 'bo.json' },
    ],
    config: { max_rounds: 1, turn_timeout_ms: '1d' },
  } satisfies Api.WorkshopOpeningDto,

  TeamOpeningDto: {
    task: 'Choose how tenants are stored, and describe the move.',
    lead: 'lea',
    experts: ['Lea', 'Ana', 'Bo'].map((name) => ({ name, kind: 'person' as const })),
    config: { turn_timeout_ms: '1d' },
  } satisfies Api.TeamOpeningDto,

  OpenInterviewDto: {
    topic: 'How our club plans its evenings',
    interviewer: { name: 'Ida', kind: 'person' },
    architect: { name: 'Arc', kind: 'external' },
  } satisfies Api.OpenInterviewDto,

  CastDto: { protocol: 'round-table', topic: 'Shall we work four days a week?' } satisfies Api.CastDto,
};
