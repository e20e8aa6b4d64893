import type { GlobalOptions, Session } from '../session.js';
import { sent } from './print.js';

export async function say({ client }: Session, channel: string, text: string, options: GlobalOptions): Promise<number> {
  return sent(
    await client.post(`/v1/channels/${encodeURIComponent(channel)}/interventions`, { text }),
    'heard',
    options,
  );
}
