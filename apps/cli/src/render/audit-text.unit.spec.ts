import { afterEach, expect, it } from 'vitest';
import type { AuditReport, Divergence } from '@parley/audit';
import { speak } from '../language.js';
import { auditText, refusalsText } from './audit-text.js';

afterEach(() => speak('en'));

const report = (more: Partial<AuditReport> = {}): AuditReport => ({
  ...{ channel_id: 'c', protocol: 'round-table', closed: true, events: 1, commands: 1, follow: 1, unrecorded: 0 },
  ...{ verdicts: 1, prompts: 1, prompts_unlike: 0, erased: 0, resting_on_erased: 0, rules: { then: ['r'], now: 'r' } },
  places: { unrecorded: [], erased: [], resting_on_erased: [], prompts_unlike: [] },
  ...more,
});

const refusal = {
  ...{ id: '1', channel_id: 'c', at: '2026-11-26T12:00:00.000Z', actor: { kind: 'operator', id: 'local' } },
  ...{ command_id: 'x', command_type: 'ExtendLimits', command_hash: 'h', code: 'channel-closed' },
} as unknown as Parameters<typeof refusalsText>[0][number];

it('one is not many', () => {
  expect(auditText(report(), 'x')).toMatch(
    /1 command gives the 1 recorded event by[^]*1 verdict of the monitor, 1 prompt$/mu,
  );
  expect(refusalsText([refusal])).toContain('1 command was refused');
});

it('a refusal has who, which command and why in words', () => {
  expect(refusalsText([refusal])).toMatch(/operator “local” {2}command ExtendLimits {2}.+ \(channel-closed\)$/u);
  speak('zh');
  expect(refusalsText([refusal])).toContain('操作者“local”  命令 ExtendLimits  频道已结束 (channel-closed)');
});

it('a code that this release does not know is shown as it is', () => {
  expect(refusalsText([{ ...refusal, code: 'brand-new' }])).toMatch(/ExtendLimits {2}brand-new$/u);
});

const divergence = {
  ...{ kind: 'refused', version: 7, command_type: 'SignalTermination', rules_then: 'r' },
  recorded: { type: 'ContributionMade', data: { text: 'a\u001B[31m' } },
  decided: { code: 'forbidden', detail: 'not\u001B[31m you' },
} as unknown as Divergence;

it('what a type is of is said, and a refusal is in words', () => {
  const english = auditText(report({ divergence }), 'x');
  expect(english).toContain('from version 7 on (command SignalTermination)');
  expect(english).toContain('recorded: the event ContributionMade {"text":"a\\u001b[31m"}');
  expect(english).toMatch(/decided now: .+ \(forbidden\): not\[31m you/u);
  speak('zh');
  const chinese = auditText(report({ divergence }), 'x');
  expect(chinese).toContain('（命令 SignalTermination）');
  expect(chinese).toContain('事件 ContributionMade');
  expect(chinese).toContain('该密钥不允许这样做 (forbidden)');
});
