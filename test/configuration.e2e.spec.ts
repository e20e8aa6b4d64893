import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@parley/embedded-postgres';
import { migrate } from '@parley/event-log/migrations';
import { dataFolder, openFolder, testDatabase } from '@parley/testing';
import { openProjections } from '@parley/transcript-store';
import { describe, expect, it } from 'vitest';
import { MAIN } from './processes.js';

/** Starts a program that must refuse to; its last words are on stderr. */
function start(command: string, environment: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, [MAIN, ...command.split(' ')], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...environment },
    encoding: 'utf8',
  });
  return { status, stderr };
}

const web = { NATS_URL: 'nats://127.0.0.1:1', DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c', PORT: '0' };

// One of each program: what each variable may be is tested with the configuration itself.
describe('a service refuses to start, naming the variable, where', () => {
  it.each([
    ['nothing is set', 'serve participant-agents', {}, 'NATS_URL is not set'],
    ['the port is no port', 'serve transcript-store', { ...web, PORT: 'http' }, 'PORT must be a port number'],
    [
      "a worker's port is no port",
      'serve termination-monitor',
      { NATS_URL: web.NATS_URL, PORT: '70000' },
      'PORT must be a port number',
    ],
    [
      'what signs its card is no key',
      'serve transcript-store',
      { ...web, PARLEY_CARD_KEY: 'a key' },
      'PARLEY_CARD_KEY is no Ed25519 private key',
    ],
    ['it would let anybody in', 'serve channel-admin', { ...web, HOST: '0.0.0.0' }, 'PARLEY_API_KEYS_FILE'],
    [
      'an address is none',
      'serve voice',
      { PORT: '0', CHANNEL_ADMIN_ADDRESS: 'channel-admin', TRANSCRIPT_STORE_ADDRESS: 'http://127.0.0.1:1' },
      'CHANNEL_ADMIN_ADDRESS must look like http://host:4701',
    ],
    [
      'the model provider is unknown',
      'serve coach-judge',
      { NATS_URL: web.NATS_URL, PARLEY_MODEL_PROVIDER: 'oracle' },
      'PARLEY_MODEL_PROVIDER=oracle',
    ],
    [
      'the standalone would let anybody in',
      'up',
      { HOST: '0.0.0.0', PORT: '0', PARLEY_DATA: '/tmp' },
      'PARLEY_API_KEYS_FILE',
    ],
    ['the standalone gets no port', 'up', { PORT: 'x' }, 'PORT=x is no port'],
  ])('%s', (_, script, environment, text) => {
    const { status, stderr } = start(script, environment);
    expect(stderr).toContain(text);
    expect(stderr.trim().split('\n').length).toBeLessThan(4);
    expect(status).toBeGreaterThan(0);
  });

  it('its keys cannot be read', async () => {
    const file = join(await openFolder(), 'keys.json');
    writeFileSync(file, '[{"hash": "secret"}]');
    const { stderr } = start('serve channel-admin', { ...web, PARLEY_API_KEYS_FILE: file });
    expect(stderr).toContain('key 0: hash is not a SHA-256 in hex');
  });

  it('its termination policies are none', async () => {
    const file = join(await openFolder(), 'termination.json');
    writeFileSync(file, '{"protocols": {"chess": {}}}');
    const settings = { PARLEY_TERMINATION_FILE: file, PORT: '0', PARLEY_DATA: await openFolder() };
    const { stderr, status } = start('up', settings);
    expect(stderr).toContain(`PARLEY_TERMINATION_FILE: ${file}`);
    expect(stderr).toContain('/protocols/chess no such protocol; known: negotiation, round-table');
    expect(status).toBeGreaterThan(0);
  });

  it('its database role could rewrite history', async () => {
    const database = await testDatabase();
    const { stderr } = start('serve channel-admin', { ...web, DATABASE_URL: database.adminUrl });
    expect(stderr).toContain('is a superuser');
    expect(stderr).not.toMatch(/:\/\/[^/]*:[^@]*@/u);
    await database.drop();
  });

  it('its database was not brought up to date', async () => {
    // A server of its own: a migration gives each role its password anew, in all databases.
    const { adminUrl, secret, stop } = await startEmbeddedPostgres({ folder: await dataFolder() });
    await migrate(adminUrl, {
      parley_channel_admin: secret,
      parley_transcript_store: secret,
      parley_embedded_bus: secret,
    });
    const DATABASE_URL = adminUrl.replace('parley_admin:', 'parley_transcript_store:');
    expect(start('serve transcript-store', { ...web, DATABASE_URL }).stderr).toContain('run parley migrate');
    const passwords = { CHANNEL_ADMIN_PASSWORD: secret, TRANSCRIPT_STORE_PASSWORD: secret };
    const migrated = start('migrate', { DATABASE_ADMIN_URL: adminUrl, ...passwords });
    expect(migrated).toEqual({ status: 0, stderr: '' });
    // It takes nothing else.
    await (await openProjections(DATABASE_URL)).close();
    await stop();
  });
});
