import type { Command } from '@parley/contracts';
import { BusUnavailable, PermanentFailure, type CommandBus } from './ports.js';

/**
 * Sends a worker's result. A conflict means that the channel went on without it, which is settled; a log that is away is
 * waited for; a server's failure, or a channel that changes too fast, is worth another delivery; anything else never
 * succeeds.
 */
export async function submit(commands: CommandBus, command: Command): Promise<void> {
  const reply = await commands.send(command);
  if (reply.ok || reply.problem.status === 409) return;
  const { code, title, detail = title, errors = [], status } = reply.problem;
  if (code === 'log-unavailable') throw new BusUnavailable(title);
  if (status >= 500 || code === 'version-mismatch') throw new Error(title);
  const fields = errors.map((error) => `; ${error.pointer} ${error.reason}`).join('');
  throw new PermanentFailure(`${code}: ${detail}${fields}`);
}
