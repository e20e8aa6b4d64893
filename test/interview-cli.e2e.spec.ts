import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCommandLine, type CommandLine } from './command-line.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const example = (name: string) => join(ROOT, `examples/interview/${name}.yaml`);

let terminal: CommandLine;
const run: CommandLine['run'] = (...args) => terminal.run(...args);

beforeAll(async () => {
  terminal = await startCommandLine();
});
afterAll(() => terminal.stop());

const channelOf = (text: string): string => /--resume (\S+)/u.exec(text)?.[1] ?? '';

describe('parley interview', () => {
  it.each([
    ['club-calendar', 'Solutioning → Completed', 'I may have misunderstood something', 'Problem and users', '(turn 5)'],
    ['club-calendar.zh', '探讨办法 → 已完整', '刚才我可能理解偏了', '问题与用户', '（第 5 轮）'],
  ])(
    'goes with %s from the first words to six documents, which are saved (I3, I6)',
    async (name, completed, corrected, title, turn) => {
      const saved = join(terminal.folder, name);
      const ran = await run('interview', '-f', example(name), '--save', saved);
      expect(ran.code).toBe(0);
      expect(ran.out).toContain(completed);
      expect(ran.out.split(corrected)).toHaveLength(2);
      const files = ['DOC_01', 'DOC_02', 'DOC_03', 'DOC_04', 'DOC_05', 'DOC_06'];
      for (const version of ['v1', 'v2'])
        expect(readdirSync(join(saved, version)).toSorted()).toEqual(files.flatMap((id) => [`${id}.json`, `${id}.md`]));
      expect(readFileSync(join(saved, 'v1/DOC_01.md'), 'utf8')).toContain(`# DOC_01 · ${title}`);
      expect(readFileSync(join(saved, 'v2/DOC_03.md'), 'utf8')).toContain(turn);
      const channel = channelOf(ran.err);
      expect(JSON.parse((await run('documents', channel, '-o', 'json')).out)).toMatchObject([
        ...['DOC_01', 'DOC_02'].map((document) => ({ document, version: 1 })),
        { document: 'DOC_03', version: 2 },
        ...['DOC_04', 'DOC_05', 'DOC_06'].map((document) => ({ document, version: 1 })),
      ]);
      expect((await run('documents', channel, 'DOC_03', '--at-version', '1')).out).toContain('# DOC_03');
      const compared = await run('documents', channel, 'DOC_03', '--compare', '1', '2');
      expect(compared).toMatchObject({ code: 0, out: expect.stringMatching(/\+ .*DOC_03/u) as string });
      for (const args of [
        ['--compare', '1', '9'],
        ['--at-version', '9'],
      ]) {
        const missing = await run('documents', channel, 'DOC_03', ...args);
        expect(missing).toMatchObject({ code: 2, err: expect.stringContaining('in version 9') as string });
      }
    },
  );

  it('takes a line of a pipe a turn, stays open at its end, waits in the inbox, and goes on where it stood', async () => {
    const first = await terminal.runWith('I keep a calendar.\n\nIt hurts.\n', [
      'interview',
      'A calendar',
      '--name',
      'Mara',
    ]);
    expect(first.code).toBe(5);
    expect(first.out).toMatch(/» I keep a calendar\.\n.*\n {2}· Profiling → Deep dive 14\/100.*\n» It hurts\./u);
    const channel = channelOf(first.err);
    const waiting = await run('inbox', 'mara');
    expect(waiting.out).toContain('the Interviewer waits for you');
    expect(waiting.out).toContain('> You say: “It hurts.”');
    expect(waiting.out).toContain(`parley say ${channel} "…" | parley interview --resume ${channel}`);
    const then = await terminal.runWith('/state\n/docs\nAnd then?\n/end\n', ['interview', '--resume', channel]);
    expect(then.code).toBe(8);
    const [stood = ''] = then.out.split('\n');
    expect(stood).toBe('A calendar · it stands at: Deep dive, 28/100');
    expect(then.out).not.toContain('» It hurts.');
    expect(then.out).toContain('│ pain points  │ It hurts.');
    expect(then.out).toContain('there is no /docs here; did you mean /doc?');
    expect(then.out).toContain('══ REHEARSED');
    expect((await run('interview', 'state', channel, '-o', 'json')).out).toContain('"processed_turns":3');
    expect(await run('interview', '--resume', channel)).toMatchObject({
      code: 2,
      err: expect.stringContaining('the interview is over') as string,
    });
  });

  it('sends a pipe at once where it is told to, and keeps the order (I4)', async () => {
    const said = ['One.', 'Two.', 'Three.'];
    const ran = await terminal.runWith(said.join('\n'), ['interview', 'A calendar', '--no-wait', '-o', 'json']);
    expect(ran.code).toBe(5);
    const { context } = JSON.parse(ran.out) as { context: { recent_messages: { from: string; text: string }[] } };
    expect(context.recent_messages.flatMap(({ from, text }) => (from === 'user' ? [text] : []))).toEqual(said);
  });

  it('writes with what is known where that is asked for, and saves later', async () => {
    const said = 'I keep a calendar.\n/deliver\n';
    const ran = await terminal.runWith(said, ['interview', 'A calendar', '--lang', 'zh']);
    expect(ran).toMatchObject({ code: 0, out: expect.stringContaining('DOC_01…DOC_06 已写好') as string });
    const saved = join(terminal.folder, 'later');
    expect(await run('documents', channelOf(ran.err), '--save', saved)).toMatchObject({ code: 0 });
    expect(existsSync(join(saved, 'v1/DOC_06.json'))).toBe(true);
  });

  it('tells what the interview refuses, and goes on', async () => {
    const ran = await terminal.runWith(`${'x'.repeat(20_001)}\nShort.\n`, ['interview', 'A calendar']);
    expect(ran.err).toContain('/text');
    expect(ran.out).toContain('» Short.');
    expect(ran.code).toBe(5);
  });

  it('does not wait for its user where it may not', async () => {
    const ran = await run('--no-input', 'interview', 'A calendar');
    expect(ran).toMatchObject({ code: 5, out: expect.stringContaining('Who are you') as string });
  });

  it('is no place for a channel of another protocol', async () => {
    const { out } = await run('team', 'A guide', '--detach');
    for (const args of [
      ['interview', '--resume', out.trim()],
      ['interview', 'state', out.trim()],
      ['documents', out.trim()],
    ])
      expect((await run(...args)).code, args.join(' ')).toBe(2);
  });

  it.each([
    [['interview'], 'usage: parley interview'],
    [['interview', '  '], 'the topic is empty'],
    [['interview', 'x'.repeat(301)], '/topic'],
    [['interview', '-f', 'nowhere.yaml'], 'cannot read nowhere.yaml'],
    [['interview', 'x', '--resume', 'y'], '--resume goes on with an interview as it is'],
    [['interview', '--resume', '0199a5f0-0000-7000-8000-000000000001'], 'There is no such channel'],
    [['documents', '0199a5f0-0000-7000-8000-000000000001'], 'There is no such channel'],
    [['documents', '0199a5f0-0000-7000-8000-000000000001', 'DOC_07'], 'there is no document DOC_07'],
    [['documents', '0199a5f0-0000-7000-8000-000000000001', '--compare', '1', '2'], 'say which document'],
    [['documents', '0199a5f0-0000-7000-8000-000000000001', 'DOC_01', '--compare', '1'], '--compare takes two versions'],
  ])('%j is a wrong use, and it says why', async (args, text) => {
    const ran = await run(...args);
    expect(ran.err).toContain(text);
    expect(ran.code).toBe(2);
  });

  it('names the line and the field of a wrong file', async () => {
    const file = join(terminal.folder, 'wrong.yaml');
    writeFileSync(file, 'topic: A\nconfig: { complete_at: 140 }\n');
    const ran = await run('interview', '-f', file);
    expect(ran).toMatchObject({
      code: 2,
      err: expect.stringContaining(':2:24 /config/complete_at: must be <= 100') as string,
    });
  });
});
