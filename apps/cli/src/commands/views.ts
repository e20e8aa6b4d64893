import { plainJson } from '@parley/contracts';
import Table from 'cli-table3';
import { EXIT } from '../exit-codes.js';
import { rendererOf } from '../render/renderer-of.js';
import type { GlobalOptions, Session } from '../session.js';
import { printed } from './print.js';
import { recordedOf } from './recorded-channel.js';
import { shown } from '../shown.js';
import { print } from '../output.js';

interface Summary {
  channel_id: string;
  protocol: string;
  topic: string;
  phase: string;
  outcome?: string;
  round: number;
  max_rounds: number;
  last_activity_at: string;
  rehearsal: boolean;
}

export async function channels(
  { client }: Session,
  { status }: { status?: string },
  options: GlobalOptions,
): Promise<number> {
  const { items } = await client.get<{ items: Summary[] }>(
    `/v1/channels?limit=200${status ? `&status=${status}` : ''}`,
  );
  if (printed(items, options)) return EXIT.done;
  const table = new Table({
    head: ['channel', 'topic', 'state', 'round', 'last activity'],
    style: { head: [], border: [] },
  });
  for (const item of items) {
    const state = `${item.outcome ?? item.phase}${item.rehearsal ? ' (rehearsal)' : ''}`;
    table.push([
      item.channel_id,
      item.topic.slice(0, 40),
      state,
      item.max_rounds ? `${item.round}/${item.max_rounds}` : `${item.round}`,
      item.last_activity_at.slice(0, 19).replace('T', ' '),
    ]);
  }
  print(items.length ? table.toString() : 'no channels yet; try: parley negotiate "…"');
  return EXIT.done;
}

/** The channel as it was told live: the same panels, from the log. */
export async function show({ client }: Session, channel: string, options: GlobalOptions): Promise<number> {
  const events = await recordedOf(client, channel);
  const [first] = events;
  const last = events.at(-1)!;
  if (options.output === 'json') {
    await client.waitForViews(channel, last.position);
    return done(await client.get(`/v1/channels/${id(channel)}`));
  }
  const renderer = await rendererOf(first!.protocol, options);
  for (const event of events) {
    const text = options.output === 'jsonl' ? plainJson(event) : renderer.render(shown(event));
    if (text !== undefined) print(text);
  }
  return EXIT.done;
}

const id = (channel: string): string => encodeURIComponent(channel);

function done(value: unknown): number {
  print(plainJson(value));
  return EXIT.done;
}
