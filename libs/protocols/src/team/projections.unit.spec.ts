import type { RecordedEvent, TeamOpened } from '@parley/contracts';
import { describe, expect, it } from 'vitest';
import { evolve } from './evolve.js';
import { debates, workspace } from './projections.js';
import { initialState, type TeamPhase, type TeamState } from './state.js';

const AT = '2026-01-01T12:00:00.000Z';

const event = (type: string, data: object, position = 42) =>
  ({ type, data, position, recorded_at: AT }) as unknown as RecordedEvent;

const phase = (phase_id: string, more: Partial<TeamPhase> = {}): TeamPhase => ({
  ...{ phase_id, title: phase_id.toUpperCase(), task: 'Do it.', expert: 'ana', depends_on: [] },
  ...{ phase_type: 'execution', status: 'waiting', ...more },
});
const debate = (phase_id: string, more: Partial<TeamPhase> = {}) =>
  phase(phase_id, {
    ...{ expert: '', phase_type: 'debate', debate: { topic: 'One or two?', participants: ['ana', 'bo'] } },
    ...more,
  });

const start = (...phases: TeamPhase[]): TeamState => ({
  ...initialState,
  opened: { lead: 'lea', config: { debate_rounds: 2 } } as TeamOpened,
  phases,
});

/** The rows that a projection has after these events, the latest of each key. */
function rowsAfter({ project }: typeof workspace, from: TeamState, ...events: RecordedEvent[]): object[] {
  const rows = new Map<string, object>();
  let state = from;
  for (const one of events) {
    state = evolve(state, one);
    for (const { key, data } of project(one, state)) rows.set(key, { key, ...data });
  }
  return [...rows.values()];
}

const completed = (phase_id: string, names: string[] = [], position = 42) => {
  const artefacts = names.map((name, index) => ({ name, content: `${phase_id} ${index}` }));
  const result = { summary: `${phase_id} is done.`, findings: [], decisions: [], open_points: [], artefacts };
  return event(
    'PhaseCompleted',
    { phase_id, request_id: 'r', participant_id: 'ana', result, submitted_at: AT },
    position,
  );
};
const RULING = { rationale: 'Cheaper.', follows: [], overrules: [], decision: 'adopt', conclusion: 'One.' };
const ruled = event('DebateRuled', { phase_id: 'which', ruling: RULING, minority: [], template: false });

describe('the workspace (D1)', () => {
  const versions = (...events: RecordedEvent[]) =>
    rowsAfter(workspace, start(phase('a'), phase('b')), ...events).map((row) => {
      const { key, content } = row as unknown as { key: string; content: unknown };
      return [key, content];
    });

  it('keeps each version of a text of one name, also within one result, and the result names its own', () => {
    expect(versions(completed('a', ['schema.sql']), completed('b', ['schema.sql', 'x', 'schema.sql']))).toMatchObject([
      ['phases/a', { summary: 'a is done.', artefacts: [{ key: 'artefacts/schema.sql', version: 1 }] }],
      ['artefacts/schema.sql', 'a 0'],
      ['phases/b', { artefacts: [{ version: 2 }, { key: 'artefacts/x', version: 1 }, { version: 3 }] }],
      ['artefacts/schema.sql', 'b 0'],
      ['artefacts/x', 'b 1'],
      ['artefacts/schema.sql', 'b 2'],
    ]);
  });

  it('has a row for each version, with who made it, when, and where it is in the log', () => {
    expect(rowsAfter(workspace, start(phase('a')), completed('a', ['x'], 7))).toMatchObject([
      { key: 'phases/a', kind: 'result', version: 1, title: 'A', participant_id: 'ana', at: AT, position: 7 },
      { key: 'artefacts/x', kind: 'artefact', version: 1, phase_id: 'a', position: 7 },
    ]);
    expect(workspace.project(completed('a', ['x']), evolve(start(phase('a')), completed('a', ['x'])))[1]!.key).toBe(
      'artefacts/x@1',
    );
  });

  it("has what a debate came to, as the lead's, and why none was needed", () => {
    expect(rowsAfter(workspace, start(debate('which')), ruled)).toMatchObject([
      {
        key: 'phases/which',
        kind: 'ruling',
        participant_id: 'lea',
        content: { topic: 'One or two?', conclusion: 'One.' },
      },
    ]);
    const waived = event('DebateWaived', { phase_id: 'which', cause: 'no_disagreement', reason: 'All say one.' });
    expect(rowsAfter(workspace, start(debate('which')), waived)).toMatchObject([
      { kind: 'waiver', content: { topic: 'One or two?', cause: 'no_disagreement', reason: 'All say one.' } },
    ]);
  });

  it('has nothing of a phase that failed', () => {
    const failed = event('PhaseFailed', { phase_id: 'a', code: 'timeout', message: 'late', attempts: 3 });
    expect(rowsAfter(workspace, start(phase('a')), failed)).toEqual([]);
  });
});

describe('debates (D3, D4)', () => {
  const argued = (round: number, participant_id: string, position: string) =>
    event('ArgumentMade', {
      ...{ phase_id: 'which', round, request_id: `${participant_id}-${round}`, participant_id, submitted_at: AT },
      argument: { argument: 'Because.', position, changed: false },
    });
  const began = (round: number) => event('DebateRoundStarted', { phase_id: 'which', round, blind: round === 1 });
  const opened = event('DebateOpened', {
    ...{ phase_id: 'which', topic: 'One or two?', point: 'Cost or isolation.', participants: ['ana', 'bo'] },
    ...{ max_rounds: 2, template: false },
  });
  const closed = event('DebateRoundClosed', {
    ...{ phase_id: 'which', round: 1, spoke: ['ana'], missed: ['bo'], stable: false },
    summary: { summary: 'Ana is for one.', open_points: ['Cost'] },
  });

  it('are one row each, which grows round by round up to the ruling', () => {
    const events = [opened, began(1), argued(1, 'ana', 'One.'), closed, began(2), argued(2, 'bo', 'Two.'), ruled];
    expect(rowsAfter(debates, start(debate('which')), ...events)).toEqual([
      {
        ...{ key: 'which', number: 1, phase_id: 'which', topic: 'One or two?', cause: 'planned', status: 'completed' },
        ...{ participants: ['ana', 'bo'], max_rounds: 2, point: 'Cost or isolation.', point_is_template: false },
        rounds: [
          {
            round: 1,
            arguments: [
              { participant_id: 'ana', request_id: 'ana-1', argument: 'Because.', position: 'One.', changed: false },
            ],
            ...{ spoke: ['ana'], missed: ['bo'], stable: false, summary: 'Ana is for one.', open_points: ['Cost'] },
          },
          {
            round: 2,
            arguments: [
              { participant_id: 'bo', request_id: 'bo-2', argument: 'Because.', position: 'Two.', changed: false },
            ],
          },
        ],
        ...{ ruling: RULING, ruling_is_template: false, minority: [] },
      },
    ]);
  });

  it('put in while it runs stand after the planned ones, with the statements that called for them', () => {
    const statements = [
      { phase_id: 'a', quote: 'One database.' },
      { phase_id: 'b', quote: 'Two databases.' },
    ];
    const { phase_type: _type, status: _status, ...planned } = debate('debate-1');
    const decided = event('DebateDecided', {
      ...{ cause: 'divergence', held: true, reason: 'They contradict.', phase_id: 'b', criterion: 'contradiction' },
      ...{ statements, debate: planned, before: ['c'] },
    });
    expect(rowsAfter(debates, start(debate('which'), phase('b')), decided)).toMatchObject([
      {
        ...{ number: 2, phase_id: 'debate-1', cause: 'divergence', status: 'waiting', rounds: [] },
        decided: { reason: 'They contradict.', criterion: 'contradiction', statements, phase_id: 'b', before: ['c'] },
      },
    ]);
  });

  it('that were not held say why', () => {
    const waived = event('DebateWaived', { phase_id: 'which', cause: 'planned', reason: 'Not needed.' });
    expect(rowsAfter(debates, start(debate('which')), waived)).toMatchObject([
      { status: 'completed', reason: 'Not needed.', rounds: [] },
    ]);
    const skipped = event('PhaseSkipped', { phase_id: 'which', cause: 'stopped', reason: 'Stopped.', because_of: [] });
    expect(rowsAfter(debates, start(debate('which')), skipped)).toMatchObject([
      { status: 'skipped', reason: 'Stopped.' },
    ]);
  });

  it('a planned one is there once the task is planned; a decision against one makes none', () => {
    const { status: _status, ...planned } = debate('which');
    const plan = {
      approach: 'A.',
      phases: [planned],
      review: { reason: '', topic: '', participants: [], wanted: false },
    };
    const decided = { cause: 'plan_review', held: false, reason: 'Small.', statements: [], before: [] };
    const events = [
      event('TaskPlanned', { request_id: 'r', participant_id: 'lea', plan }),
      event('DebateDecided', decided),
    ];
    expect(rowsAfter(debates, start(), ...events)).toMatchObject([{ phase_id: 'which', status: 'waiting' }]);
  });
});
