import type { Assessment, CommandTypes, Finding, Member, RoundTableConfig, Stance } from '@parley/contracts';
import { layered } from '@parley/termination';
import { command, call } from '../shared/command.fixtures.js';
import { DEFAULT_POLICIES } from './rules/open.js';

export { call, command, TIME } from '../shared/command.fixtures.js';

export const member = (participant_id: string, kind: Member['kind'] = 'hosted'): Member => ({
  participant_id,
  name: participant_id.toUpperCase(),
  kind,
  persona: '',
  expertise: [],
  script: [],
});

/** Played by a script, though one whose words never come: what a table of such comes to is its own (P6). */
export const scripted = (participant_id: string): Member => ({
  ...member(participant_id),
  script: [{ turn: 10_000, text: 'Never.' }],
});

const CONFIG: RoundTableConfig = {
  mode: 'board',
  speaking: 'parallel',
  rounds: 2,
  min_speakers: 2,
  max_speakers: 2,
  turn_timeout_ms: 30_000,
  summaries: 'every_round',
  max_facilitation_attempts: 2,
  budget_micro_usd: 0,
};

interface Table extends Partial<CommandTypes['OpenRoundTable']> {
  settings?: Partial<RoundTableConfig>;
}

/** A board of ana, bo and the person cy, with two rounds on its agenda, unless told otherwise. */
export const table = ({ settings = {}, ...more }: Table = {}) =>
  command('OpenRoundTable', {
    topic: 'Four days',
    question: 'Should we work four days?',
    language: 'en',
    members: [scripted('ana'), member('bo'), member('cy', 'person')],
    config: { ...CONFIG, ...settings },
    termination: layered(DEFAULT_POLICIES.board, { auto_exit: true }),
    rehearsal: true,
    ...more,
  });

export const party = (more: Table = {}) =>
  table({ question: '', ...more, settings: { mode: 'party', speaking: 'in_turn', rounds: 0, ...more.settings } });

export const says = (participant_id: string, text = 'I think so.', more: Partial<CommandTypes['Contribute']> = {}) =>
  command('Contribute', { participant_id, text, tool_calls: [], ...more });

export const stance = (verdict: Stance['verdict'], claim = '', rejects: string[] = []): Stance => ({
  verdict,
  claim,
  accepts: [],
  rejects,
});

export const everybody = (text?: string) => [says('ana', text), says('bo', text), says('cy', text)];

export const summed = (request_id: string, open_points: string[] = []) =>
  command('CompleteSummary', { request_id, summary: 'They talked.', open_points, call });

export const judged = (request_id: string, agreed: boolean) =>
  command('CompleteJudgement', { request_id, agreed, reason: 'so they say', call });

const finding = (condition: string, status: Finding['status'] = 'met'): Finding => ({
  condition,
  status,
  measured: 1,
  warn_at: 1,
  limit: 1,
  unit: 'count',
  evidence: [],
});

/** The monitor's answer to a check, or its word out of turn where no check is named. */
export function monitor(verdict: Assessment['verdict'], conditions: string[] = [], check_id?: string) {
  const [reason = ''] = conditions;
  const status = verdict === 'stop' ? 'met' : 'near';
  const findings = conditions.map((condition) => finding(condition, status));
  const assessment = { at_version: 1, verdict, reason: verdict === 'stop' ? reason : '', findings };
  return command('SignalTermination', {
    verdict,
    condition: reason,
    measured: 1,
    limit: 1,
    ...(check_id !== undefined && { check_id }),
    assessment,
  });
}

export const goes = (check_id: string) => monitor('continue', [], check_id);

export const fire = (timer_id: string, time?: string) => command('FireTimer', { timer_id }, time);
