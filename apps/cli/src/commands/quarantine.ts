import { EXIT } from '../exit-codes.js';
import type { GlobalOptions, Session } from '../session.js';
import { printed } from './print.js';

interface Quarantined {
  channel_id: string;
  position: number;
  cause: string;
  at: string;
}

export async function quarantine({ client }: Session, options: GlobalOptions): Promise<number> {
  const items = await client.all<Quarantined>('/v1/quarantine?limit=200');
  if (printed(items, options)) return EXIT.done;
  const lines = items.map(({ channel_id, position, cause, at }) => `${channel_id}  ${at}  at ${position}: ${cause}\n`);
  process.stdout.write(lines.join('') || 'no channel is in quarantine\n');
  return EXIT.done;
}

export async function retry({ client }: Session, channel: string, options: GlobalOptions): Promise<number> {
  const done = await client.post<{ channel_id: string }>(`/v1/quarantine/${encodeURIComponent(channel)}/redrive`, {});
  const text = `the views of ${done.channel_id} are there again`;
  process.stdout.write(`${options.output === 'text' ? text : JSON.stringify(done)}\n`);
  return EXIT.done;
}
