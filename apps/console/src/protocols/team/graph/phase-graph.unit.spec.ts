import { describe, expect, it } from 'vitest';
import { log, recordedViews } from '../../../recorded.fixtures.js';
import type { ChannelOf } from '../../protocol.js';
import { layOut, pathThrough } from './lay-out.js';
import { graphOf, type PhaseGraph } from './phase-graph.js';

const GRAPHS = recordedViews('team-club-payments').map(({ channel, events }) => {
  const graph = graphOf((channel as ChannelOf<'team'>).phases, events);
  return { graph, typeAt: (position?: number) => events.find((event) => event.position === position)?.type };
});
const states = ({ nodes }: PhaseGraph) => nodes.map(({ id, status }) => `${id} ${status}`);
const lines = ({ edges }: PhaseGraph) =>
  edges.map(({ from, to, isInserted }) => `${from} ${isInserted ? '⇢' : '→'} ${to}`);

type Phase = ChannelOf<'team'>['phases'][number];
const phase = (phase_id: string, more: Partial<Phase> = {}): Phase => ({
  ...{ phase_id, title: `The ${phase_id}`, task: '', expert: 'omar', depends_on: [] },
  ...{ phase_type: 'execution', status: 'waiting' },
  ...more,
});

describe('a recorded team (D1, D4)', () => {
  const [quarter, half, , end] = GRAPHS;

  it('shows what is done and what waits, and what each waits for', () => {
    expect(states(quarter!.graph)).toEqual([
      'rules completed',
      'treasury completed',
      'checkout waiting',
      'rollout waiting',
    ]);
    expect(lines(quarter!.graph)).toEqual(['rules → checkout', 'treasury → checkout', 'checkout → rollout']);
  });

  it('a debate that is put in stands between what clashes and what waits for its ruling', () => {
    expect(states(half!.graph).slice(2)).toEqual(['checkout completed', 'rollout waiting', 'debate-1 running']);
    expect(lines(half!.graph)).toEqual([
      'rules → checkout',
      'treasury → checkout',
      'checkout → rollout',
      'debate-1 ⇢ rollout',
      'rules ⇢ debate-1',
      'checkout ⇢ debate-1',
    ]);
    expect(half!.graph.nodes.at(-1)).toMatchObject({
      isDebate: true,
      title: "A payment form of our own, or the provider's page?",
      who: ['omar', 'sven', 'priya'],
      inserted: 'divergence',
      round: 1,
    });
  });

  it('a ruling says what holds, and who does not share it', () => {
    const { outcome, ruling } = end!.graph.nodes.at(-1)!;
    expect(ruling).toEqual({ decision: 'adopt', minority: ['priya'] });
    expect(outcome).toMatch(/^Members pay on the provider's page;/u);
  });

  it('each leads to the event that says how it stands', () => {
    const types = ({ graph, typeAt }: (typeof GRAPHS)[number]) => graph.nodes.map(({ position }) => typeAt(position));
    expect(types(quarter!)).toEqual(['PhaseCompleted', 'PhaseCompleted', 'TaskPlanned', 'TaskPlanned']);
    expect(types(half!).at(-1)).toBe('DebateRoundStarted');
    expect(types(end!)).toEqual([...Array.from({ length: 4 }, () => 'PhaseCompleted'), 'DebateRuled']);
  });

  it('is laid out downwards: nothing overlaps, and every line runs from its phase down to the one that waits', () => {
    const { nodes, edges, width, height } = layOut(end!.graph);
    const of = (id: string) => nodes.find(({ node }) => node.id === id)!;
    expect(nodes.map(({ node }) => node.id).slice(2)).toEqual(['checkout', 'debate-1', 'rollout']);
    for (const { edge, points } of edges) {
      expect(of(edge.from).y + of(edge.from).height).toBeLessThan(of(edge.to).y);
      expect(points[0]!.y).toBeCloseTo(of(edge.from).y + of(edge.from).height);
      expect(points.at(-1)!.y).toBeCloseTo(of(edge.to).y);
      expect(Math.max(...points.map(({ x }) => x))).toBeLessThan(width);
    }
    const [first, second] = [of('rules'), of('treasury')];
    expect(Math.abs(first.x - second.x)).toBeGreaterThan(first.width);
    expect(Math.max(...nodes.map((node) => node.y + node.height))).toBeLessThan(height);
  });
});

it('a phase without a result says why, and what waited for it leads to its being skipped', () => {
  const phases = [
    phase('survey', { status: 'failed', reason: 'timeout: no answer' }),
    phase('plan', { status: 'skipped', reason: 'waited for survey', depends_on: ['survey'] }),
  ];
  const events = log(
    ['TaskPlanned', { plan: { phases } }],
    ['TurnRequested', { phase_id: 'survey', work: 'execute' }],
    ['PhaseFailed', { phase_id: 'survey' }],
    ['PhaseSkipped', { phase_id: 'plan' }],
  );
  expect(graphOf(phases, events).nodes).toMatchObject([
    { status: 'failed', outcome: 'timeout: no answer', position: 3 },
    { status: 'skipped', outcome: 'waited for survey', position: 4 },
  ]);
  expect(graphOf(phases, events.slice(0, 2)).nodes.map(({ position }) => position)).toEqual([2, 1]);
});

it('a debate that was planned and not needed is no dashed one, and has no ruling', () => {
  const waived = phase('debate-0', { phase_type: 'debate', status: 'completed', reason: 'All agree.' });
  const { nodes, edges } = graphOf(
    [waived, phase('plan', { depends_on: ['debate-0'] })],
    log(['DebateWaived', { phase_id: 'debate-0' }]),
  );
  expect(nodes[0]).toEqual({
    ...{ id: 'debate-0', isDebate: true, title: 'The debate-0', status: 'completed' },
    ...{ who: [], outcome: 'All agree.', position: 1 },
  });
  expect(nodes[1]).not.toHaveProperty('position');
  expect(edges).toEqual([{ from: 'debate-0', to: 'plan', isInserted: false }]);
});

it('a line goes through its points and is rounded at them', () => {
  const points = [0, 10, 20].map((y) => ({ x: y === 10 ? 4 : 0, y }));
  expect(pathThrough(points)).toBe('M 0 0 Q 4 10 2 15 L 0 20');
});
