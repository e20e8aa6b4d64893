import { linesOfInput, type Lines } from '../commands/lines.js';
import { CliError, EXIT } from '../exit-codes.js';
import { follow } from '../follow.js';
import type { GlobalOptions, Session } from '../session.js';
import { plan } from '../workshop/plan.js';
import { Listening } from './listening.js';
import { tableWordingOf } from './wording.js';
import { note } from '../output.js';

/** `[E]` of the source's menu. */
const EXIT_CHOICES = new Set(['e', '[e]']);

/**
 * A party at the terminal (R2): the table is shown as it talks, and what is typed is said to it at any time; `/plan …`
 * holds a workshop meanwhile (W1). From a pipe each line waits for the answer to the one before, and the end of the
 * input ends the party.
 */
export async function talk(session: Session, channelId: string, options: GlobalOptions): Promise<number> {
  const table = new Listening();
  const lines = options.input ? linesOfInput() : undefined;
  const over = new AbortController();
  const saying = lines && sayAll(session, channelId, { lines, table, over: over.signal }, options);
  try {
    return await follow(session, channelId, options, (event) => {
      if (!table.see(event)) return;
      if (!lines) {
        const how = `parley say ${channelId} "…" | parley say ${channelId} /end`;
        throw new CliError(`waits for you: ${how}`, EXIT.waitsForPerson);
      }
      if (!options.quiet) note(tableWordingOf(options.lang ?? 'en').listening);
    });
  } finally {
    over.abort();
    lines?.close();
    await saying;
  }
}

async function sayAll(
  session: Session,
  channelId: string,
  { lines, table, over }: { lines: Lines; table: Listening; over: AbortSignal },
  options: GlobalOptions,
): Promise<void> {
  const complain = (error: Error) => {
    if (!options.quiet) note(error.message);
  };
  const say = (text: string) =>
    session.client.post(`/v1/channels/${channelId}/interventions`, { text }).catch(complain);
  const typed = process.stdin.isTTY;
  for (;;) {
    const line = await lines.next();
    if (over.aborted) return;
    const text = line?.trim();
    if (text === '') continue;
    if (!typed) await table.now();
    if (text === undefined || EXIT_CHOICES.has(text.toLowerCase())) return void (await say('/end'));
    const requirement = /^\/plan\s+(\S.*)$/su.exec(text)?.[1];
    if (requirement !== undefined) {
      await plan(session, { requirement: unquoted(requirement) }, {}, options, lines).catch(complain);
      continue;
    }
    if (!text.startsWith('/')) table.said();
    await say(text);
  }
}

const unquoted = (text: string): string => /^"(.*)"$/su.exec(text)?.[1] ?? text;
