import { createInterface, type Interface } from 'node:readline';
import { CliError, EXIT } from '../exit-codes.js';
import { follow } from '../follow.js';
import { tableWordingOf } from '../render/table-wording.js';
import type { GlobalOptions, Session } from '../session.js';
import { Listening } from './listening.js';

/** `[E]` of the source's menu. */
const EXIT_CHOICES = new Set(['e', '[e]']);

/**
 * A party at the terminal (R2): the table is shown as it talks, and what is typed is said to it at any time. From a
 * pipe each line waits for the answer to the one before, and the end of the input ends the party.
 */
export async function talk(session: Session, channelId: string, options: GlobalOptions): Promise<number> {
  const table = new Listening();
  const lines = options.input ? createInterface({ input: process.stdin, terminal: false }) : undefined;
  const saying = lines && sayAll(session, channelId, lines, table, options);
  try {
    return await follow(session, channelId, options, (event) => {
      if (!table.see(event)) return;
      if (!lines) {
        const how = `parley say ${channelId} "…" | parley say ${channelId} /end`;
        throw new CliError(`waits for you: ${how}`, EXIT.waitsForPerson);
      }
      if (!options.quiet) process.stderr.write(`${tableWordingOf(options.lang ?? 'en').listening}\n`);
    });
  } finally {
    lines?.close();
    await saying;
  }
}

async function sayAll(
  { client }: Session,
  channelId: string,
  lines: Interface,
  table: Listening,
  options: GlobalOptions,
): Promise<void> {
  const say = (text: string) =>
    client.post(`/v1/channels/${channelId}/interventions`, { text }).catch((error: Error) => {
      if (!options.quiet) process.stderr.write(`${error.message}\n`);
    });
  const typed = process.stdin.isTTY;
  let ended = false;
  for await (const line of lines) {
    const text = line.trim();
    if (!text) continue;
    if (!typed) await table.now();
    ended = EXIT_CHOICES.has(text.toLowerCase());
    if (!text.startsWith('/')) table.said();
    await say(ended ? '/end' : text);
  }
  if (ended || !process.stdin.readableEnded) return;
  if (!typed) await table.now();
  await say('/end');
}
