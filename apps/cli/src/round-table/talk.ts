import { command } from '../called.js';
import type { RecordedEvent } from '@parley/contracts';
import { deskOf, type Desk } from '../conversing/desk.js';
import { isEnd, Typing } from '../conversing/typing.js';
import { CliError, EXIT } from '../exit-codes.js';
import { follow } from '../follow.js';
import type { Language } from '../language.js';
import type { GlobalOptions, Session } from '../session.js';
import { planInChat } from '../workshop/plan.js';
import { Listening } from './listening.js';
import { spokenWords, wordsOf } from '../words.js';

/**
 * A party at the terminal (R2): the table is shown as it talks, and what is typed is said to it at any time; `/plan …`
 * holds a workshop meanwhile (W1). From a pipe each line waits for the answer to the one before, and the end of the
 * input ends the party.
 */
export async function talk(session: Session, channelId: string, options: GlobalOptions, chat?: Desk): Promise<number> {
  const table = new Listening();
  const desk = chat ?? deskOf(options);
  const ownCommands = (language: Language) => wordsOf(language).roundTable.commands;
  const typing = desk && new Typing({ session, channelId, options, desk, ownCommands });
  const over = new AbortController();
  const saying = desk && typing && sayAll(session, { desk, table, typing, over: over.signal }, options);
  try {
    const onEvent = (event: RecordedEvent) => {
      typing?.see(event);
      if (!table.see(event)) return;
      if (!desk || !typing) {
        const how = `${command`say ${channelId} "…"`} | ${command`say ${channelId} /end`}`;
        throw new CliError(spokenWords().errors.waitsForYou(how), EXIT.waitsForPerson);
      }
      if (!options.quiet) desk.note(wordsOf(typing.language).roundTable.listening);
    };
    return await follow(session, channelId, options, onEvent, desk && { desk, onClosed: () => over.abort() });
  } finally {
    over.abort();
    typing?.end();
    table.end();
    await saying;
    if (!chat) desk?.close();
  }
}

interface Party {
  desk: Desk;
  table: Listening;
  typing: Typing;
  over: AbortSignal;
}

async function sayAll(session: Session, { desk, table, typing, over }: Party, options: GlobalOptions): Promise<void> {
  const { lines } = desk;
  for (;;) {
    const line = await lines.next(over);
    if (over.aborted) return lines.giveBack(line);
    const text = line?.trim();
    if (text === '' || (text !== undefined && (await typing.handled(text)))) continue;
    if (!desk.isTyped) await table.now();
    if (over.aborted) return lines.giveBack(line);
    // Where nobody ever was nobody has left: what is said comes from elsewhere.
    if (text === undefined) return lines.isUsed || lines.isPipe ? typing.take('/end') : undefined;
    const planned = /^\/plan(?:\s(.*))?$/su.exec(text);
    if (planned) {
      await planInChat(planned[1] ?? '', { session, options, desk }).catch((error: Error) => desk.note(error.message));
      continue;
    }
    if (!typing.isCommand(text)) table.said();
    await typing.take(text);
    if (isEnd(text)) return;
  }
}
