import { createInterface, type Interface } from 'node:readline';
import { CliError, EXIT } from '../exit-codes.js';
import { follow } from '../follow.js';
import { tableWordingOf } from '../render/table-wording.js';
import type { GlobalOptions, Session } from '../session.js';

/** `[E]` of the source's menu. */
const EXIT_CHOICES = new Set(['e', '[e]']);

/**
 * A party at the terminal (R2): the table is shown as it talks, and each line typed is said to it at any time. The end
 * of the input ends the party, so that a pipe does too.
 */
export async function talk(session: Session, channelId: string, options: GlobalOptions): Promise<number> {
  const lines = options.input ? createInterface({ input: process.stdin, terminal: false }) : undefined;
  const saying = lines && sayAll(session, channelId, lines, options);
  try {
    return await follow(session, channelId, options, () => {
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

async function sayAll({ client }: Session, channelId: string, lines: Interface, options: GlobalOptions): Promise<void> {
  const say = (text: string) =>
    client.post(`/v1/channels/${channelId}/interventions`, { text }).catch((error: Error) => {
      if (!options.quiet) process.stderr.write(`${error.message}\n`);
    });
  let ended = false;
  for await (const line of lines) {
    const text = line.trim();
    if (!text) continue;
    ended = EXIT_CHOICES.has(text.toLowerCase());
    await say(ended ? '/end' : text);
  }
  if (!ended && process.stdin.readableEnded) await say('/end');
}
