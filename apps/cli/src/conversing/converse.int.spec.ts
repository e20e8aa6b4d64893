import { channelsTimeline } from '@parley/client';
import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { RecordedEvent } from '@parley/contracts';
import { eventually } from '@parley/testing/eventually';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { meetup, startStack } from '../../../standalone/src/rest.fixtures.js';
import { ApiClient } from '../api-client.js';
import { unmarked } from '../called.js';
import { EXIT, type CliError } from '../exit-codes.js';
import { negotiate } from '../negotiation/negotiate.js';
import { register } from '../known-protocols.js';
import { PROTOCOLS } from '../protocols.js';
import { board, party } from '../round-table/tables.js';
import type { GlobalOptions, Session } from '../session.js';
import { team } from '../team/teams.js';
import { answer, discuss } from '../workshop/clarify.js';
import { chatIn } from '../commands/chat.js';
import { takePartIn } from '../commands/take-part.js';
import { converse } from './converse.js';
import { deskOf } from './desk.js';

let parley: Awaited<ReturnType<typeof startStack>>;
let session: Session;
let input: PassThrough;
let printed = '';

const options: GlobalOptions = { output: 'text', timeout: 20, input: true };
const person = (name: string) => ({ name, kind: 'person' });
const table = (more: object) => ({ mode: 'board', members: [person('Ana'), person('Bo')], ...more });

beforeAll(async () => {
  register(PROTOCOLS);
  parley = await startStack();
  session = {
    client: new ApiClient(parley.url, { timeoutMs: 20_000, plain: true }),
    embedded: false,
    close: () => Promise.resolve(),
  };
});
beforeEach(() => {
  input = new PassThrough();
  printed = '';
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(input as never);
  const take = (text: unknown) => ((printed += String(text)), true);
  vi.spyOn(process.stdout, 'write').mockImplementation(take);
  vi.spyOn(process.stderr, 'write').mockImplementation(take);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => parley.close());

/** The reading end of a pipe. */
function openPipe(): number {
  const path = join(mkdtempSync(join(tmpdir(), 'parley-pipe-')), 'pipe');
  execFileSync('mkfifo', [path]);
  const fd = openSync(path, constants.O_RDWR);
  onTestFinished(() => {
    closeSync(fd);
    rmSync(dirname(path), { recursive: true });
  });
  return fd;
}

const expectPrinted = (text: string) => eventually(() => expect(printed).toContain(text));
const channel = () => /^channel (\S+)/mu.exec(printed)![1]!;

async function eventsOf(type: RecordedEvent['type']): Promise<RecordedEvent['data'][]> {
  const query = { limit: '200' };
  const { data } = await channelsTimeline({ ...session.client.to, path: { id: channel() }, query });
  return (data.items as RecordedEvent[]).filter((event) => event.type === type).map((event) => event.data);
}

describe('what is typed is read wherever it is invited', () => {
  it('a negotiation: words, more rounds, help, a slip of the finger, and an end', async () => {
    const ended = negotiate(session, meetup, false, options);
    await expectPrinted('Round 1');
    input.write('Think of the budget.\n/help\n/exten 2 rounds\n/nonsense\n/extend 2 rounds\n');
    await expectPrinted('/vote [question]');
    await expectPrinted('there is no /exten here; did you mean /extend?');
    await expectPrinted('there is no /nonsense here /help says');
    await eventually(async () => expect(await eventsOf('LimitsExtended')).toMatchObject([{ rounds: 2 }]));
    expect(await eventsOf('InterventionRecorded')).toMatchObject([{ text: 'Think of the budget.' }]);
    input.write('bye!\n');
    expect(await ended).toBe(EXIT.noAgreement);
    expect(await eventsOf('InterventionRecorded')).toMatchObject([{}, { text: '/end' }]);
  });

  it('a board: [E] ends it; help is in its language', async () => {
    const ended = board(session, table({ topic: '收费吗？', question: '收费吗？', language: 'zh' }), {}, options);
    await expectPrinted('第 1 轮');
    input.write('/help\n/vot\n[E]\n');
    await ended;
    expect(printed).toContain('总结后结束');
    expect(printed).toContain('没有 /vot 这个命令；您是指 /vote 吗？');
    expect(await eventsOf('InterventionRecorded')).toMatchObject([{ text: '/end' }]);
  });

  it('a team: its own command is in the help, and a slip of it is known', async () => {
    const experts = [person('Ana'), person('Bo')].map((one) => ({ ...one, expertise: ['all'] }));
    const ended = team(session, { task: 'Plan the fees.', experts }, { debates: true }, options);
    await expectPrinted('channel ');
    input.write('/help\n/debat x\nexit\n');
    await ended;
    expect(printed).toContain('/debate TOPIC');
    expect(printed).toContain('there is no /debat here; did you mean /debate?');
  });

  it('a channel that is followed, from a pipe: in its order, and its end ends nothing', async () => {
    const opened = await session.client.post<{ channel_id: string }>(
      '/v1/round-tables',
      table({ topic: 'Fees?', question: 'Fees?' }),
    );
    printed = `channel ${opened.channel_id}\n`;
    const followed = converse(session, opened.channel_id, options);
    input.end('one\ntwo\n');
    const said = async () => (await eventsOf('InterventionRecorded')).map((data) => ('text' in data ? data.text : ''));
    await eventually(async () => expect(await said()).toEqual(['one', 'two']));
    await session.client.post(`/v1/channels/${opened.channel_id}/stop`, {});
    expect(await followed).toBe(EXIT.noAgreement);
  });

  it('people answer where their channel is shown, each by name, before they are asked too (N2, N6)', async () => {
    const ended = negotiate(session, meetup, false, options);
    input.write('Ana: accept\nCy: accept, gladly\n');
    await expectPrinted('v2');
    await expectPrinted('⏳ waits for Ana');
    expect(printed).toMatch(/waits for Ana · (?:10:00|9:[345]\d) left · then: taken as accepted/u);
    expect(printed).toContain(`parley reply ${channel()} ana accept | … negotiate | … withdraw`);
    input.write('ana: accept\ncy: withdraw no time\n');
    // Whoever stays is asked about what has become of the plan (N5).
    await expectPrinted('v4');
    await expectPrinted('⏳ waits for Ana');
    input.write('ana: accept\n');
    expect(await ended).toBe(EXIT.done);
    const feedback = (await eventsOf('FeedbackRecorded')) as { participant_id: string }[];
    // Whether the model or the person comes first is open.
    expect(feedback.toSorted((one, other) => one.participant_id.localeCompare(other.participant_id))).toMatchObject([
      { participant_id: 'ana' },
      { participant_id: 'ana' },
      { participant_id: 'ana', assumed: false },
      { participant_id: 'bo' },
      { participant_id: 'bo' },
      { participant_id: 'bo' },
      { participant_id: 'cy', reasoning: 'gladly' },
      { participant_id: 'cy', feedback_type: 'withdraw', reasoning: 'no time' },
    ]);
  });

  it('they speak and vote there as well (R1, T1)', async () => {
    const ended = board(session, table({ question: 'Fees?', config: { rounds: 1 } }), {}, options);
    input.write('Ana: agree: Ten euros.\n/vote Enough?\nAna: /vote yes\nBo: /vote no\nBo: Twelve.\n');
    await ended;
    expect(await eventsOf('ContributionMade')).toMatchObject([
      { participant_id: 'ana', text: 'Ten euros.', stance: { verdict: 'agree' } },
      { participant_id: 'bo', text: 'Twelve.' },
    ]);
    expect(await eventsOf('VoteClosed')).toMatchObject([{ end: 1, continue: 1, passed: false }]);
  });

  async function openWorkshop(): Promise<string> {
    const question = { text: 'Which trips?', assumption: 'All.' };
    const script = [{ turn: 1, speech: { analysis: 'Let me see.', questions: [question] } }];
    const workshop = { requirement: 'Trips', roles: [{ name: 'Planner', system_prompt: 'You plan.', script }] };
    const { channel_id } = await session.client.post<{ channel_id: string }>('/v1/workshops', workshop);
    printed = `channel ${channel_id}\n`;
    return channel_id;
  }

  it('a question to the user waits where nobody ever was at the input; whoever answers it does (W6)', async () => {
    const opened = await openWorkshop();
    input.end();
    const ended = discuss(session, opened, deskOf(options), options);
    await expectPrinted('⏳ waits for you · no time runs out');
    expect(printed).toContain(`parley answer ${opened} question-1 "…"`);
    expect(await eventsOf('ClarificationSkipped')).toEqual([]);
    await answer(session, { channel: opened, question: 'question-1', text: 'Only short ones.' }, options);
    await ended;
    expect(await eventsOf('ClarificationSkipped')).toEqual([]);
  });

  it('it is answered by its name where the workshop is followed', async () => {
    const followed = converse(session, await openWorkshop(), options);
    await expectPrinted('⏳ waits for you');
    input.write('question-1: Only short ones.\n');
    await followed;
    expect(await eventsOf('ClarificationAnswered')).toMatchObject([{ answer: 'Only short ones.' }]);
  });

  /** A workshop with two questions, and the first of them answered. */
  async function openWithQuestions(): Promise<string> {
    const questions = ['Which trips?', 'By train?'].map((text) => ({ text, assumption: 'All.' }));
    const script = [{ turn: 1, speech: { analysis: 'Let me see.', questions } }];
    const body = { requirement: 'Trips', roles: [{ name: 'Planner', system_prompt: 'You plan.', script }] };
    const { channel_id } = await session.client.post<{ channel_id: string }>('/v1/workshops', body);
    printed = `channel ${channel_id}\n`;
    await eventually(async () => expect(await eventsOf('ClarificationRelayed')).toHaveLength(2));
    await answer(session, { channel: channel_id, question: 'question-1', text: 'Short ones.' }, options);
    return channel_id;
  }

  it('a plain line of a pipe answers the question that is open where a workshop is followed, and no other (W6)', async () => {
    const opened = await openWithQuestions();
    Object.assign(input, { fd: openPipe() });
    input.end('Only by train.\n');
    await takePartIn(session, opened, options);
    expect(await eventsOf('ClarificationAnswered')).toMatchObject([
      { question_id: 'question-1', answer: 'Short ones.' },
      { question_id: 'question-2', answer: 'Only by train.' },
    ]);
    expect(await eventsOf('InterventionRecorded')).toEqual([]);
  });

  it.each([
    ['followed', (channel_id: string) => takePartIn(session, channel_id, options)],
    ['planned', (channel_id: string) => discuss(session, channel_id, deskOf(options), options)],
  ])(
    'a pipe that ends without a word answers nothing: a workshop that is %s is left, and says how (W6)',
    async (_, seen) => {
      const opened = await openWithQuestions();
      Object.assign(input, { fd: openPipe() });
      input.end();
      const left = await seen(opened).catch((error: unknown) => error as CliError);
      expect(left).toMatchObject({ exitCode: EXIT.waitsForPerson });
      expect(unmarked((left as CliError).message)).toBe(
        `waits for you: parley answer ${opened} question-2 "…" | parley skip ${opened} question-2; its files, once it is over: parley plan outputs ${opened}`,
      );
      expect(await eventsOf('ClarificationSkipped')).toEqual([]);
    },
  );

  it('who leaves a workshop is told how its files are got (W9)', async () => {
    const opened = await openWithQuestions();
    const left = discuss(session, opened, deskOf(options), options);
    await expectPrinted('question-2');
    process.emit('SIGINT', 'SIGINT');
    expect(await left).toBe(EXIT.detached);
    expect(printed).toContain(`its files, once it is over: parley plan outputs ${opened}\n`);
  });

  it('a person’s role speaks, says where it stands on what it has not heard of, and writes its document, each in a line (W3, W4)', async () => {
    const entries = [{ text: 'Trips end by ten.', resolves: ['issue-1'], reason: 'The last train.' }];
    const script = [{ turn: 1, speech: { analysis: 'Let me see.', entries } }];
    const pia = { name: 'Pia', kind: 'person', system_prompt: 'Cares.', output_document: 'pia.json' };
    const roles = [pia, { name: 'Planner', system_prompt: 'You plan.', script }];
    const body = { requirement: 'Trips', roles, config: { initial_judgement: false, max_rounds: 1 } };
    const { channel_id } = await session.client.post<{ channel_id: string }>('/v1/workshops', body);
    printed = `channel ${channel_id}\n`;
    const followed = converse(session, channel_id, options);
    await expectPrinted('here: your speech');
    input.write('Pia: Nobody should walk home alone.\n');
    await expectPrinted('entry-1 Trips end by ten.');
    await expectPrinted('here: agree | entry-1 agree');
    input.write('pia: entry-1 agree: there is a train\n');
    await expectPrinted('here: the summary of your document');
    input.write('Pia: The last train decides.\n');
    await followed;
    expect(await eventsOf('EntriesRatified')).toMatchObject([
      { participant_id: 'pia', entry_stances: [{ entry_id: 'entry-1', stance: 'agree', reason: 'there is a train' }] },
    ]);
    expect(await eventsOf('PlanDocumentWritten')).toContainEqual(expect.objectContaining({ participant_id: 'pia' }));
  });

  it('a party ends where its pipe ends without a word (R2)', async () => {
    Object.assign(input, { fd: openPipe() });
    input.end();
    const members = [{ name: 'Ana' }, { name: 'Bo' }];
    expect(await party(session, { mode: 'party', question: 'Hello?', members }, {}, options)).toBe(EXIT.rehearsed);
    expect(await eventsOf('InterventionRecorded')).toContainEqual(expect.objectContaining({ text: '/end' }));
  });

  it('a chat in a channel ends with its pipe, once all of it is said; the channel goes on', async () => {
    const body = table({ topic: 'Fees?', question: 'Fees?' });
    const { channel_id } = await session.client.post<{ channel_id: string }>('/v1/round-tables', body);
    printed = `channel ${channel_id}\n`;
    Object.assign(input, { fd: openPipe() });
    input.end('Think of it.\n');
    expect(await chatIn(session, channel_id, options)).toBe(EXIT.done);
    expect(await eventsOf('InterventionRecorded')).toMatchObject([{ text: 'Think of it.' }]);
    expect(await eventsOf('ChannelClosed')).toEqual([]);
    expect(printed).toContain(`still running; parley follow ${channel_id} | parley stop ${channel_id}`);
  });

  it('a round that was added is counted (T5)', async () => {
    const ended = board(session, table({ question: 'Fees?', config: { rounds: 1 } }), {}, options);
    await expectPrinted('Round 1 of 1 (the last)');
    input.write('/extend 1 round\n');
    await expectPrinted('1 more round');
    input.write('Ana: Ten.\nBo: Twelve.\n');
    await expectPrinted('Round 2 of 2');
    expect(printed).not.toContain('of 1 (the last) ── Ana, Bo\n\n── Round 2 of 1');
    input.write('/stop\n');
    await ended;
  });

  it('a person’s objection in a speech is one; what cannot be read is asked back, and nothing weaker is recorded (R2, W4)', async () => {
    const entries = [{ text: 'A week view.', resolves: ['issue-1'], reason: 'All can see it.' }];
    const script = [{ turn: 1, speech: { analysis: 'Let me see.', entries } }];
    const kim = { name: 'Kim', kind: 'person', system_prompt: 'Cares.', output_document: 'kim.json' };
    const roles = [{ name: 'Planner', system_prompt: 'You plan.', script }, kim];
    const body = { requirement: 'Trips', roles, config: { initial_judgement: false, max_rounds: 1 } };
    const { channel_id } = await session.client.post<{ channel_id: string }>('/v1/workshops', body);
    printed = `channel ${channel_id}\n`;
    const followed = converse(session, channel_id, options);
    await expectPrinted('here: your speech');
    input.write('Kim: entry-1 obejct: useless on a phone\n');
    await expectPrinted('"entry-1 obejct: useless on a phone" is no stance');
    expect(printed.split('here: your speech')).toHaveLength(3);
    expect(await eventsOf('SpeechGiven')).toHaveLength(1);
    input.write('Kim: entry-1 object: a week view is useless on a phone\n');
    await expectPrinted('here: the summary of your document');
    input.write('Kim: No week view.\n');
    await followed;
    expect(await eventsOf('SpeechGiven')).toMatchObject([
      {},
      { speech: { entry_stances: [{ entry_id: 'entry-1', stance: 'object' }] } },
    ]);
    expect(await eventsOf('DraftEntryAdded')).toEqual([]);
  });

  it('a party stays open where nobody ever was at the input', async () => {
    input.end();
    const ended = party(
      session,
      { ...table({}), mode: 'party', members: [{ name: 'Ana' }, { name: 'Bo' }] },
      {},
      options,
    );
    await expectPrinted('Your turn');
    await session.client.post(`/v1/channels/${channel()}/stop`, {});
    expect(await ended).toBe(EXIT.noAgreement);
  });

  it('nothing is read where nobody may be waited for', async () => {
    const reading = vi.spyOn(input, 'on');
    await expect(
      board(session, table({ topic: 'Fees?', question: 'Fees?' }), {}, { ...options, input: false }),
    ).rejects.toThrow('waits for ana');
    expect(reading).not.toHaveBeenCalled();
  });
});
