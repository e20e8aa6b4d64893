import type { ParleyEvent, RecordedEvent, Speech, TerminationPolicy } from '@parley/contracts';
import { assess, emptyLedger, evolveLedger, layered, type Ledger } from '@parley/termination';
import { describe, expect, it } from 'vitest';
import { DEFAULT_POLICY } from './rules/open.js';
import { workshop } from './workshop.js';

const speech: Speech = {
  ...{ analysis: 'I think so.', advice: '', comments: [], questions: [], new_issues: [], stances: [] },
  ...{ entry_stances: [], entries: [], reopens: [], sources: [] },
};

const config = {
  ...{ max_rounds: 5, turn_timeout_ms: 1000, max_speech_chars: 6000, off_topic_notices: true },
  ...{ max_facilitation_attempts: 1, budget_micro_usd: 7 },
};

const openedWith = (termination: TerminationPolicy): ParleyEvent => ({
  type: 'WorkshopOpened',
  data: { topic: 't', language: 'en', requirement: 'r', roles: [], config, rehearsal: true, version: 1, termination },
});
const opened = openedWith(layered(DEFAULT_POLICY));

/** A round in which ana speaks, with what is open after it. */
const round = (number: number, open_issues: string[], said: Partial<Speech> = {}): ParleyEvent[] => [
  { type: 'RoundStarted', data: { cycle: 1, round: number, proposal_version: 0, recipients: ['ana'], last: false } },
  {
    type: 'SpeechGiven',
    data: { request_id: '', participant_id: 'ana', round: number, speech: { ...speech, ...said }, submitted_at: '' },
  },
  { type: 'WorkshopRoundClosed', data: { round: number, spoke: ['ana'], skipped: [], open_issues } },
];

const ledgerOf = (...events: ParleyEvent[]): Ledger =>
  events
    .map((event, index) => ({ ...event, version: index + 1, protocol: 'workshop', recorded_at: '' }) as RecordedEvent)
    .reduce((ledger, event) => evolveLedger(ledger, event, workshop.ledger), emptyLedger);

const statusOf = (ledger: Ledger, condition: string) =>
  assess(ledger).findings.find((finding) => finding.condition === condition)?.status;

describe('a workshop as the monitor sees it (T1, W5)', () => {
  it('its rounds, turns and budget are counted, its round limit is its own', () => {
    const ledger = ledgerOf(opened, ...round(1, ['issue-1']), ...round(2, ['issue-2']));
    expect(ledger).toMatchObject({ protocol: 'workshop', round: 2, closed_rounds: 2, turns: 2 });
    const rules = ledger.policy.stop_when.map((rule) => Object.keys(rule)[0]);
    expect(rules).toEqual(expect.arrayContaining(['round_limit', 'cost_budget', 'no_progress']));
    const five = [1, 2, 3, 4, 5].flatMap((number) => round(number, [`issue-${number}`]));
    expect(statusOf(ledgerOf(opened, ...five), 'round_limit')).toBe('met');
  });

  it('an issue list that stays the same for three rounds is no progress; one that changes is', () => {
    const stuck = [1, 2, 3, 4].flatMap((number) => round(number, ['issue-1', 'issue-2']));
    expect(statusOf(ledgerOf(opened, ...stuck), 'no_progress')).toBe('met');
    const moving = [1, 2, 3, 4].flatMap((number) => round(number, [`issue-${number}`]));
    expect(statusOf(ledgerOf(opened, ...moving), 'no_progress')).toBe('clear');
  });

  it('a speech that objects disagrees', () => {
    const stances = [{ issue_id: 'issue-1', stance: 'object' as const, statement: '', reason: '' }];
    const ledger = ledgerOf(opened, ...round(1, ['issue-1'], { stances }));
    expect(ledger.rounds[0]!.turns[0]!.stance).toMatchObject({ verdict: 'disagree' });
    expect(ledgerOf(opened, ...round(1, ['issue-1'])).rounds[0]!.turns[0]!.stance).toMatchObject({ verdict: 'agree' });
  });

  it('a turn that is passed over is missed, and the next work of the role makes up for it', () => {
    const skipped: ParleyEvent = {
      type: 'TurnSkipped',
      data: { request_id: '', participant_id: 'ana', round: 1, cause: 'timeout' },
    };
    const document = { summary: '', sections: [], based_on: [] };
    const written: ParleyEvent = {
      type: 'PlanDocumentWritten',
      data: { request_id: '', participant_id: 'ana', file: '', document, submitted_at: '' },
    };
    const start = round(1, ['issue-1'])[0]!;
    expect(ledgerOf(opened, start, skipped)).toMatchObject({ missed: { ana: [3] }, rounds: [{ skipped: ['ana'] }] });
    expect(ledgerOf(opened, start, skipped, written)).toMatchObject({ missed: {}, turns: 0 });
  });

  it('an answer or a skipped question is a sign of the user, and what is looked up counts as a tool call', () => {
    const actor = { kind: 'user' as const, id: 'ula' };
    const answered: ParleyEvent = {
      type: 'ClarificationAnswered',
      data: { question_id: 'question-1', answer: 'goodbye', exchange: 1, actor },
    };
    expect(ledgerOf(opened, answered)).toMatchObject({ last_user_version: 2, marks: { exit_words: [{ version: 2 }] } });
    const skipped: ParleyEvent = { type: 'ClarificationSkipped', data: { question_id: 'question-1', actor } };
    expect(ledgerOf(opened, answered, skipped)).toMatchObject({ last_user_version: 3 });
    const use = {
      ...{ tool: 'files__read', arguments: '{}', content: '', truncated: false, is_error: false },
      ...{ sources: [], duration_ms: 1 },
    };
    const made = { request_id: '', participant_id: 'ana', round: 1, step: 1, offered: [], uses: [use] };
    const watched = openedWith({ stop_when: [{ tool_call: { name: 'files__read' } }] });
    const ledger = ledgerOf(watched, { type: 'LookupMade', data: made });
    expect(ledger.marks.tool_calls).toMatchObject([{ participant_id: 'ana' }]);
  });
});
