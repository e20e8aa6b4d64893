import { plainJson } from '@parley/contracts';
import { EXIT } from '../exit-codes.js';
import { timeText } from '../render/time.js';
import type { GlobalOptions, Session } from '../session.js';
import { print, printText } from '../output.js';
import { printed } from './print.js';
import { commandWords } from './wording.js';

interface Quarantined {
  channel_id: string;
  position: number;
  cause: string;
  at: string;
}

export async function quarantine({ client }: Session, options: GlobalOptions): Promise<number> {
  const items = await client.all<Quarantined>('/v1/quarantine?limit=200');
  if (printed(items, options)) return EXIT.done;
  const words = commandWords();
  const lines = items.map(
    ({ channel_id, position, cause, at }) => `${channel_id}  ${timeText(at)}  ${words.atPosition(position, cause)}`,
  );
  printText(lines.join('\n') || words.noQuarantine);
  return EXIT.done;
}

export async function retry({ client }: Session, channel: string, options: GlobalOptions): Promise<number> {
  const done = await client.post<{ channel_id: string }>(`/v1/quarantine/${encodeURIComponent(channel)}/redrive`, {});
  if (options.output === 'text') printText(commandWords().viewsBack(done.channel_id));
  else print(plainJson(done));
  return EXIT.done;
}
