import { linesOfInput, type Lines } from '../commands/lines.js';
import { Typing } from '../commands/typing.js';
import { complaints } from '../errors-wording.js';
import { CliError, EXIT } from '../exit-codes.js';
import { follow } from '../follow.js';
import type { GlobalOptions, Session } from '../session.js';
import { plan } from '../workshop/plan.js';
import { Listening } from './listening.js';
import { tableWordingOf } from './wording.js';
import { note } from '../output.js';

/**
 * A party at the terminal (R2): the table is shown as it talks, and what is typed is said to it at any time; `/plan …`
 * holds a workshop meanwhile (W1). From a pipe each line waits for the answer to the one before, and the end of the
 * input ends the party.
 */
export async function talk(session: Session, channelId: string, options: GlobalOptions): Promise<number> {
  const table = new Listening();
  const typing = new Typing(session, channelId, options, (language) => tableWordingOf(language).commands);
  const lines = options.input ? linesOfInput() : undefined;
  const over = new AbortController();
  const saying = lines && sayAll(session, { lines, table, typing, over: over.signal }, options);
  try {
    return await follow(session, channelId, options, (event) => {
      typing.see(event);
      if (!table.see(event)) return;
      if (!lines) {
        const how = `parley say ${channelId} "…" | parley say ${channelId} /end`;
        throw new CliError(complaints().waitsForYou(how), EXIT.waitsForPerson);
      }
      if (!options.quiet) note(tableWordingOf(typing.language).listening);
    });
  } finally {
    over.abort();
    table.end();
    await saying;
    lines?.close();
  }
}

interface Party {
  lines: Lines;
  table: Listening;
  typing: Typing;
  over: AbortSignal;
}

async function sayAll(session: Session, { lines, table, typing, over }: Party, options: GlobalOptions): Promise<void> {
  const typed = process.stdin.isTTY;
  for (;;) {
    const text = (await lines.next(over))?.trim();
    if (over.aborted) return;
    if (text === '') continue;
    if (!typed) await table.now();
    if (over.aborted) return;
    if (text === undefined) return typing.take('/end');
    const requirement = /^\/plan\s+(\S.*)$/su.exec(text)?.[1];
    if (requirement !== undefined) {
      await plan(session, { requirement: unquoted(requirement) }, {}, options, lines).catch((error: Error) =>
        note(error.message),
      );
      continue;
    }
    if (!typing.isCommand(text)) table.said();
    await typing.take(text);
    if (typing.isEnd(text)) return;
  }
}

const unquoted = (text: string): string => /^"(.*)"$/su.exec(text)?.[1] ?? text;
