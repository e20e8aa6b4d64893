import { stripVTControlCharacters } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { register } from '../known-protocols.js';
import { PROTOCOLS } from '../protocols.js';
import { timeText } from '../render/time.js';
import { inboxLines } from './inbox.js';

beforeAll(() => register(PROTOCOLS));

const CHANNEL = '0199a5f0-0000-7000-8000-000000000001';
const turn = {
  channel_id: CHANNEL,
  topic: 'Offline mode',
  request_id: 'turn-1-1-kim',
  participant_id: 'kim',
  name: 'Kim',
  round: 1,
  due_at: '2026-01-01T12:00:00.000Z',
};
const workshop = { ...turn, protocol: 'workshop', requirement: 'Works\noffline.', plan_version: 2 };
const team = {
  ...turn,
  protocol: 'team',
  task: 'Plan the fees.',
  title: 'Checkout',
  phase_id: 'checkout',
  phase_task: 'Choose one.',
};
const question = {
  channel_id: CHANNEL,
  topic: 'Offline mode',
  protocol: 'workshop',
  question_id: 'question-1',
  asked_by: 'planner',
  name: 'Planner',
  round: 1,
  status: 'pending',
  question: 'Which phones?',
  assumption: 'All of them.',
  exchanges: [],
};
const proposal = {
  version: 1,
  title: 'Lunch',
  summary: '',
  terms: [{ field: 'day', value: 'Tuesday' }],
  assignments: [],
};
const assignment = { participant_id: 'kim', role: 'Guest', task: 'Come', notes: '', core: true };

const inboxText = async (item: object) => stripVTControlCharacters((await inboxLines(item as never, 'en')).join('\n'));

describe('the inbox shows and says how to answer', () => {
  it.each([
    ['feedback', { ...turn, protocol: 'negotiation', proposal, assignment }, `parley reply ${CHANNEL} kim`],
    ['a contribution', { ...turn, protocol: 'round-table', question: 'Shall we?' }, `parley speak ${CHANNEL} kim`],
    [
      'a vote',
      { ...turn, protocol: 'workshop', vote: { vote_id: 'vote-1', question: '' } },
      `parley ballot ${CHANNEL}`,
    ],
    ['a speech', { ...workshop, work: 'speech' }, `parley write ${CHANNEL} kim`],
    ['a follow-up', { ...workshop, work: 'follow_up' }, `parley write ${CHANNEL} kim`],
    ['a document', { ...workshop, work: 'document' }, `parley write ${CHANNEL} kim`],
    [
      'an interview answer',
      { ...turn, protocol: 'interview', work: 'answer', goal: 'Why?' },
      `parley write ${CHANNEL} kim`,
    ],
    [
      'an interview document',
      { ...turn, protocol: 'interview', work: 'write', goal: 'Why?' },
      `parley write ${CHANNEL} kim`,
    ],
    ['a phase', { ...team, work: 'execute' }, `parley deliver ${CHANNEL} kim "…"`],
    ['an argument', { ...team, work: 'argue', debate_round: 2 }, `parley argue ${CHANNEL} kim "…" --position`],
    ['a ruling', { ...team, work: 'rule' }, `parley write ${CHANNEL} kim`],
    ['a question to the user', question, `parley answer ${CHANNEL} question-1`],
  ])('%s', async (_, item, how) => {
    const text = await inboxText(item);
    expect(text).toContain(item.topic);
    expect(text).toContain(how);
    expect(text).not.toContain('undefined');
    expect(text).not.toContain('POST');
  });

  it.each([
    { ...turn, protocol: 'negotiation', proposal, assignment },
    { ...turn, protocol: 'round-table', question: '', said: [] },
    { ...turn, protocol: 'workshop', vote: { vote_id: 'vote-1', question: '' } },
    { ...workshop, work: 'speech' },
    { ...team, work: 'argue', debate_round: 2 },
    { ...question, name: 'PP' },
    { ...turn, protocol: 'interview', work: 'say', goal: 'Offline mode' },
  ])('in Chinese too: $protocol', async (item) => {
    const [title = ''] = await inboxLines(item as never, 'zh');
    expect(stripVTControlCharacters(title).replace(/Offline mode|Checkout|v\d|PP/gu, '')).not.toMatch(/[a-z]/iu);
  });

  it('of a rehearsal says that it is one, in the first line (P6)', async () => {
    for (const item of [question, { ...workshop, work: 'speech' }, { ...turn, vote: { vote_id: 'v', question: '' } }]) {
      const [first] = (await inboxText({ ...item, rehearsal: true })).split('\n');
      expect(first).toContain('(rehearsal)');
      expect(await inboxText(item)).not.toContain('rehears');
    }
  });

  it('a turn with its time, a question without one: no time runs out on the user (W6)', async () => {
    expect(await inboxText({ ...workshop, work: 'speech' })).toContain(
      `v2 · round 1 · a speech · until ${timeText(turn.due_at)}`,
    );
    expect(await inboxText(question)).not.toContain('until');
    expect(await inboxText(question)).toContain('else assumed: All of them.');
  });

  it('of a workshop how far the plan has come: open issues, the draft, what is proposed and not heard of', async () => {
    const plan = {
      issues: [{ issue_id: 'issue-2', statement: 'Which\nphones?' }],
      draft: [{ entry_id: 'entry-1', text: 'Works offline.' }],
      proposed: [{ entry_id: 'entry-3', text: 'Phones of 2020 and later.' }],
    };
    const text = await inboxText({ ...workshop, ...plan, work: 'ratify', unheard: ['entry-3'] });
    expect(text).toContain(
      'open issues: \n    issue-2 · Which phones?\n  in the draft: \n    entry-1 · Works offline.',
    );
    expect(text).toContain('entry-3 · Phones of 2020 and later. (you have not heard of it)');
    const asked = { question: 'Which phones?', exchanges: [{ question: 'Which phones?', answer: 'All.' }] };
    const followed = await inboxText({ ...workshop, work: 'follow_up', asked });
    expect(followed).toContain('you asked: Which phones?\n  the user answers: All.');
  });

  it('of a team whatever a model in that seat would be told, as text (D1)', async () => {
    const results = [{ title: 'Rules', summary: 'No card numbers.', findings: ['An audit: 450 euros.'] }];
    const text = await inboxText({ ...team, work: 'argue', debate_round: 2, results, said_by_user: ['Keep it cheap'] });
    expect(text).toContain(`Offline mode · Checkout · an argument · round 2 · until ${timeText(turn.due_at)}`);
    for (const part of ['Plan the fees.', '→ Choose one.', 'summary: No card numbers.', '- An audit: 450 euros.'])
      expect(text).toContain(part);
    expect(text).toContain('said by user:\n    - Keep it cheap');
    expect(text).not.toContain('[object');
  });
});
