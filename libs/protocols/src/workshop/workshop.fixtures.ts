import type { Assessment, CommandTypes, PlanRole, Speech, ToolUse, WorkshopConfig } from '@parley/contracts';
import { layered } from '@parley/termination';
import { TIME, command, call } from '../shared/command.fixtures.js';
import { DEFAULT_POLICY } from './rules/open.js';

export { call, command, TIME } from '../shared/command.fixtures.js';

export const role = (participant_id: string, more: Partial<PlanRole> = {}): PlanRole => ({
  participant_id,
  name: participant_id.toUpperCase(),
  kind: 'hosted',
  focus: '',
  system_prompt: `You are ${participant_id}.`,
  output_document: `${participant_id}_plan.json`,
  script: [],
  ...more,
});

const CONFIG: WorkshopConfig = {
  max_rounds: 3,
  turn_timeout_ms: 30_000,
  max_speech_chars: 6_000,
  off_topic_notices: true,
  max_facilitation_attempts: 2,
  budget_micro_usd: 0,
};

interface Opening extends Partial<CommandTypes['OpenWorkshop']> {
  settings?: Partial<WorkshopConfig>;
}

/** A workshop of ana, bo and cy, who speak in this order, unless told otherwise. */
export const workshopOf3 = ({ settings = {}, ...more }: Opening = {}) =>
  command('OpenWorkshop', {
    topic: 'Offline mode',
    language: 'en',
    requirement: 'The app should work offline.',
    roles: [role('ana'), role('bo'), role('cy')],
    config: { ...CONFIG, ...settings },
    termination: layered(DEFAULT_POLICY),
    rehearsal: true,
    // Played by a script, though one without words: its end is one (P6).
    coach_script: { rounds: [] },
    version: 1,
    ...more,
  });

export const speech = (more: Partial<Speech> = {}): Speech => ({
  analysis: 'I have looked at it.',
  advice: '',
  comments: [],
  questions: [],
  new_issues: [],
  stances: [],
  entry_stances: [],
  entries: [],
  reopens: [],
  sources: [],
  ...more,
});

export const says = (
  participant_id: string,
  more: Partial<Speech> = {},
  rest: Partial<CommandTypes['GiveSpeech']> = {},
) => command('GiveSpeech', { participant_id, speech: speech(more), ...rest });

export const entry = (text: string, resolves: string[] = [], supersedes?: string) => ({
  text,
  resolves,
  reason: supersedes ? 'it is better' : 'it settles it',
  ...(supersedes && { supersedes }),
});

export const stance = (issue_id: string, said: Speech['stances'][number]['stance'], reason = '') => ({
  issue_id,
  stance: said,
  statement: '',
  reason,
});

export const onEntry = (entry_id: string, said: 'agree' | 'object' | 'abstain', reason = 'because') => ({
  entry_id,
  stance: said,
  reason,
});

export const question = (text: string) => ({ text, assumption: `we assume: ${text}` });

/** What a look-up came to. */
export const use = (more: Partial<ToolUse> = {}): ToolUse => ({
  tool: 'knowledge__search',
  arguments: '{"query":"trips"}',
  content: '[rules.md] The treasurer signs.',
  truncated: false,
  is_error: false,
  sources: ['rules.md'],
  duration_ms: 3,
  ...more,
});

export const reviewed = (request_id: string, more: Partial<CommandTypes['CompleteReview']> = {}) =>
  command('CompleteReview', {
    request_id,
    summary: 'They talked.',
    merges: [],
    rewordings: [],
    off_topic: [],
    call,
    ...more,
  });

export const goes = (check_id: string) => monitor('continue', '', check_id);

export function monitor(verdict: Assessment['verdict'], condition: string, check_id?: string) {
  const finding = { condition, status: 'met' as const, measured: 1, warn_at: 1, limit: 1, unit: 'count', evidence: [] };
  const assessment: Assessment = {
    at_version: 1,
    verdict,
    reason: verdict === 'stop' ? condition : '',
    findings: condition ? [finding] : [],
  };
  const figures = { verdict, condition, measured: 1, limit: 1, assessment };
  return command('SignalTermination', { ...figures, ...(check_id !== undefined && { check_id }) });
}

export const ratifies = (participant_id: string, entry_stances: Speech['entry_stances'] = []) =>
  command('Ratify', { participant_id, entry_stances });

export const writes = (participant_id: string) =>
  command('WriteDocument', { participant_id, document: { summary: 'Mine', sections: [], based_on: [] } });

export const fire = (timer_id: string, time = TIME) => command('FireTimer', { timer_id }, time);
