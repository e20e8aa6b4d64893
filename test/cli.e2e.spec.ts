import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openFolder } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCommandLine, type CommandLine } from './command-line.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

let terminal: CommandLine;
let url: string;
let folder: string;
const run: CommandLine['run'] = (...args) => terminal.run(...args);
const runWith: CommandLine['runWith'] = (input, args) => terminal.runWith(input, args);

const example = (name: string) => join(ROOT, `examples/negotiation/${name}.yaml`);

beforeAll(async () => {
  terminal = await startCommandLine();
  ({ url, folder } = terminal);
});
afterAll(() => terminal.stop());

describe('parley', () => {
  it('stops without a word where its reader has read enough', async () => {
    const parleys = [process.execPath, join(ROOT, 'apps/cli/bin/parley.js'), example('meetup')];
    const child = spawn('sh', ['-c', '"$0" "$1" negotiate -f "$2" | head -n 1', ...parleys], {
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PARLEY_SERVER: url, PARLEY_DATA: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (data) => (said += String(data)));
    await new Promise((resolve) => child.on('exit', resolve));
    expect(said).toMatch(/^channel \S+(?: · \S+)?\n(?:still running; .*\n)?$/u);
  });

  it('says by its exit code what it came to, though nobody reads what it complains of', async () => {
    const child = spawn(
      'bash',
      [
        '-c',
        '"$0" "$1" no-such-command 2>&1 >/dev/null | true; exit "${PIPESTATUS[0]}"',
        process.execPath,
        join(ROOT, 'apps/cli/bin/parley.js'),
      ],
      {
        env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
        stdio: 'ignore',
      },
    );
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(2);
  });

  it.each([
    ['meetup', 0, 'SUCCESS after 3 rounds · 1 gap: nobody records the session'],
    ['meetup.zh', 0, '协商成功'],
    ['venue-lost', 0, 'Dee is invited as Host'],
    ['silence', 0, 'assumed, no reply in time'],
    ['partial', 4, 'PARTIAL CONSENSUS after 2 rounds'],
    ['no-agreement', 3, 'NO AGREEMENT after 2 rounds'],
  ])('negotiates %s and exits with %i', async (name, code, text) => {
    const ran = await run('negotiate', '-f', example(name));
    expect(ran.out).toContain(text);
    expect(ran.code).toBe(code);
    expect(ran.out).not.toContain('\u001b[');
  });

  it.each([
    ['four-days', 0, 'AGREEMENT after 2 rounds', 'Why: everybody agrees. · '],
    ['four-days.zh', 0, '达成共识 共 2 轮', '依据：各方一致同意。 · '],
    ['deadlock', 3, 'NO AGREEMENT after 3 rounds', 'Why: nobody has moved for 2 rounds, and they differ.'],
    ['thanks', 3, 'NO AGREEMENT after 4 rounds', 'Why: 3 rounds in a row said what earlier ones had said.'],
  ])('seats the board %s and exits with %i (R1, T1)', async (name, code, result, why) => {
    const ran = await run('board', '-f', join(ROOT, `examples/round-table/${name}.yaml`));
    expect(ran.out).toContain(result);
    expect(ran.out).toContain(why);
    expect(ran.code).toBe(code);
  });

  it.each([
    ['club-payments', 'RULING: adopt', 'every phase has its result'],
    ['club-payments.zh', '裁决：采纳', '每个阶段都有结果'],
  ])('a team works %s: one debate, ruled, and a report (D1, D6)', async (name, ruling, end) => {
    const ran = await run('team', '-f', join(ROOT, `examples/team/${name}.yaml`));
    expect(ran.code).toBe(0);
    expect(ran.out.split('⚖')).toHaveLength(2);
    expect(ran.out).toContain(ruling);
    expect(ran.out).toContain(end);
  });

  it('exits with 1 where every model failed, names the cause and celebrates nothing (N6)', async () => {
    const file = join(folder, 'nobody.yaml');
    const member = (name: string) => `  - { name: ${name}, script: [{ turn: 1, act: fail }] }\n`;
    const members = `members:\n${member('Ana')}${member('Bo')}`;
    writeFileSync(file, `mode: board\ntopic: Tabs?\nquestion: Tabs?\n${members}config: { model_wait_limit: 0s }\n`);
    const ran = await run('board', '-f', file);
    expect(ran).toMatchObject({ code: 1, out: expect.stringContaining('FAILED') as string });
    expect(ran.out).toContain('No model gave a usable answer');
    expect(ran.out).not.toMatch(/AGREEMENT|SUCCESS|COMPLETED|✓/u);
  });

  it('talks to a party over a pipe: the message picks who answers, an exit word ends it (R1, R2)', async () => {
    const party = join(ROOT, 'examples/round-table/party.yaml');
    const ran = await runWith('How do we test the import?\n', ['party', '-f', party]);
    expect(ran.out).toContain('Theo · test');
    expect(ran.out).not.toContain('── Round 1 ── Paula');
    expect(ran.out).toContain('COMPLETED');
    expect(ran.code).toBe(0);
    const waiting = await run('--no-input', 'party', 'Which bugs first?', '-f', party);
    expect(waiting).toMatchObject({ code: 5, err: expect.stringContaining('waits for you: parley say') as string });
    const [, channel = ''] = /parley say (\S+)/u.exec(waiting.err) ?? [];
    expect((await run('state', channel)).out).toMatch(/│ {3}Rounds +│ \d+ rounds? /u);
    expect(await run('extend', channel, '--rounds', '2')).toMatchObject({ code: 0 });
    expect(await run('extend', channel, '--time', '30m')).toMatchObject({ code: 0 });
    const switched = await run('auto-exit', channel, 'on');
    expect(switched).toMatchObject({ code: 0, out: 'conditions end it from now on\n' });
    expect((await run('state', channel)).out).toContain('Ends by itself: yes');
    expect(await run('auto-exit', channel, 'off')).toMatchObject({ code: 0 });
    expect(await run('continue', channel)).toMatchObject({ code: 2 });
    expect(await run('vote', channel, 'Enough?')).toMatchObject({ code: 0 });
    // Whoever called it has the last vote, though everybody else has voted.
    expect(await run('say', channel, '/vote yes')).toMatchObject({ code: 0 });
    expect(await run('follow', channel)).toMatchObject({
      code: 0,
      out: expect.stringContaining('The vote to end was won') as string,
    });
  });

  it('plans in rounds, asks the user, keeps versions, compares and traces them (W1, W6, W9)', async () => {
    const workshop = (name: string) => join(ROOT, `examples/workshop/${name}`);
    await run('knowledge', 'add', workshop('knowledge'));
    const first = await runWith('Only the reading list.\n', ['plan', '-f', workshop('offline-reading.yaml')]);
    expect(first.code).toBe(0);
    expect(first.out).toContain('looks up knowledge__search');
    expect(first.out).toContain('readers.md › Readers › Devices');
    expect(first.out).toContain('» question-1 Only the reading list.');
    expect(first.out).toContain('SUCCESS after 3 rounds');
    const outputs = join(folder, 'planning_outputs');
    const [plan = ''] = readdirSync(outputs);
    expect(plan).toMatch(/^[a-z-]+-[0-9a-f]{8}$/u);
    const files = readdirSync(join(outputs, plan, 'v1')).toSorted();
    expect(files.filter((file) => /^(?:PP|SD|Dev|TP|RP)_speak_r[123]\.txt$/u.test(file))).toHaveLength(15);
    expect(files.filter((file) => !file.includes('_speak_'))).toEqual([
      'dev_plan.json',
      'planning.ai.json',
      'planning_report.md',
      'planning_transcript.jsonl',
      'product_plan.json',
      'risk_assessment.json',
      'system_design.json',
      'test_plan.json',
    ]);
    const report = readFileSync(join(outputs, plan, 'v1/planning_report.md'), 'utf8');
    expect(report).toContain('SeniorDeveloper objected: With two devices it throws notes away.');
    expect(report).toContain('licences.md › Licences');

    const second = await run('plan', '-f', workshop('offline-reading.v2.yaml'), '--from', 'v1');
    expect(second).toMatchObject({ code: 0, out: expect.stringContaining('SUCCESS after 2 rounds') as string });
    expect(readFileSync(join(outputs, plan, 'v1/planning_report.md'), 'utf8')).toBe(report);
    expect((await run('plan', 'diff', 'v1', 'v2')).out).toMatch(/~ At most 1 GB is kept.*\n  → At most 500 MB/u);
    const trace = await run('plan', 'trace', 'v1');
    expect(trace.out).toContain('R2 SeniorDeveloper turn-1-2-senior-developer: No note is lost');
    expect(trace.out).toContain('R3 SystemDesigner agree');

    const waiting = await run('--no-input', 'plan', '-f', workshop('library-seats.zh.yaml'));
    expect(waiting).toMatchObject({ code: 5, err: expect.stringContaining('parley answer') as string });
    const [, channel = ''] = /parley skip (\S+) question-1/u.exec(waiting.err) ?? [];
    expect((await run('inbox', 'user')).out).toContain('没有借书证的访客能预约吗？');
    expect(await run('answer', channel, 'question-9', 'x')).toMatchObject({ code: 2 });
    expect(await run('skip', channel, 'question-1')).toMatchObject({ code: 0 });
    expect(await run('follow', channel)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/ProductPlanner 假设：只有持证读者可以预约。[^]*══ 规划成功/u) as string,
    });
    expect((await run('plan', 'trace', channel)).out).toContain('十五分钟');
  });

  it('a workshop of a file searches its collection; a person sees in the inbox what is asked of them (W6, W7)', async () => {
    const notes = await openFolder();
    writeFileSync(join(notes, 'trips.md'), '# Trips\n\nThe treasurer signs trips over 500 euros.\n');
    await run('knowledge', 'add', notes, '--collection', 'trips');
    const file = join(notes, 'plan.yaml');
    const planner =
      '{name: Planner, system_prompt: You plan., script: [{turn: 1, lookups: [Who signs trips?], speech: {analysis: Let me see., questions: [{text: Which trips?, assumption: All.}]}}]}';
    writeFileSync(
      file,
      `requirement: Who signs trips?\nroles:\n  - ${planner}\n  - {name: Kim, kind: person, system_prompt: Speaks for all.}\n`,
    );
    const channel = (await run('plan', '-f', file, '--collection', 'trips', '--detach')).out.trim();
    const question = await eventually(async () => {
      const { out } = await run('inbox', 'user');
      expect(out).toContain(channel);
      return out;
    });
    expect(question).toContain('Which trips?');
    expect(question).not.toContain('undefined');
    expect((await run('show', channel)).out).toContain('trips.md › Trips');
    await run('skip', channel, 'question-1');
    await eventually(async () => {
      const { out, code } = await run('inbox', 'kim');
      expect(code).toBe(0);
      expect(out).toContain(`parley write ${channel} kim`);
    });
    await run('stop', channel);
  });

  it('takes a folder of knowledge, finds it with its source, and names what it cannot read (W7)', async () => {
    const notes = await openFolder();
    expect(await run('knowledge', 'add', notes)).toMatchObject({ code: 2 });
    writeFileSync(join(notes, 'rules.md'), '# Trips\n\nThe treasurer signs trips over 500 euros.\n');
    writeFileSync(join(notes, '制度.txt'), '差旅费须经财务主管签字。');
    writeFileSync(join(notes, 'fake.pdf'), 'this is no PDF');
    const added = await run('knowledge', 'add', notes, '--collection', 'team');
    expect(added).toMatchObject({ code: 0, out: expect.stringContaining('2 added') as string });
    expect(added.err).toContain('fake.pdf');
    expect((await run('knowledge', 'add', notes, '--collection', 'team')).out).toContain('2 unchanged');
    expect((await run('knowledge', 'search', 'Who signs trips?', '--collection', 'team')).out).toContain(
      'rules.md › Trips',
    );
    expect((await run('knowledge', 'search', '谁签字', '--collection', 'team')).out).toContain('制度.txt');
    await run('knowledge', 'remove', 'rules.md', '--collection', 'team');
    expect((await run('knowledge', 'list', '--collection', 'team')).out).not.toContain('rules.md');
  });

  it('shows, compares, exports and verifies what was negotiated; a changed export is found out', async () => {
    const { out } = await run('negotiate', '-f', example('meetup'), '-o', 'jsonl', '--quiet');
    const channel = (JSON.parse(out.split('\n')[0]!) as { channel_id: string }).channel_id;
    expect((await run('show', channel)).out).toContain('talk_length 30 → 45 minutes, applied');
    expect((await run('diff', channel, '1', '2')).out).toContain('terms.talk_length 30 → 45 minutes');
    expect((await run('channels', '-o', 'json')).out).toContain(channel);
    const file = join(folder, 'export.jsonl');
    await run('export', channel, '--to', file);
    expect(await run('verify', file)).toMatchObject({
      code: 0,
      out: expect.stringContaining('the hash chain holds') as string,
    });
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.split('\n').slice(0, -4).join('\n'));
    expect(await run('verify', file)).toMatchObject({
      code: 6,
      err: expect.stringContaining('the last line is missing') as string,
    });
    expect(await run('verify', channel)).toMatchObject({ code: 0 });
    writeFileSync(file, whole.replace('"45"', '"60"'));
    expect(await run('verify', file)).toMatchObject({
      code: 6,
      err: expect.stringContaining('breaks at version') as string,
    });
  });

  it('lets a person take part: inbox, a refused reply, a reply, the outcome', async () => {
    const { out } = await run('negotiate', '-f', example('person'), '--detach');
    const channel = out.trim();
    const inbox = await eventually(async () => {
      const ran = await run('inbox', 'Rae');
      expect(ran.out).toContain(channel);
      return ran;
    });
    expect(inbox.out).toContain('day: Tuesday');
    expect(await run('reply', channel, 'rae', 'negotiate')).toMatchObject({
      code: 2,
      err: expect.stringContaining('negotiate needs at least one proposed change') as string,
    });
    expect(
      await run('reply', channel, 'rae', 'negotiate', '--change', 'day=Friday', '--reason', 'Tuesday is full'),
    ).toMatchObject({ code: 0 });
    await eventually(async () => expect((await run('inbox', 'rae')).out).toContain('round 2'));
    await run('reply', channel, 'rae', 'accept', '-m', 'Friday it is');
    expect(await run('follow', channel)).toMatchObject({
      code: 0,
      out: expect.stringContaining('day Tuesday → Friday, applied') as string,
    });
  });

  it('does not wait for a person where it may not', async () => {
    expect(await run('--no-input', 'negotiate', '-f', example('person'))).toMatchObject({
      code: 5,
      err: expect.stringContaining('parley reply') as string,
    });
  });

  it.each([
    [['negotiate'], 2, 'usage: parley negotiate'],
    [['negotiate', '  '], 2, 'the demand is empty'],
    [['negotiate', '-f', 'nowhere.yaml'], 2, 'cannot read nowhere.yaml'],
    [['plan'], 2, 'nothing to plan'],
    [['plan', 'x', '--feedback', 'y'], 2, '--feedback is on a version'],
    [['plan', '--from', 'v99'], 2, 'there is no version v99'],
    [['plan', 'x', '--roles', 'nowhere.yaml'], 2, 'cannot read nowhere.yaml'],
    [['board'], 2, 'usage: parley board'],
    [['@team'], 2, 'nothing to do; usage: parley team'],
    [['team', 'x', '--experts', 'archtect'], 2, 'Did you mean software-architect?'],
    [['board', ' '], 2, 'the topic is empty'],
    [['board', 'x', '--rounds', '0'], 2, '/config/rounds: an open-ended board needs auto_exit'],
    [['fly'], 2, "unknown command 'fly'"],
    [['show', 'x'], 2, 'x is no channel: give its id, the beginning of it, or last'],
    [['show', '0199a5f0-0000-7000-8000-000000000001'], 2, 'There is no such channel'],
    [['--server', 'http://127.0.0.1:9', 'channels'], 7, 'cannot reach http://127.0.0.1:9'],
    [['-o', 'xml', 'channels'], 2, 'Allowed choices are text, json, jsonl'],
    [['--server', 'localhost:4700', 'channels'], 2, '--server=localhost:4700 is no address'],
    [['--server', '', 'channels'], 2, '--server= is no address'],
    [['--timeout', 'abc', 'channels'], 2, "option '--timeout <seconds>' argument 'abc' is invalid"],
    [['extend', 'x', '--minutes', '-1'], 2, "option '--minutes <n>' argument '-1' is invalid"],
    [
      ['extend', 'x', '--time', '30'],
      2,
      'It must be a length of time: a whole number with its unit, as 90s, 30m or 2h',
    ],
    [['auto-exit', 'x', 'perhaps'], 2, 'Allowed choices are on, off'],
    [['board', 'x', '--rounds', '2.5'], 2, "option '--rounds <n>' argument '2.5' is invalid"],
    [['team', 'x', '--debate-rounds', '9'], 2, 'It must be a whole number from 1 to 4'],
    [['reply', 'x', 'y', 'accept', '--round', 'one'], 2, "option '--round <round>' argument 'one' is invalid"],
    [['documents', 'x', 'DOC_01', '--at-version', 'v1'], 2, "option '--at-version <n>' argument 'v1' is invalid"],
    [['documents', 'x', 'DOC_01', '--compare', '1', 'b'], 2, "argument 'b' is invalid"],
    [['diff', 'x', 'one', '2'], 2, "command-argument value 'one' is invalid for argument 'from'"],
  ])('%j exits with %i and says why', async (args, code, text) => {
    const ran = await run(...args);
    expect(ran.err).toContain(text);
    expect(ran.code).toBe(code);
  });
});
