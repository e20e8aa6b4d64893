import { plainJson } from '@parley/contracts';
import type { ConversationState } from '@parley/termination';
import Table from 'cli-table3';
import { EXIT } from '../exit-codes.js';
import { paint } from '../render/style.js';
import type { GlobalOptions, Session } from '../session.js';
import { print } from '../output.js';

const MARKS = { clear: ' ', near: '!', met: '■' };

type Shown = ConversationState & { rehearsal: boolean };
type Past = Pick<Shown, 'rehearsal'> & { termination: ConversationState };

/**
 * The conversation's state (T4): why it has not stopped, or why it did.
 * @param at a position of the log: as it stood after it
 */
export async function state(
  { client }: Session,
  channel: string,
  { at }: { at?: number },
  options: GlobalOptions,
): Promise<number> {
  const state = await stateOf(client, `/v1/channels/${encodeURIComponent(channel)}`, at);
  if (options.output !== 'text') {
    print(plainJson(state));
    return EXIT.done;
  }
  const {
    rehearsal,
    current_round,
    started_at,
    last_activity_at,
    consensus_reached,
    silence_count,
    auto_exit_enabled,
  } = state;
  const table = new Table({
    head: ['', 'condition', 'measured', 'warns at', 'ends at', 'unit'],
    style: { head: [], border: [] },
  });
  for (const { condition, status, measured, warn_at, limit, unit } of state.findings) {
    table.push([MARKS[status], condition, measured, warn_at, limit, unit]);
  }
  const shown = {
    ...(rehearsal && { rehearsal }),
    current_round,
    started_at,
    last_activity_at,
    consensus_reached,
    silence_count,
    auto_exit_enabled,
  };
  const lines = Object.entries(shown).map(([name, value]) => `${paint.bold(name)} ${String(value)}`);
  print([...lines, table.toString()].join('\n'));
  return EXIT.done;
}

async function stateOf(client: Session['client'], path: string, at: number | undefined): Promise<Shown> {
  if (at === undefined) return client.get<Shown>(`${path}/state`);
  const { termination, rehearsal } = await client.get<Past>(`${path}?at=${at}`);
  return { ...termination, rehearsal };
}
