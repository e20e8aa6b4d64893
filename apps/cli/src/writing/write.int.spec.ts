import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { eventually } from '@parley/testing/eventually';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startStack } from '../../../standalone/src/rest.fixtures.js';
import { defined } from '../defined.js';
import { EXIT } from '../exit-codes.js';

let parley: Awaited<ReturnType<typeof startStack>>;
let folder: string;
let input: PassThrough & { isTTY?: boolean };
let told = '';

beforeAll(async () => void (parley = await startStack()));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-write-'));
  vi.stubEnv('XDG_STATE_HOME', folder);
  vi.stubEnv('VISUAL', '');
  vi.stubEnv('EDITOR', '');
  input = new PassThrough();
  told = '';
  const take = (text: unknown) => ((told += stripVTControlCharacters(String(text))), true);
  vi.spyOn(process, 'stdin', 'get').mockImplementation(() => input as never);
  vi.spyOn(process.stdout, 'write').mockImplementation(take);
  vi.spyOn(process.stderr, 'write').mockImplementation(take);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  process.exitCode = undefined;
});
afterAll(() => parley.close());

async function run(...args: string[]): Promise<number> {
  await defined().parseAsync(['--server', parley.url, '--lang', 'en', ...args], { from: 'user' });
  return Number(process.exitCode);
}

/**
 * An editor that is a script: each time it is opened it keeps what it is shown, and writes what comes next, as by a person who
 * replaces some texts by others. Without more to do it leaves the file as it is.
 */
function fakeEditor(...edits: [from: string, to: string, ...more: string[]][]): () => string[] {
  const script = join(folder, 'editor.mjs');
  const shown = join(folder, 'shown.json');
  const code = `import { existsSync, readFileSync, writeFileSync } from 'node:fs';
const edits = ${JSON.stringify(edits)};
const file = process.argv[2];
const shown = existsSync('${shown}') ? JSON.parse(readFileSync('${shown}', 'utf8')) : [];
let text = readFileSync(file, 'utf8');
writeFileSync('${shown}', JSON.stringify([...shown, text]));
const edit = edits[shown.length] ?? [];
for (let at = 0; at < edit.length; at += 2) text = text.replace(edit[at], () => edit[at + 1]);
if (edit.length) writeFileSync(file, text);`;
  writeFileSync(script, code);
  chmodSync(script, 0o700);
  vi.stubEnv('EDITOR', `${process.execPath} ${script}`);
  return () => (existsSync(shown) ? (JSON.parse(readFileSync(shown, 'utf8')) as string[]) : []);
}

const open = async (path: string, body: object): Promise<string> => {
  const { body: opened } = await request(parley.url).post(path).send(body).expect(201);
  return (opened as { channel_id: string }).channel_id;
};

/** A workshop in which Ana proposes an entry, and Kim, a person, speaks next. */
async function workshop(): Promise<string> {
  const entry = { text: 'Works offline for a week.', resolves: ['issue-1'], reason: 'trains' };
  const speech = { analysis: 'Trains have no net.', new_issues: ['What of videos?'], entries: [entry] };
  const roles = [
    { name: 'Ana', system_prompt: 'Plans.', script: [{ turn: 1, speech }] },
    { name: 'Kim', kind: 'person', system_prompt: 'Speaks for all.' },
  ];
  const channel = await open('/v1/workshops', { requirement: 'Read on the train.', roles });
  await asked('kim', channel);
  return channel;
}

const asked = (name: string, channel: string): Promise<Record<string, unknown>> =>
  eventually(async () => {
    const { body } = await request(parley.url).get(`/v1/inbox/${name}`).expect(200);
    const item = (body as { items: Record<string, unknown>[] }).items.find((one) => one['channel_id'] === channel);
    expect(item).toBeDefined();
    return item!;
  });

const eventsOf = async (channel: string, type: string): Promise<Record<string, unknown>[]> => {
  const { body } = await request(parley.url).get(`/v1/channels/${channel}/timeline?limit=200`).expect(200);
  const { items } = body as { items: { type: string; data: Record<string, unknown> }[] };
  return items.filter((event) => event.type === type).map(({ data }) => data);
};

const speechOf = async (channel: string) =>
  (await eventsOf(channel, 'SpeechGiven')).find(({ participant_id }) => participant_id === 'kim');

describe("a person's turn in a workshop, in an editor", () => {
  it('shows the plan so far and what each field means, and is sent as it was written', async () => {
    const channel = await workshop();
    const shown = fakeEditor([
      'analysis: |-\n  \n',
      'analysis: |-\n  A week is enough.\n\n  More would fill the phone.\n',
    ]);
    expect(await run('write', channel)).toBe(EXIT.done);
    const [template = ''] = shown();
    expect(template).toContain('# Read on the train.');
    expect(template).toMatch(/#   proposed:\n#     entry-1 · Works offline for a week\./u);
    expect(template).toContain('What of videos?');
    expect(template).toContain('# What the issues on the list mean for your field');
    expect(await speechOf(channel)).toMatchObject({
      speech: { analysis: 'A week is enough.\n\nMore would fill the phone.', stances: [], entries: [] },
    });
    expect(existsSync(join(folder, 'parley', 'drafts', `${channel}.turn-1-1-kim.yaml`))).toBe(false);
  });

  it('is opened again with the reason on top until it can be sent', async () => {
    const channel = await workshop();
    input.isTTY = true;
    const shown = fakeEditor(
      ['analysis: |-\n  \n', 'analysis: |-\n  Fits.\nentry_stances:\n  - {entry_id: entry-1, stance: agreed}\n#'],
      ['stance: agreed', 'stance: agree'],
      ['entry_stances:\n#', 'was: twice\n#'],
      ['was: twice', '# once'],
    );
    await run('write', channel, 'kim');
    const [first = '', second = ''] = shown();
    expect(first).not.toContain('#!');
    expect(second).toMatch(/^#! Not sent: turn-1-1-kim\.yaml:\d+:\d+ /u);
    expect(await speechOf(channel)).toMatchObject({
      speech: { analysis: 'Fits.', entry_stances: [{ entry_id: 'entry-1', stance: 'agree' }] },
    });
    expect(process.exitCode).toBe(EXIT.done);
  });

  it('without a terminal says why it is not sent and where it is kept; the next try goes on there', async () => {
    const channel = await workshop();
    fakeEditor(['advice: |-', 'advise: |-']);
    expect(await run('write', channel)).toBe(EXIT.usage);
    const file = join(folder, 'parley', 'drafts', `${channel}.turn-1-1-kim.yaml`);
    expect(told).toMatch(/Not sent: turn-1-1-kim\.yaml:\d+:\d+ \/advise/u);
    expect(told).toContain(file);
    expect(await speechOf(channel)).toBeUndefined();
    rmSync(join(folder, 'shown.json'));
    const shown = fakeEditor(['advise: |-', 'advice: |-'], ['analysis: |-\n  \n', 'analysis: |-\n  Fits.\n']);
    expect(await run('write', channel)).toBe(EXIT.usage);
    expect(shown()[0]).toMatch(/^#! Not sent: .*\/advise/u);
    expect(await run('write', channel)).toBe(EXIT.done);
    expect(await speechOf(channel)).toMatchObject({ speech: { analysis: 'Fits.' } });
  });

  it('is not sent where nothing was changed', async () => {
    const channel = await workshop();
    fakeEditor();
    expect(await run('write', channel)).toBe(EXIT.waitsForPerson);
    expect(told).toContain('nothing was sent');
    expect(await speechOf(channel)).toBeUndefined();
  });

  it('that is over is not taken', async () => {
    const channel = await workshop();
    const late = join(folder, 'late.yaml');
    writeFileSync(late, 'analysis: Late.\n');
    await request(parley.url).post(`/v1/channels/${channel}/stop`).expect(200);
    expect(await run('write', channel, '--file', late)).toBe(EXIT.usage);
    expect(told).toContain(`nobody is asked for anything to write in ${channel}`);
  });
});

it('where a channel is followed, /write opens the editor for the turn that is waited for', async () => {
  const channel = await workshop();
  input.isTTY = true;
  const shown = fakeEditor(['analysis: |-\n  \n', 'analysis: |-\n  From the middle of it.\n']);
  const following = run('follow', channel);
  await eventually(() => expect(told).toContain('/write opens your editor'));
  input.write('/write\n');
  await eventually(async () => {
    expect(await speechOf(channel)).toMatchObject({ speech: { analysis: 'From the middle of it.' } });
  });
  expect(shown()).toHaveLength(1);
  await request(parley.url).post(`/v1/channels/${channel}/stop`).expect(200);
  expect(await following).toBe(EXIT.noAgreement);
});

describe('without an editor', () => {
  it('is written in a file by its template', async () => {
    const channel = await workshop();
    await run('write', channel, '--template');
    const file = join(folder, 'turn.yaml');
    writeFileSync(file, told.replace('analysis: |-\n', 'analysis: |-\n  From a file.\n'));
    expect(await run('write', channel, '--file', file)).toBe(EXIT.done);
    expect(await speechOf(channel)).toMatchObject({ speech: { analysis: 'From a file.' } });
  });

  it('on a terminal is asked for a field at a time', async () => {
    const channel = await workshop();
    Object.assign(input, { isTTY: true });
    // Ten fields: two texts, eight lists, the stances of one of which is said.
    const lines = ['Line by line.', 'Do it.', '', '', '', '', 'entry-1', 'object', 'too long', '', '', '', ''];
    input.end(`${lines.join('\n')}\n`);
    expect(await run('write', channel)).toBe(EXIT.done);
    expect(told).toContain('analysis: What the issues on the list mean for your field');
    expect(await speechOf(channel)).toMatchObject({
      speech: {
        ...{ analysis: 'Line by line.', advice: 'Do it.' },
        entry_stances: [{ entry_id: 'entry-1', stance: 'object', reason: 'too long' }],
      },
    });
  });

  it('in Chinese is asked for whole, and is sent as it was said', async () => {
    const channel = await workshop();
    Object.assign(input, { isTTY: true });
    const lines = [
      ...['一周足够。', '先做书签。'],
      ...['ana', '视频太大。', ''],
      ...['可以删除旧书吗？', '可以。', ''],
      ...['视频怎么办？', ''],
      ...['issue-1', 'agree', '离线一周。', '够用', ''],
      ...['entry-1', 'object', '太长', ''],
      ...['离线三天即可。', 'issue-1', '', '', '省空间', 'entry-1', '', ''],
      ...['', ''],
    ];
    input.end(`${lines.join('\n')}\n`);
    expect(await run('--lang', 'zh', 'write', channel), told).toBe(EXIT.done);
    expect(await speechOf(channel)).toMatchObject({
      speech: {
        ...{ analysis: '一周足够。', advice: '先做书签。', new_issues: ['视频怎么办？'] },
        comments: [{ participant_id: 'ana', text: '视频太大。' }],
        questions: [{ text: '可以删除旧书吗？', assumption: '可以。' }],
        stances: [{ issue_id: 'issue-1', stance: 'agree', statement: '离线一周。', reason: '够用' }],
        entry_stances: [{ entry_id: 'entry-1', stance: 'object', reason: '太长' }],
        entries: [{ text: '离线三天即可。', resolves: ['issue-1'], reason: '省空间', rivals: ['entry-1'] }],
        ...{ reopens: [], sources: [] },
      },
    });
    // Each field by its name and its fixed words, and what it means in Chinese alone.
    const asking = told.split('\n').filter((line) => /^[a-z_.[\]\d]+(?: \([^)]*\))?: /u.test(line));
    const fields = 'analysis advice comments questions new_issues stances entry_stances entries reopens sources'.split(
      ' ',
    );
    expect([...new Set(asking.map((line) => /^[a-z_]+/u.exec(line)![0]))]).toEqual(fields);
    for (const line of asking) expect(line).toMatch(/: [^:]*\p{Script=Han}/u);
    expect(told).toContain('每行一项；空行结束');
    expect(told).toContain('Kim：已发出。');
  });

  it('with --no-input says how it is sent, and waits for nobody', async () => {
    const channel = await workshop();
    expect(await run('--no-input', 'write', channel)).toBe(EXIT.waitsForPerson);
    expect(told).toContain(`write ${channel} --file FILE`);
    defined().setOptionValue('input', true);
  });
});

it("a lead's plan is written, and what the server refuses of it stands on top of the text (D1)", async () => {
  const experts = [
    { name: 'Lea', kind: 'person' },
    { name: 'Max', kind: 'person' },
  ];
  const channel = await open('/v1/teams', { task: 'Plan the fees.', experts, lead: 'lea' });
  await asked('lea', channel);
  input.isTTY = true;
  const phase = (expert: string) =>
    `phases:\n  - phase_id: fees\n    title: Fees\n    task: Choose one.\n    expert: ${expert}\n`;
  const shown = fakeEditor(
    ['approach: |-\n  \n', 'approach: |-\n  One step.\n', 'phases:\n', phase('nobody')],
    ['    expert: nobody', '    expert: max'],
  );
  const first = await run('write', channel);
  const [template = '', again = ''] = shown();
  expect(template).toContain('Plan the fees.');
  expect(again).toMatch(/^#! Not sent: [^]*nobody/u);
  expect(first).toBe(EXIT.done);
  expect(await eventsOf(channel, 'TaskPlanned')).toMatchObject([
    { plan: { phases: [{ phase_id: 'fees', expert: 'max' }] } },
  ]);
});

describe("a person's turn in an interview", () => {
  /** An interview in which a person asks, and another writes. */
  async function interview(): Promise<string> {
    const topic = 'How our club plans its evenings';
    const [interviewer, architect] = ['Ida', 'Arc'].map((name) => ({ name, kind: 'person' }));
    const channel = await open('/v1/interviews', { topic, interviewer, architect });
    await asked('ida', channel);
    return channel;
  }

  const saidIn = async (channel: string): Promise<object[]> => {
    const { body } = await request(parley.url).get(`/v1/interviews/${channel}/messages`).expect(200);
    return (body as { items: object[] }).items;
  };

  it('to answer the user, is written and said (I2)', async () => {
    const channel = await interview();
    const shown = fakeEditor(['text: |-\n  \n', 'text: |-\n  What brings you here?\n']);
    expect(await run('write', channel), told).toBe(EXIT.done);
    expect(shown()[0]).toContain('# How our club plans its evenings');
    await eventually(async () => {
      expect(await saidIn(channel)).toMatchObject([{ turn: 0, from: 'interviewer', text: 'What brings you here?' }]);
    });
  });

  it('to write a document, has the fields of that document alone, and is the version that stands (I6)', async () => {
    const channel = await interview();
    const send = (path: string, body: object) => request(parley.url).post(path).send(body).expect(200);
    const answer = (text: string) => send(`/v1/interviews/${channel}/answers`, { participant_id: 'ida', text });
    await answer('What brings you here?');
    await asked('user', channel);
    await send(`/v1/channels/${channel}/interventions`, { text: 'Mails, mails, mails.' });
    await eventually(() => answer('How many?'));
    await eventually(() => send(`/v1/interviews/${channel}/deliveries`, { comment: 'Now, please' }));
    await asked('arc', channel);
    const statement = (text: string) => `\n    - text: ${text}\n      turns: [1]\n`;
    const shown = fakeEditor([
      ...['summary: |-\n  \n', 'summary: |-\n  It is about mails.\n'],
      ...['  problem:\n', `  problem:${statement('Too many mails.')}`],
      ...['  users:\n', `  users:${statement('The keeper.')}`],
    ] as [string, string, ...string[]]);
    expect(await run('write', channel, 'arc'), told).toBe(EXIT.done);
    expect(shown()[0]).toMatch(/^problem_and_users:$/mu);
    expect(shown()[0]).not.toMatch(/^(?:requirements|functional):/mu);
    await eventually(async () => {
      const { body } = await request(parley.url).get(`/v1/interviews/${channel}/documents/DOC_01`).expect(200);
      expect(body).toMatchObject({
        version: 1,
        content: { summary: 'It is about mails.', problem_and_users: { problem: [{ text: 'Too many mails.' }] } },
      });
    });
  });
});
