import { randomBytes } from 'node:crypto';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { Access } from '@parley/on-behalf';
import { parleyServer } from './server.js';

/** MCP over stdin and stdout, of both eras, until stdin ends. @returns what ends it before */
export function serveMcpOverStdio(access: () => Promise<Access>): { close(): Promise<void> } {
  const key = randomBytes(32);
  return serveStdio(({ era }) => parleyServer({ access, key, era, isLasting: true }));
}
