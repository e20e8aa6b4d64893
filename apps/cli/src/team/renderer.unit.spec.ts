import type { RecordedEvent } from '@parley/contracts';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Renderer } from '../render/renderer.js';
import { teamRenderer } from './renderer.js';

const seat = (participant_id: string) => ({
  ...{ participant_id, name: participant_id.toUpperCase(), kind: 'hosted', persona: '', script: [] },
  expertise: [`what ${participant_id} knows`],
});

const teamOpened = (more: object = {}) => ({
  type: 'TeamOpened',
  data: {
    ...{ topic: 'Fees', task: 'Plan the fees.', language: 'en', lead: 'lena', rehearsal: false, config: {} },
    experts: ['lena', 'omar', 'sven'].map(seat),
    ...more,
  },
});

/** What the terminal shows of these events in a channel that is open. */
function textOf(events: object[], more: object = {}): string {
  const renderer = new Renderer(teamRenderer, { width: 100 });
  const texts = [teamOpened(more), ...events].map((event) => renderer.render(event as RecordedEvent) ?? '');
  return stripVTControlCharacters(texts.slice(1).join('\n'));
}

const event = (type: string, data: object) => ({ type, data });

const plan = event('TaskPlanned', {
  ...{ request_id: 'plan', participant_id: 'lena' },
  plan: {
    approach: 'First the rules.',
    phases: [
      { phase_id: 'rules', title: 'Rules', task: 't', expert: 'sven', depends_on: [] },
      {
        ...{ phase_id: 'clash', title: 'Form', task: 't', expert: '', depends_on: ['rules'], phase_type: 'debate' },
        debate: { topic: 'Form or page?', participants: ['omar', 'sven'] },
      },
      { phase_id: 'steps', title: 'Steps', task: 't', expert: 'omar', depends_on: ['rules', 'clash'] },
    ],
  },
});

const decided = (more: object) =>
  event('DebateDecided', {
    ...{ cause: 'divergence', held: false, reason: 'Nothing clashes.', statements: [], before: [], phase_id: 'rules' },
    ...more,
  });

const statements = [
  { phase_id: 'task', quote: 'At most 2 %.' },
  { phase_id: 'rules', quote: 'It costs 3 %.' },
];

const argument = (more: object = {}) =>
  event('ArgumentMade', {
    ...{ phase_id: 'debate-1', round: 2, request_id: 'r', participant_id: 'omar', submitted_at: '' },
    argument: { argument: 'My sum says no.', position: 'The page.', changed: false, ...more },
  });

const ruled = (more: object = {}) =>
  event('DebateRuled', {
    phase_id: 'debate-1',
    ruling: {
      ...{ rationale: 'The audit costs more.', decision: 'adopt', conclusion: 'Pay on the page.' },
      follows: [{ participant_id: 'sven', reason: 'He is right.' }],
      overrules: [],
    },
    minority: [{ participant_id: 'omar', position: 'A form.', argument: 'Cheaper.', request_ids: ['r'] }],
    template: false,
    ...more,
  });

const reported = (more: object = {}) =>
  event('TeamReported', {
    ...{ report: { answer: '## Fees\nPay online.', decisions: ['The page.'], open_points: ['Who answers?'] } },
    ...{ missing: [], template: false, ...more },
  });

describe('a team on the terminal (D6)', () => {
  it('shows who is in it, the lead marked', () => {
    const renderer = new Renderer(teamRenderer, { width: 100 });
    const text = stripVTControlCharacters(renderer.render(teamOpened() as unknown as RecordedEvent) ?? '');
    expect(text).toContain('Plan the fees.');
    expect(text).toContain('★ LENA (lead)');
    expect(text).toContain('● OMAR · what omar knows');
  });

  it('shows the plan as a list: who, after what, and debates with those who argue', () => {
    const text = textOf([plan]);
    expect(text).toContain('1. Rules (rules) · SVEN\n');
    expect(text).toContain('2. Form (clash) · ⚔ Debate, among OMAR, SVEN · after rules');
    expect(text).toContain('3. Steps (steps) · OMAR · after rules, clash');
  });

  it('shows what the debate on the plan changed in it, a reason each, and the plan that is carried out (D4)', () => {
    const rules = { phase_id: 'rules', title: 'Rules', task: 't', expert: 'sven', depends_on: [] };
    const changes = [{ change: 'drop', phase_id: 'steps', reason: 'Nobody needs them.' }];
    const revised = (revision: object, more: object = {}) =>
      event('PlanRevised', {
        ...{ phase_id: 'plan-review', participant_id: 'lena', revision, phases: [rules], template: false },
        ...more,
      });
    const changed = textOf([revised({ reason: 'As concluded.', changes })]);
    expect(changed).toContain('As concluded.');
    expect(changed).toContain('− steps dropped · Nobody needs them.');
    expect(changed).toContain('1. Rules (rules) · SVEN');
    const kept = textOf([revised({ reason: 'No answer.', changes: [] }, { template: true })]);
    expect(kept).toContain('template: the model gave nothing');
    expect(kept).toContain('The plan stands as it was.');
  });

  it('says which phase begins, and nothing of the turns of a lead that is a model', () => {
    const turn = { participant_id: 'sven', participant_kind: 'hosted', work: 'execute', phase_id: 'rules' };
    expect(textOf([event('TurnRequested', turn)])).toBe('  ▷ SVEN (AI) begins rules');
    expect(textOf([event('TurnRequested', { ...turn, work: 'assess' })])).toBe('');
    expect(textOf([event('TurnRequested', { ...turn, participant_kind: 'person' })])).toContain('SVEN is asked');
  });

  it.each([
    [
      'en',
      '  ⌕ SVEN looks up knowledge__search {"query":"cards"} → rules.md',
      'SVEN looks up wiki__read {} → nothing found',
    ],
    ['zh', '  ⌕ SVEN 检索 knowledge__search {"query":"cards"} → rules.md', 'SVEN 检索 wiki__read {} → 未找到'],
  ])('shows what an expert looks up, and where it stands, in %s (W7)', (language, found, nothing) => {
    const uses = [
      { tool: 'knowledge__search', arguments: '{"query":"cards"}', sources: ['rules.md'], content: 'No cards.' },
      { tool: 'wiki__read', arguments: '{}', sources: [], content: '' },
    ];
    const text = textOf([event('LookupMade', { participant_id: 'sven', request_id: 'execute.rules', uses })], {
      language,
    });
    expect(text).toContain(found);
    expect(text).toContain(nothing);
    expect(textOf([event('LookupMade', { participant_id: 'sven', request_id: 'execute.rules', uses: [] })])).toBe('');
  });

  it('shows what a phase hands over', () => {
    const result = {
      ...{ summary: 'No card numbers.', findings: ['450 euros'], decisions: ['Ten years'], open_points: ['Who?'] },
      artefacts: [{ name: 'steps.md', content: '1234' }],
    };
    const text = textOf([event('PhaseCompleted', { phase_id: 'rules', participant_id: 'sven', result })]);
    expect(text).toContain('✓ rules done · SVEN');
    for (const part of ['No card numbers.', 'found: 450 euros', 'decided: Ten years', 'open: Who?', 'steps.md (4)'])
      expect(text).toContain(part);
  });

  it('says why a phase has no result', () => {
    const text = textOf([
      event('PhaseFailed', { phase_id: 'rules', code: 'c', message: 'no answer', attempts: 3 }),
      event('PhaseSkipped', {
        phase_id: 'steps',
        cause: 'dependency',
        reason: 'it needs rules',
        because_of: ['rules'],
      }),
      event('TeamStopping', { actor: { kind: 'user', id: 'u' }, reason: 'stopped_by_user' }),
    ]);
    expect(text).toContain('✗ rules failed after 3 tries · no answer');
    expect(text).toContain('⤼ steps skipped · it needs rules');
    expect(text).toContain('finishes with what there is');
  });

  it('shows the report with what is missing, and says where it is a template', () => {
    const missing = [{ phase_id: 'rules', title: 'Rules', status: 'failed', reason: 'no answer' }];
    const text = textOf([reported({ missing })]);
    for (const part of ['## Fees', '■ The page.', 'open: Who answers?', '✗ Missing: Rules (failed) · no answer'])
      expect(text).toContain(part);
    expect(text).not.toContain('template');
    expect(textOf([reported({ template: true })])).toContain('template: the model gave nothing');
  });

  it('acknowledges what is said to it, with when it counts (D5)', () => {
    const said = { intervention_id: 'i', actor: { kind: 'user', id: 'u' }, text: '/debate Form or page?' };
    expect(textOf([event('InterventionRecorded', said)])).toBe(
      '» /debate Form or page? (applied at the next phase or round)',
    );
  });

  it('has no rounds to count at its end', () => {
    const closed = { status: 'success', reason: '', ended_by: { kind: 'service', id: 's' }, message: 'Bye.' };
    expect(textOf([event('ChannelClosed', closed)])).toContain('══ REPORTED\nBye.');
  });
});

describe('a debate on the terminal (D6)', () => {
  it('that is not held is one line, with what was quoted', () => {
    expect(textOf([decided({})])).toBe('  ∅ rules: Debate? no · Nothing clashes.');
    const limit = textOf([decided({ reason: 'The most are held.', criterion: 'constraint', statements })]);
    expect(limit.split('\n')).toHaveLength(1);
    expect(limit).toContain('the task: “At most 2 %.” · rules: “It costs 3 %.”');
  });

  it('that is held says why, what cannot both stand, and who waits for it', () => {
    const debate = { phase_id: 'debate-1' };
    const text = textOf([decided({ held: true, criterion: 'constraint', statements, debate, before: ['steps'] })]);
    expect(text).toContain('⚔ Debate? yes, as debate-1 · a result breaks what the task demands · Nothing clashes.');
    expect(text).toContain('\n    the task: “At most 2 %.”\n    rules: “It costs 3 %.”\n    before steps');
  });

  it('opens with a divider and the topic, and tells rounds', () => {
    const opening = {
      phase_id: 'debate-1',
      topic: 'Form or page?',
      point: '300 euros.',
      max_rounds: 2,
      template: false,
    };
    const text = textOf([
      event('DebateOpened', { ...opening, participants: ['omar', 'sven'] }),
      event('DebateRoundStarted', { phase_id: 'debate-1', round: 1, blind: true }),
    ]);
    expect(text).toContain('══ ⚔ Debate: Form or page? ══\n  debate-1 · among OMAR, SVEN\n  300 euros.');
    expect(text).toContain('debate · round 1 · nobody sees what the others say');
    expect(textOf([event('DebateOpened', { ...opening, participants: [], template: true })])).toMatch(
      /the lead concludes alone\n {2}template/u,
    );
  });

  it('shows an argument with its round, where it leads, and a change of mind', () => {
    const text = textOf([argument()]);
    expect(text).toContain('⚔ OMAR · debate · round 2');
    expect(text).toMatch(/My sum says no\.[\s\S]*Stands for: The page\./u);
    expect(text).not.toContain('changed');
    expect(textOf([argument({ changed: true })])).toContain('The page. (has changed its position)');
  });

  it('indents what the lead sums up, and says where it has nothing', () => {
    const round = { phase_id: 'debate-1', round: 1, spoke: ['omar'], missed: ['sven'], stable: true };
    const text = textOf([
      event('DebateRoundClosed', { ...round, summary: { summary: 'Price or rule.', open_points: ['Which?'] } }),
    ]);
    expect(text).toContain('    The lead sums up debate · round 1\n    Price or rule.\n    ? open: Which?');
    expect(text).toContain('no argument from SVEN\n    = nobody changed position');
    expect(textOf([event('DebateRoundClosed', round)])).toContain('The model gave no summary');
  });

  it('highlights the ruling, with whom it follows and who dissents', () => {
    const text = textOf([ruled()]);
    expect(text).toContain('⚖ RULING: adopt');
    for (const part of ['From now on: Pay on the page.', 'The audit costs more.', '✓ follows SVEN: He is right.'])
      expect(text).toContain(part);
    expect(text).toContain('◇ Minority view · OMAR: A form.');
    expect(text).not.toContain('template');
    expect(textOf([ruled({ template: true })])).toContain('template: the model gave nothing');
  });

  it('that is waived says why', () => {
    const waived = { phase_id: 'clash', cause: 'no_disagreement', reason: 'All want the page.' };
    expect(textOf([event('DebateWaived', waived)])).toBe('  ∅ clash: no debate needed · All want the page.');
  });

  it('speaks Chinese where the channel does', () => {
    const text = textOf([decided({}), argument({ changed: true }), ruled(), reported()], { language: 'zh' });
    for (const part of ['是否辩论？ 不进行', '辩论 · 第 2 轮', '改变了立场', '裁决：采纳', '少数意见', '报告'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/round|ruling|report|minority/iu);
  });
});
