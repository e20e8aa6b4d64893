import type { ApiClient } from '../api-client.js';
import type { Lines } from '../conversing/lines.js';
import type { Outbox } from '../conversing/outbox.js';
import type { Committed } from '../channel/send.js';
import type { Course } from './course.js';
import { interviewView } from './view.js';

/** Whoever talks for the user at this end. */
export interface Speaker {
  client: ApiClient;
  channelId: string;
  outbox: Outbox;
  course: Course;
  /** Words from a file: they come first. */
  says: readonly string[];
  lines: Lines | undefined;
  /** Each message waits until the one before is answered and thought about. */
  isPatient: boolean;
  over: AbortSignal;
  /** @returns true where it is not for the interview */
  handled(text: string): Promise<boolean>;
  complain(error: Error): void;
}

/** Says to an interview all that the user says; resolves at the end of it, or once nobody listens any more. */
export async function speak(speaker: Speaker): Promise<void> {
  const { says, lines, course, isPatient, over, handled } = speaker;
  for (const text of says) {
    // What a file says of documents is said of those that are there.
    await course.idle();
    if (over.aborted) return;
    await say(speaker, text);
  }
  for (;;) {
    const line = await lines?.next(over);
    if (line === undefined) return;
    const text = line.trim();
    // What is asked of the terminal is asked of how it stands then, too.
    if (text && isPatient) await course.listening();
    if (over.aborted) return lines?.giveBack(line);
    if (!text) continue;
    if (!(await handled(text))) await say(speaker, text);
  }
}

/** What the interview refuses is told, and not sent again. */
async function say({ outbox, course, complain }: Speaker, text: string): Promise<void> {
  const heard = await outbox.send<Committed>('interventions', { text }, text).catch((error: Error) => complain(error));
  if (heard) course.sent(heard.position);
}

/**
 * Resolves once nothing is under way. A delivery may follow on the one before at once: what the events seen do not say yet,
 * the view does.
 */
export async function settled({ client, channelId, course, over }: Speaker): Promise<void> {
  for (;;) {
    await course.idle();
    if (over.aborted) return;
    await client.caughtUp(channelId, course.position);
    const { phase, delivery } = await client.outlast(() => interviewView(client, channelId), over);
    if (phase === 'closed' || (phase === 'listening' && !delivery)) return;
    await course.next();
  }
}
