import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { genericAnswerer, openFolder, startSimulatedApi, TmuxTerminal, tmuxMissing } from '@parley/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startCommandLine, type CommandLine } from './command-line.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** As where it is installed and on the path: it calls itself by its name alone. */
const INSTALLED = join(ROOT, 'node_modules', '.bin');
const PARLEY = [process.execPath, join(INSTALLED, 'parley')];
const PATH = [INSTALLED, process.env['PATH']].join(delimiter);
const PERSON = join(ROOT, 'examples/negotiation/person.yaml');

describe.skipIf(tmuxMissing)('parley in a real terminal', () => {
  let server: CommandLine;
  let terminal: TmuxTerminal;
  beforeAll(async () => {
    server = await startCommandLine();
  });
  afterEach(() => terminal.stop());
  afterAll(() => server.stop());

  function run(args: string[], size: [number, number] = [100, 50]): void {
    const variables = { PATH, PARLEY_SERVER: server.url, PARLEY_DATA: server.folder };
    terminal = new TmuxTerminal([...PARLEY, ...args], variables, size);
  }

  it('negotiates with a person who answers in it, where it says who is waited for (N2, N6)', async () => {
    run(['negotiate', '-f', PERSON]);
    await terminal.shows('⏳ waits for Rae');
    expect(terminal.screen()).toContain('then: reminded, and in the end taken as accepted');
    expect(terminal.screen()).toContain(`parley --server ${server.url} reply`);
    terminal.enter('negotiate day=Friday Tuesday is full');
    await terminal.shows('day Tuesday → Friday');
    terminal.enter('Rae: accept');
    await terminal.shows('══ SUCCESS');
    expect(await terminal.ended()).toBe(0);
  });

  it('chats in a narrow window: a slip of the finger, a board, and the end (R1, D7)', async () => {
    run(['chat'], [40, 50]);
    await terminal.shows('/help says');
    terminal.enter('@bord Four days?');
    await terminal.shows('mean @board?');
    terminal.enter('@board Should we work four days a week?');
    await terminal.shows('══ REHEARSED');
    terminal.enter('exit');
    expect(await terminal.ended()).toBe(0);
  });

  it('Ctrl-C leaves what goes on, keeps what was typed out of it, and says how to come back', async () => {
    const channel = (await server.run('negotiate', '-f', PERSON, '--detach')).out.trim();
    run(['follow', channel]);
    await terminal.shows('⏳ waits for Rae');
    terminal.enter('all: Take your time.');
    await terminal.shows('» Take your time.');
    terminal.press('C-c');
    await terminal.shows(`still running; parley follow ${channel} | parley stop ${channel}`);
    expect(await terminal.ended()).toBe(130);
    await server.run('stop', channel);
  });

  it('with a model says who thinks, for how long and for how much, and what is said while it is said (N4)', async () => {
    let goOn = () => undefined as void;
    let isHeard = false;
    const pauses = () => new Promise<void>((resolve) => (goOn = resolve));
    const answers = genericAnswerer({
      when: ({ talk }) => talk.includes('## You are Paula') && !isHeard,
      answer: (_, says) => ((isHeard = true), { says, thinksForMs: 2_500, pauses }),
    });
    const model = await startSimulatedApi(answers);
    const variables = { ANTHROPIC_API_KEY: 'k', ANTHROPIC_BASE_URL: model.url, PARLEY_DATA: await openFolder() };
    const board = ['board', '-f', join(ROOT, 'examples/round-table/four-days.yaml')];
    terminal = new TmuxTerminal([...PARLEY, ...board], variables, [100, 50]);
    await terminal.shows('Paula is thinking');
    await terminal.matches(/^… Paula is thinking .*· 0:\d\d · Round 1 of 4/mu);
    await terminal.matches(/^… Paula: .*would read\. .*· 0:\d\d · Round 1 of 4 · [\d,]+ tokens · \$0\.0/mu);
    goOn();
    await terminal.shows('══');
    expect(terminal.screen()).not.toContain('is thinking');
    expect(await terminal.ended()).toBe(0);
    await model.close();
  });
});
