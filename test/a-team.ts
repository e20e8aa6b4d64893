import { firstBrokenLink, type RecordedEvent } from '@parley/contracts';
import { expect } from 'vitest';
import { post, type Api } from './processes.js';

const result = (summary: string) => ({ summary, findings: [], decisions: [], open_points: [], artefacts: [] });
const after = (phase_id: string, expert: string, depends_on: string[]) => ({
  ...{ phase_id, title: phase_id, task: `Do ${phase_id}.`, expert, depends_on },
});

/** Whoever wants the debate, and what it is called for that (D2 to D5). */
export const DEBATES = { plan: 'where', lead: 'debate-1', user: 'user-debate-1' } as const;
export type WantedBy = keyof typeof DEBATES;

const TASK = 'A guide that survives crashes';
const PLANNED = {
  ...after('where', '', ['figures']),
  phase_type: 'debate',
  debate: { topic: 'Where?', participants: ['bo', 'pia'] },
};
const FOUND = {
  ...{ reason: 'Where is left open.', criterion: 'options', topic: 'Where?', participants: ['bo', 'pia'] },
  statements: [
    { phase_id: 'figures', quote: 'Ten gigabytes.' },
    { phase_id: 'task', quote: TASK },
  ],
};

/** What the lead says; the person of the team says nothing by itself. */
const lead = (by: WantedBy) => [
  {
    work: 'plan',
    plan: {
      approach: 'Find out, argue, write.',
      phases: [
        after('figures', by === 'user' ? 'pia' : 'ana', []),
        ...(by === 'plan' ? [PLANNED] : []),
        after('guide', 'ana', [by === 'plan' ? 'where' : 'figures']),
      ],
      review: { reason: 'It is plain.', wanted: false },
    },
  },
  ...(by === 'lead' ? [{ work: 'assess', phase_id: 'figures', assessment: FOUND }] : []),
  { work: 'assess', assessment: { reason: 'Nothing clashes.', criterion: 'none' } },
  { work: 'open_debate', opening: { point: 'Both are cheap.', disagreement: true } },
  { work: 'sum_up', summary: { summary: 'They differ.', open_points: ['The price'] } },
  {
    work: 'rule',
    ruling: {
      ...{ rationale: 'It is known.', decision: 'adopt', conclusion: 'In the database.' },
      ...{ follows: [{ participant_id: 'bo', reason: 'It is cheaper.' }], overrules: [] },
    },
  },
  { work: 'synthesise', report: { answer: 'We know where.', decisions: [], open_points: [] } },
];

/** A team whose debate has a person in it, or whoever else is called Pia. */
export const teamOpening = (by: WantedBy, pia: object = { name: 'Pia', kind: 'person' }) => ({
  task: TASK,
  lead: 'lea',
  experts: [
    { name: 'Lea', script: lead(by) },
    { name: 'Ana', script: [{ work: 'execute', result: result('Ten gigabytes.') }] },
    { name: 'Bo', script: [{ work: 'argue', argument: { argument: 'It is known.', position: 'A database.' } }] },
    pia,
  ],
});

/** While the person is silent, the round of the debate is in its middle for as long as a test wants. */
export async function openTeam({ commands }: Api, by: WantedBy = 'plan'): Promise<string> {
  const body = { ...teamOpening(by), config: { turn_timeout_ms: 600_000 } };
  return (await post<{ channel_id: string }>(`${commands}/v1/teams`, body)).channel_id;
}

/** What the person argues, and what it finds out. */
export const ARGUED = { participant_id: 'pia', argument: 'Files are simple.', position: 'Files.' };
export const FOUND_OUT = { participant_id: 'pia', summary: 'Ten gigabytes.' };

export const argue = ({ commands }: Api, channel: string) =>
  post(`${commands}/v1/channels/${channel}/team/arguments`, ARGUED);

/** A user asks for a debate while the person works on its phase; it begins once that is done. */
export async function askForDebate({ commands }: Api, channel: string): Promise<void> {
  await post(`${commands}/v1/channels/${channel}/interventions`, { text: '/debate Where?' });
  await post(`${commands}/v1/channels/${channel}/team/results`, FOUND_OUT);
}

/** The phases may begin. */
export const isPlanned = (events: RecordedEvent[]) =>
  events.some(({ type, data }) => type === 'TurnRequested' && data.work === 'execute');

export const stop = ({ commands }: Api, channel: string) =>
  post(`${commands}/v1/channels/${channel}/interventions`, { text: '/stop' });

/** Bo has argued in this round: only the person is missing. */
export const isArguing = (round: number) => (events: RecordedEvent[]) =>
  events.some(({ type, data }) => type === 'ArgumentMade' && data.round === round && data.participant_id === 'bo');

/** Whatever was killed: nothing asked twice, no phase done twice, a report by the lead, and the chain unbroken. */
export function expectReported(
  events: RecordedEvent[],
  status: 'completed' | 'stopped',
  debate: string = DEBATES.plan,
): void {
  expect(firstBrokenLink(events)).toBeUndefined();
  const keys = (type: RecordedEvent['type'], ...fields: string[]) =>
    events.flatMap((event) =>
      event.type === type
        ? fields.map((field) => (event.data as unknown as Record<string, unknown>)[field]).join(' ')
        : [],
    );
  const once = {
    asked: keys('TurnRequested', 'work', 'phase_id', 'round', 'participant_id'),
    done: keys('PhaseCompleted', 'phase_id'),
    argued: keys('ArgumentMade', 'phase_id', 'round', 'participant_id'),
    summed: keys('DebateRoundClosed', 'phase_id', 'round'),
    ruled: keys('DebateRuled', 'phase_id'),
    stopped: keys('TeamStopping', 'reason'),
    reported: keys('TeamReported', 'template'),
  };
  for (const [what, all] of Object.entries(once))
    expect(new Set(all).size, `${what}: ${all.join(', ')}`).toBe(all.length);
  expect(once.ruled).toEqual([debate]);
  expect(once.reported).toEqual(['false']);
  expect(once.done).toEqual(status === 'stopped' ? ['figures'] : ['figures', 'guide']);
  expect(events.filter(({ type }) => type === 'TurnFailed')).toEqual([]);
  expect(events.at(-1)).toMatchObject({ type: 'ChannelClosed', data: { status } });
}
