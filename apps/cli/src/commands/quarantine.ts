import { plainJson } from '@parley/contracts';
import { EXIT } from '../exit-codes.js';
import type { GlobalOptions, Session } from '../session.js';
import { print } from '../output.js';
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
  const lines = items.map(({ channel_id, position, cause, at }) => `${channel_id}  ${at}  at ${position}: ${cause}`);
  print(lines.join('\n') || 'no channel is in quarantine');
  return EXIT.done;
}

export async function retry({ client }: Session, channel: string, options: GlobalOptions): Promise<number> {
  const done = await client.post<{ channel_id: string }>(`/v1/quarantine/${encodeURIComponent(channel)}/redrive`, {});
  const text = `the views of ${done.channel_id} are there again`;
  print(options.output === 'text' ? text : plainJson(done));
  return EXIT.done;
}
