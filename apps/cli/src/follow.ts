import type { RecordedEvent } from '@parley/contracts';
import { CliError, EXIT, exitOf } from './exit-codes.js';
import { terminalOf } from './protocol.js';
import { rendererOf } from './render/renderer-of.js';
import type { Renderer } from './render/renderer.js';
import type { GlobalOptions, Session } from './session.js';

/**
 * Shows a channel until it closes, and gives the exit code that its outcome has. Ctrl-C detaches: the channel goes on.
 */
export async function follow(
  { client, embedded }: Session,
  channelId: string,
  options: GlobalOptions,
  onEvent: (event: RecordedEvent) => void = () => undefined,
): Promise<number> {
  let renderer: Renderer | undefined;
  const detach = new AbortController();
  const onInterrupt = () => detach.abort();
  process.once('SIGINT', onInterrupt);
  try {
    for await (const event of client.events(channelId, detach.signal)) {
      renderer ??= await rendererOf(event.protocol, options);
      print(event, renderer, options);
      if (event.type === 'ChannelClosed') {
        if (options.output === 'json')
          process.stdout.write(`${JSON.stringify(await client.get(`/v1/channels/${channelId}/outcome`))}\n`);
        return exitOf(event.data.status);
      }
      onEvent(event);
      if (!options.input && event.type === 'TurnRequested' && event.data.participant_kind !== 'hosted') {
        const how = (await terminalOf(event.protocol)).howToAnswer(channelId, event.data);
        throw new CliError(`waits for ${event.data.participant_id}: ${how}`, EXIT.waitsForPerson);
      }
    }
  } finally {
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
