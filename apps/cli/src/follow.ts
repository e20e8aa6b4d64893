import type { RecordedEvent } from '@parley/contracts';
import type { ApiClient } from './api-client.js';
import { CliError, EXIT, exitOf } from './exit-codes.js';
import { terminalOf } from './protocol.js';
import { LiveLine } from './render/live-line.js';
import { rendererOf } from './render/renderer-of.js';
import type { Renderer } from './render/renderer.js';
import type { GlobalOptions, Session } from './session.js';

/**
 * Shows a channel until it closes, and gives the exit code that its outcome has. Ctrl-C detaches: the channel goes on.
 * @param onEvent may throw to end it; what it saw can then be read in the views
 */
export async function follow(
  { client, embedded }: Session,
  channelId: string,
  options: GlobalOptions,
  onEvent: (event: RecordedEvent) => void = () => undefined,
): Promise<number> {
  let renderer: Renderer | undefined;
  // A pipe or a file gets what was said, and nothing that is taken away again.
  const live =
    process.stdout.isTTY && options.output === 'text' ? new LiveLine(process.stdout, () => renderer) : undefined;
  const detach = new AbortController();
  const onInterrupt = () => detach.abort();
  process.once('SIGINT', onInterrupt);
  try {
    for await (const event of client.events(channelId, detach.signal, (frame) => live?.take(frame))) {
      live?.see(event);
      renderer ??= await rendererOf(event.protocol, options);
      print(event, renderer, options);
      if (event.type === 'ChannelClosed') {
        await printOutcome(client, event, options);
        return exitOf(event.data.status);
      }
      try {
        onEvent(event);
        await passPeople(event, options);
      } catch (error) {
        await client.caughtUp(channelId, event.position);
        throw error;
      }
    }
  } finally {
    live?.hide();
    process.removeListener('SIGINT', onInterrupt);
  }
  const goOn = embedded
    ? 'it goes on when Parley is started again: npm start'
    : `parley follow ${channelId} | parley stop ${channelId}`;
  process.stderr.write(`still running; ${goOn}\n`);
  return EXIT.detached;
}

function print(event: RecordedEvent, renderer: Renderer, { output }: GlobalOptions): void {
  if (output === 'jsonl') process.stdout.write(`${JSON.stringify(event)}\n`);
  const text = output === 'text' ? renderer.render(event) : undefined;
  if (text !== undefined) process.stdout.write(`${text}\n`);
}

/** The events are there before the views are: whoever reads next reads what was shown. */
async function printOutcome(
  client: ApiClient,
  { channel_id, position }: RecordedEvent,
  { output }: GlobalOptions,
): Promise<void> {
  if (output !== 'json') return void (await client.caughtUp(channel_id, position));
  await client.waitForViews(channel_id, position);
  process.stdout.write(`${JSON.stringify(await client.get(`/v1/channels/${channel_id}/outcome`))}\n`);
}

/** @throws CliError where the turn is a person's and may not be waited for, with what to type */
async function passPeople(event: RecordedEvent, { input }: GlobalOptions): Promise<void> {
  if (input || event.type !== 'TurnRequested' || event.data.participant_kind === 'hosted') return;
  const how = (await terminalOf(event.protocol)).howToAnswer(event.channel_id, event.data);
  throw new CliError(`waits for ${event.data.participant_id}: ${how}`, EXIT.waitsForPerson);
}
