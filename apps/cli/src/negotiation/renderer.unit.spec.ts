import type { ParleyEvent, RecordedEvent } from '@parley/contracts';
import stringWidth from 'string-width';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Renderer } from '../render/renderer.js';
import { NegotiationRenderer } from './renderer.js';

const call = { input_tokens: 100, output_tokens: 20, cache_read_tokens: 0, cache_write_tokens: 0, cost_micro_usd: 600 };

const opened: ParleyEvent = {
  type: 'ChannelOpened',
  data: {
    protocol: 'negotiation',
    topic: 'Meetup',
    language: 'en',
    demand: { text: 'A meetup', constraints: ['free'] },
    candidates: ['ana', 'bo'].map((participant_id) => ({
      participant_id,
      name: participant_id.toUpperCase(),
      kind: 'hosted',
      persona: '',
      skills: [],
      script: [],
    })),
    config: {
      max_rounds: 3,
      feedback_timeout_ms: 1,
      timeout_policy: 'accept',
      max_reminders: 1,
      max_replacements: 2,
      time_limit_ms: 1,
      max_facilitation_attempts: 3,
      budget_micro_usd: 0,
    },
    rehearsal: true,
  },
};

const feedback = (more: object): ParleyEvent =>
  ({
    type: 'FeedbackRecorded',
    data: {
      request_id: 't',
      participant_id: 'bo',
      feedback_type: 'accept',
      reasoning: '',
      proposed_changes: [],
      cycle: 1,
      round: 1,
      proposal_version: 1,
      submitted_at: '',
      assumed: false,
      ...more,
    },
  }) as ParleyEvent;

const adjusted = (more: object): ParleyEvent =>
  ({
    type: 'ProposalAdjusted',
    data: {
      proposal: { version: 2, title: '', summary: '', terms: [], assignments: [] },
      cause: 'adjustment',
      changes_made: [],
      changes_rejected: [],
      should_continue: true,
      diff: [],
      ...more,
    },
  }) as unknown as ParleyEvent;

function textOf(events: ParleyEvent[], options = {}): string {
  const renderer = new Renderer(new NegotiationRenderer(), { width: 80, ...options });
  const texts = events
    .map((event) => renderer.render({ metadata: {}, ...event } as RecordedEvent))
    .filter((text) => text !== undefined);
  return stripVTControlCharacters(texts.join('\n'));
}

const change = { field: 'talk_length', new_value: '45', reason: 'a demo' };

describe('what the terminal shows (N9)', () => {
  it('names each kind of feedback by icon and word', () => {
    const text = textOf([
      opened,
      feedback({}),
      feedback({ feedback_type: 'negotiate', proposed_changes: [change] }),
      feedback({ feedback_type: 'withdraw' }),
    ]);
    expect(text).toContain('BO ✓ accept');
    expect(text).toContain('BO ⇄ negotiate');
    expect(text).toContain('talk_length → 45 · a demo');
    expect(text).toContain('BO ⎋ withdraw');
  });

  it('marks what was assumed, with another frame and the cause', () => {
    const text = textOf([opened, feedback({ assumed: true, assumed_cause: 'timeout' })]);
    expect(text).toContain('BO ✓ accept (assumed, no reply in time)');
    expect(text).toContain('╌');
  });

  it('shows the diff, and a rejected request in the words in which it was asked', () => {
    const text = textOf([
      opened,
      feedback({
        feedback_type: 'negotiate',
        proposed_changes: [change, { field: 'catering', new_value: '€200', reason: 'hunger' }],
      }),
      adjusted({
        diff: [{ path: 'terms.talk_length', from: '30', to: '45', unit: 'minutes' }],
        changes_made: [{ request: 'bo.1.1.1', change: 'x' }],
        changes_rejected: [{ request: 'bo.1.1.2', reason: 'no money' }],
      }),
    ]);
    expect(text).toContain('~ talk_length 30 → 45 minutes, applied');
    expect(text).toContain('✗ BO: catering → €200, rejected: no money');
  });

  it('ends with the outcome, its risk, its open points, and what it cost', () => {
    const text = textOf([
      opened,
      { type: 'RoundStarted', data: { cycle: 1, round: 1, proposal_version: 1, recipients: ['bo'], last: true } },
      feedback({ call }),
      {
        type: 'OutcomeReached',
        data: {
          status: 'partial_consensus',
          reason: '',
          cycle: 1,
          round: 1,
          proposal_version: 1,
          risk: '1 of 2',
          open_points: [{ request: 'r', participant_id: 'bo', change }],
        },
      },
      {
        type: 'ChannelClosed',
        data: { status: 'partial_consensus', reason: '', ended_by: { kind: 'user', id: 'u' }, message: 'Bye.' },
      },
    ]);
    expect(text).toContain('══ PARTIAL CONSENSUS after 1 round');
    expect(text).toContain('Risk: 1 of 2');
    expect(text).toContain('Open: BO · talk_length → 45');
    expect(text).toContain('120 tokens · $0.0006');
  });

  const partial: ParleyEvent = {
    type: 'OutcomeReached',
    data: {
      status: 'partial_consensus',
      reason: 'majority_accepted',
      cycle: 1,
      round: 1,
      proposal_version: 1,
      open_points: [{ request: 'r', participant_id: 'bo', change }],
    },
  };
  const summed = (more: object = {}): ParleyEvent => ({
    type: 'RoundSummarised',
    data: { round: 1, summary: 'A majority accepted.', open_points: ['BO wants 45'], final: true, ...more },
  });
  const closed: ParleyEvent = {
    type: 'ChannelClosed',
    data: { status: 'partial_consensus', reason: '', ended_by: { kind: 'user', id: 'u' }, message: 'Bye.' },
  };

  const seat = (participant_id: string, more: object = {}) => ({
    ...{ participant_id, role: 'Host', task: `Offers the room of ${participant_id}`, notes: '', core: true, ...more },
  });
  const plan = {
    version: 1,
    title: 'A meetup',
    summary: 'In May.',
    terms: [{ field: 'talk', value: '30', unit: 'min' }],
  };
  const drafted = {
    type: 'ProposalDrafted',
    data: { proposal: { ...plan, assignments: [seat('ana')] } },
  } as ParleyEvent;

  it('ends with the proposal whole: every field, and who does what (N9)', () => {
    const agreed = adjusted({
      proposal: { ...plan, version: 2, assignments: [seat('ana', { notes: 'Bring a key.' }), seat('bo')] },
      diff: [{ path: 'terms.talk', from: '15', to: '30' }],
    });
    const end = (status: string) => ({ ...closed, data: { ...closed.data, status } }) as ParleyEvent;
    const text = textOf([opened, drafted, agreed, end('success')]).split('══')[1]!;
    for (const part of [
      'Agreed proposal v2',
      'A meetup',
      'In May.',
      'talk: 30 min',
      'ANA · Host [essential] ·',
      'Bring a key.',
    ])
      expect(text).toContain(part);
    expect(text).toContain('BO · Host [essential] · Offers the room of bo');
    expect(textOf([opened, drafted, end('negotiation_timeout')])).toContain('Last proposal v1, not agreed');
  });

  it('says what becomes of the work of who left (N5)', () => {
    const left = {
      type: 'ParticipantWithdrawn',
      data: { participant_id: 'bo', role: 'Host', core: false, reasoning: '', consequence: 'role_removed' },
    };
    const passed = adjusted({
      proposal: { ...plan, version: 2, assignments: [seat('ana')] },
      changes_made: [{ request: 'work.bo', change: 'Ana hosts, too.' }],
    });
    const dropped = adjusted({
      proposal: { ...plan, version: 2, assignments: [seat('ana')] },
      changes_rejected: [{ request: 'work.bo', reason: 'Nobody has the time.' }],
    });
    expect(textOf([opened, drafted, left as ParleyEvent, passed])).toContain(
      "BO's work (Host), passed on: Ana hosts, too.",
    );
    expect(textOf([opened, drafted, left as ParleyEvent, dropped])).toContain(
      "BO's work (Host), not passed on: Nobody has the time.",
    );
  });

  it('says what a replacement is to do', () => {
    const assignments = [seat('bo')];
    const moved = [{ path: 'assignments.bo.task', to: 'x' }];
    const text = textOf([
      ...[
        opened,
        drafted,
        adjusted({ proposal: { ...plan, version: 2, assignments }, cause: 'replacement', diff: moved }),
      ],
    ]);
    expect(text).toMatch(/v1 → v2\n {2}\+ BO · Host \[essential\] · Offers the room of bo$/u);
  });

  it('shows the closing summary, and its open points once (T5)', () => {
    const text = textOf([opened, partial, summed(), closed]);
    expect(text).toContain('Closing summary');
    expect(text).toContain('A majority accepted.');
    expect(text.match(/Open:/gu)).toHaveLength(1);
    expect(text).not.toContain('from the log');
  });

  it('says of a summary that no model has written it', () => {
    const template = summed({ from_template: true });
    expect(textOf([opened, partial, template])).toContain('Closing summary (from the log, not by a model)');
    expect(textOf([opened, partial, template], { language: 'zh' })).toContain('闭幕总结 (据日志生成，非模型撰写)');
  });

  it("speaks the channel's language, or the one asked for", () => {
    const zh = { ...opened, data: { ...opened.data, language: 'zh' } } as ParleyEvent;
    expect(textOf([zh, feedback({})])).toContain('BO ✓ 接受');
    expect(textOf([zh, feedback({})], { language: 'en' })).toContain('BO ✓ accept');
  });

  it('keeps frames aligned whatever stands in them, and within the width', () => {
    const text = textOf([opened, feedback({ reasoning: `多十五分钟没问题 🎉 ${'很长的理由'.repeat(30)}` })]);
    const lines = text.split('\n').filter((line) => /^[╭│╰]/u.test(line));
    const panels = lines.slice(lines.findIndex((line) => line.includes('BO')));
    expect(new Set(panels.map((line) => stringWidth(line))).size).toBe(1);
    expect(Math.max(...panels.map((line) => stringWidth(line)))).toBeLessThanOrEqual(80);
  });
});
