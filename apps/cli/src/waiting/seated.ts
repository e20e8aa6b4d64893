import type { RecordedEvent } from '@parley/contracts';
import { terminalOf } from '../known-protocols.js';
import type { Answering, Person, Terminal } from '../protocol.js';

/** The people who have a seat in a channel, and how they answer, as its opening says. */
export interface Seated {
  terminal: Terminal;
  answering: Answering;
  people: Person[];
}

export async function seatedIn(opening: RecordedEvent): Promise<Seated> {
  const terminal = await terminalOf(opening.protocol);
  const everybody = terminal.renderer().opening(opening)?.people ?? [];
  return {
    terminal,
    answering: terminal.answering(opening),
    people: everybody.filter(({ kind }) => kind === 'person'),
  };
}
