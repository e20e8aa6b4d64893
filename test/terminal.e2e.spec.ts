import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TmuxTerminal, tmuxMissing } from '@parley/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startCommandLine, type CommandLine } from './command-line.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PARLEY = [process.execPath, join(ROOT, 'apps/cli/bin/parley.js')];
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
    terminal = new TmuxTerminal([...PARLEY, ...args], { PARLEY_SERVER: server.url, PARLEY_DATA: server.folder }, size);
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
    await terminal.shows('══ COMPLETED');
    terminal.enter('exit');
    expect(await terminal.ended()).toBe(0);
  });

  it('Ctrl-C leaves what goes on, keeps what was typed out of it, and says how to come back', async () => {
    const channel = (await server.run('negotiate', '-f', PERSON, '--detach')).out.trim();
    run(['follow', channel]);
    await terminal.shows('⏳ waits for Rae');
    terminal.enter('Take your time.');
    await terminal.shows('» Take your time.');
    terminal.press('C-c');
    await terminal.shows(`still running; parley follow ${channel} | parley stop ${channel}`);
    expect(await terminal.ended()).toBe(130);
    await server.run('stop', channel);
  });
});
