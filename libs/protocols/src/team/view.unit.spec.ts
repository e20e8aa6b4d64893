import { describe, expect, it } from 'vitest';
import { turnFrom, type TeamState, type TeamWork } from './state.js';
import { argued, debate, done, teamOf4 } from './tasks/work.fixtures.js';
import { inboxItem } from './view.js';

/** The state in which a piece of work is asked of somebody, and what the inbox has of it. */
function inboxText(state: TeamState, participant_id: string, work: TeamWork, phase_id?: string, round = 0): string {
  const turn = turnFrom({
    ...{ request_id: 'asked', participant_id, participant_kind: 'person', cycle: 1, round, proposal_version: 0 },
    ...{ due_at: '2026-01-01T12:00:00.000Z', work, ...(phase_id !== undefined && { phase_id }) },
  });
  return inboxItem({ ...state, turns: [turn] }, { request_id: 'asked' }).told!;
}

describe('the inbox of a person tells what a model in that seat is told (D1, D3)', () => {
  const talk = { arguments: [argued('ana', 1), argued('bo', 1)] };
  const inDebate = (settings: object = {}) =>
    teamOf4([done('figures', 'cy'), debate(talk, { depends_on: ['figures'] })], { config: settings });

  it('to who argues: the point, the results, and the rounds before this one', () => {
    const first = inboxText(inDebate(), 'ana', 'argue', 'where', 1);
    for (const text of ['THE-TASK', 'summary of figures', 'THE-QUESTION', 'THE-POINT']) expect(first).toContain(text);
    expect(first).not.toContain('argument 1');
    expect(inboxText(inDebate(), 'ana', 'argue', 'where', 2)).toContain('argument 1 of &lt;bo&gt;');
  });

  it('to who argues unseen: no names', () => {
    expect(inboxText(inDebate({ anonymous_peers: true }), 'ana', 'argue', 'where', 2)).not.toContain('"BO"');
  });

  it('to the lead: everything that was handed over', () => {
    expect(inboxText(teamOf4([done('figures', 'cy')]), 'lea', 'synthesise')).toContain('summary of figures');
  });
});
