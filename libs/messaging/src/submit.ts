import { newId, type Command, type CommandReply } from '@parley/contracts';
import { submitWithin } from '@parley/telemetry';
import { attempt, DEFAULT_ATTEMPTS } from './attempts.js';
import { BusUnavailable, PermanentFailure, type CommandBus, type Delivery } from './ports.js';

type Accepted = Extract<CommandReply, { ok: true }>;

/**
 * Sends a worker's result, and sends it again where it may arrive later: what a model has said is paid for once, so it is
 * kept until the log has it, however long that is away. A conflict means that the channel went on without it, which is
 * settled.
 * @returns what was committed, or undefined where that was settled without it
 * @throws PermanentFailure where it never succeeds: the work would only be paid for again
 */
export async function submit(
  commands: CommandBus,
  command: Command,
  { signal, delays, onUnavailable }: Delivery,
): Promise<Accepted | undefined> {
  let accepted: Accepted | undefined;
  const send = async () => void (accepted = await sendOnce(commands, command));
  const policy = delays ? { delays } : DEFAULT_ATTEMPTS;
  const result = await attempt(send, policy, { signal, ...(onUnavailable && { onUnavailable }) });
  if (result.outcome === 'failed') throw new PermanentFailure(result.cause.replace(/^PermanentFailure: /u, ''));
  if (result.outcome === 'interrupted') throw new Error('the service is closing; the work will be taken up again');
  return accepted;
}

async function sendOnce(commands: CommandBus, command: Command): Promise<Accepted | undefined> {
  const reply = await submitWithin(command, () => commands.send(command));
  if (reply.ok) return reply;
  const { code, title, detail = title, errors = [], status } = reply.problem;
  if (code === 'idempotency-key-reused') return sendAsLate(commands, command);
  if (status === 409) return undefined;
  if (code === 'log-unavailable') throw new BusUnavailable(title);
  if (status >= 500 || code === 'version-mismatch') throw new Error(title);
  const fields = errors.map((error) => `; ${error.pointer} ${error.reason}`).join('');
  throw new PermanentFailure(`${code}: ${detail}${fields}`);
}

/**
 * Another delivery was faster, with another answer: under an id of its own this one comes too late, and what it has cost
 * is recorded. What cost nothing is settled; a look-up is not made twice.
 */
async function sendAsLate(commands: CommandBus, command: Command): Promise<undefined> {
  if (!('call' in command.data) || !command.data.call || command.type === 'RecordLookup') return undefined;
  await sendOnce(commands, { ...command, id: newId() });
  return undefined;
}
