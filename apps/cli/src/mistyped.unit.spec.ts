import { Command } from 'commander';
import { afterEach, describe, expect, it } from 'vitest';
import { speak } from './language.js';
import { refuseMistyped } from './mistyped.js';

afterEach(() => speak());

/** What a few commands of the real shape make of their arguments: what was said, and what was done. */
async function ran(...args: string[]): Promise<{ said: string; did: string; exitCode?: number }> {
  const result = { said: '', did: '' };
  const silent = new Command('parley').exitOverride().configureOutput({ writeErr: (text) => (result.said += text) });
  silent.hook('preAction', refuseMistyped);
  const does = (what: string) => (given: unknown) => void (result.did = `${what} ${String(given)}`);
  const plan = silent.command('plan').argument('[requirement]').action(does('plan'));
  plan.command('trace').argument('<version>').action(does('trace'));
  silent.command('board').argument('[topic...]').action(does('board'));
  silent.command('negotiate').argument('[demand]').option('--detach').action(does('negotiate'));
  silent.command('state').argument('<channel>').action(does('state'));
  const exitCode = await silent.parseAsync(args, { from: 'user' }).then(
    () => undefined,
    (error: { exitCode: number }) => error.exitCode,
  );
  return { ...result, ...(exitCode !== undefined && { exitCode }) };
}

describe('a word near a command where a text may stand', () => {
  it.each([
    [['plan', 'traec'], 'parley plan trace', 'parley plan -- traec'],
    [['plan', 'stat'], 'parley state', 'parley plan -- stat'],
    [['negotiate', 'stat', '--detach'], 'parley state', 'parley negotiate -- stat'],
    [['board', 'sttae'], 'parley state', 'parley board -- sttae'],
    [['board', 'plan'], 'parley plan', 'parley board -- plan'],
    [['board', 'stae', 'last'], 'parley state last', 'parley board -- stae last'],
  ])('%j is asked about, and nothing is opened', async (args, near, forced) => {
    const { said, did, exitCode } = await ran(...args);
    expect({ did, exitCode }).toEqual({ did: '', exitCode: 2 });
    expect(said).toContain(`did you mean ${near}?`);
    expect(said).toContain(forced);
  });

  it.each([
    [['plan', '--', 'traec'], 'plan traec'],
    [['plan', 'trace the orders'], 'plan trace the orders'],
    [['plan', 'trace', 'v1'], 'trace v1'],
    [['board', 'sttae', 'of', 'play'], 'board sttae,of,play'],
    [['negotiate', 'lunch'], 'negotiate lunch'],
    [['negotiate', '午餐'], 'negotiate 午餐'],
    [['state', 'stat'], 'state stat'],
  ])('%j is taken as it is', async (args, done) => expect(await ran(...args)).toEqual({ said: '', did: done }));

  it('is asked about in Chinese too', async () => {
    speak('zh');
    expect((await ran('plan', 'traec')).said).toContain('您是指 parley plan trace 吗？');
  });
});
