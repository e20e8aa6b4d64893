import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rehearsalModel } from '@parley/llm';
import { PROTOCOLS } from '@parley/protocols';
import { startStandalone, type Standalone } from '@parley/standalone';
import { dataFolder } from '@parley/testing';
import { eventually } from '@parley/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ranWith, type Ran } from '../command-line.js';
import { poll } from './poll.js';

const FILE = fileURLToPath(new URL('poll.yaml', import.meta.url));
const MEETUP = fileURLToPath(new URL('../../examples/negotiation/person.yaml', import.meta.url));

let parley: Standalone;
let folder: string;
beforeAll(async () => {
  folder = await dataFolder();
  const model = rehearsalModel();
  parley = await startStandalone({
    folder,
    rehearsal: true,
    modelFor: () => model,
    protocols: [poll, ...PROTOCOLS.filter(({ name }) => name === 'negotiation')],
    postgresSettings: ['fsync=off'],
  });
});
afterAll(() => parley.close());

const run = (...args: string[]): Promise<Ran> => runWith('', ...args);
const runWith = (input: string, ...args: string[]): Promise<Ran> =>
  ranWith(input, args, { PARLEY_SERVER: parley.url, PARLEY_DATA: folder });

async function open(): Promise<string> {
  const opened = await run('open', 'poll', '-f', FILE, '--detach');
  expect(opened).toMatchObject({ code: 0 });
  return opened.out.trim();
}

const asked = (name: string) =>
  eventually(async () => {
    const inbox = await run('inbox', name);
    expect(inbox.out).not.toMatch(/^nothing/iu);
    return inbox;
  });

describe('a protocol that the command line does not know', { timeout: 180_000 }, () => {
  it('is opened from a file, waits in the inbox beside others, is answered by its form, and ends', async () => {
    const channel = await open();
    expect(await run('open', 'negotiation', '-f', MEETUP, '--detach')).toMatchObject({ code: 0 });
    const inbox = await asked('bo');
    expect(inbox).toMatchObject({ code: 0 });
    expect(inbox.out).toMatch(/Tea · poll · round 1/u);
    expect(inbox.out).toContain('question: Tea or coffee?');
    expect(inbox.out).toContain(`parley write ${channel} bo`);
    expect(await asked('rae')).toMatchObject({ code: 0, out: expect.stringContaining('negotiat') as string });

    const template = await run('write', channel, '--template');
    expect(template.out).toMatch(/^# +question: Tea or coffee\?/mu);
    expect(template.out).toMatch(/^text:/mu);
    const file = join(folder, 'answer.yaml');
    writeFileSync(file, 'text: Tea\nsugar: two\n');
    expect(await run('write', channel, '-f', file)).toMatchObject({
      code: 2,
      err: expect.stringContaining('/sugar') as string,
    });
    writeFileSync(file, 'text: |-\n  Tea, in the garden.\n');
    expect(await run('write', channel, '-f', file)).toMatchObject({ code: 0 });

    const followed = await run('follow', channel);
    expect(followed).toMatchObject({ code: 0 });
    expect(followed.out).toMatch(/Bo · ContributionMade/u);
    expect(followed.out).toContain('text: Tea, in the garden.');
    expect(followed.out).toContain('2 answered.');
    const verified = await run('verify', channel);
    expect(verified).toMatchObject({ code: 0, err: '' });
    const titles = await run('channels');
    expect(titles.out).toMatch(/poll.*Tea/u);
  });

  it('is shown whole by every command that reads it, in both languages', async () => {
    const channel = await open();
    await asked('bo');
    await run('stop', channel);
    for (const command of ['show', 'follow', 'watch', 'replay'] as const) {
      const more = command === 'replay' ? ['--speed', 'max'] : [];
      const [en, zh] = await Promise.all([
        run(command, channel, ...more),
        run('--lang', 'zh', command, channel, ...more),
      ]);
      expect(en.err).not.toContain('parley:');
      expect(en.out).toContain('The protocol poll is not known here');
      expect(en.out).toContain('question: Tea or coffee?');
      expect(en.out).toContain('Ana · ContributionMade');
      expect(zh.out).toContain('不认识协议 poll');
      expect(zh.out).toContain('question：Tea or coffee?');
    }
    expect(await run('prompt', channel)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/poll-answer@1\s.*Ana/u) as string,
    });
    expect(await run('state', channel)).toMatchObject({ code: 0 });
    expect(JSON.parse((await run('-o', 'json', 'show', channel)).out)).toMatchObject({ protocol: 'poll' });
  });

  it('says what is missing in its file, and that a server has no such protocol', async () => {
    const bare = join(folder, 'bare.yaml');
    writeFileSync(bare, 'topic: Tea\n');
    expect(await run('open', 'poll', '-f', bare)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/members/u) as string,
    });
    expect(await run('open', 'plebiscite', '-f', bare)).toMatchObject({
      code: 2,
      err: expect.stringContaining('there is no protocol plebiscite') as string,
    });
  });
});
