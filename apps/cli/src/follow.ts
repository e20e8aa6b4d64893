import { plainJson, type RecordedEvent, type TokenFrame } from '@parley/contracts';
import type { ApiClient } from './api-client.js';
import { commandWords } from './commands/wording.js';
import { complaints } from './errors-wording.js';
import { CliError, EXIT, exitOf } from './exit-codes.js';
import { terminalOf } from './protocol.js';
import { LiveLine } from './render/live-line.js';
import { rendererOf } from './render/renderer-of.js';
import type { Renderer } from './render/renderer.js';
import type { GlobalOptions, Session } from './session.js';
import { note, print, printText } from './output.js';

/** Where a channel is shown as text while it goes on. */
export interface Screen {
  /** Something is being said. */
  take(frame: TokenFrame): void;
  /** An event is about to be shown, or to be passed over. */
  see(event: RecordedEvent): void;
  print(text: string, event: RecordedEvent): void;
  /** Nothing more comes. */
  hide(): void;
}

/** How a channel is followed, where that is not as usual. */
export interface Manner {
  screen?: Screen;
  /** Events up to this position of the log are read for what follows on them, and not shown. */
  since?: number;
  /** Ends it as Ctrl-C does. */
  leave?: AbortSignal;
  /** What to type to go on, told where it is left. */
  goOn?: string;
}

/**
 * Shows a channel until it closes, and gives the exit code that its outcome has. Ctrl-C detaches: the channel goes on.
 * @param onEvent may throw to end it; what it saw can then be read in the views
 */
export async function follow(
  { client, embedded }: Session,
  channelId: string,
  options: GlobalOptions,
  onEvent: (event: RecordedEvent) => void = () => undefined,
  { since = 0, leave, goOn, screen: own }: Manner = {},
): Promise<number> {
  let renderer: Renderer | undefined;
  const screen = own ?? lastLine(options, () => renderer);
  const detach = new AbortController();
  const onInterrupt = () => detach.abort();
  leave?.addEventListener('abort', onInterrupt);
  process.once('SIGINT', onInterrupt);
  try {
    for await (const event of client.events(channelId, detach.signal, (frame) => screen.take(frame))) {
      screen.see(event);
      renderer ??= await rendererOf(event.protocol, options);
      show(event, renderer, options, event.position > since ? screen : undefined);
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
    screen.hide();
    process.removeListener('SIGINT', onInterrupt);
  }
  const { stillRunning, stillRunningHere } = commandWords();
  const usually = embedded ? stillRunningHere : stillRunning(channelId);
  if (!options.quiet) note(goOn ?? usually);
  return EXIT.detached;
}

/** What was said, line after line; on a terminal, below it, what is being said. */
function lastLine({ output }: GlobalOptions, renderer: () => Renderer | undefined): Screen {
  // A pipe or a file gets what was said, and nothing that is taken away again.
  const live = process.stdout.isTTY && output === 'text' ? new LiveLine(process.stdout, renderer) : undefined;
  return {
    take: (frame) => live?.take(frame),
    see: (event) => live?.see(event),
    print: printText,
    hide: () => live?.hide(),
  };
}

function show(event: RecordedEvent, renderer: Renderer, { output }: GlobalOptions, screen: Screen | undefined): void {
  if (output === 'jsonl' && screen) print(plainJson(event));
  const text = output === 'text' ? renderer.render(event) : undefined;
  if (text !== undefined) screen?.print(text, event);
}

/** The events are there before the views are: whoever reads next reads what was shown. */
async function printOutcome(
  client: ApiClient,
  { channel_id, position }: RecordedEvent,
  { output }: GlobalOptions,
): Promise<void> {
  if (output !== 'json') return void (await client.caughtUp(channel_id, position));
  await client.waitForViews(channel_id, position);
  print(plainJson(await client.get(`/v1/channels/${channel_id}/outcome`)));
}

/** @throws CliError where the turn is a person's and may not be waited for, with what to type */
async function passPeople(event: RecordedEvent, { input }: GlobalOptions): Promise<void> {
  if (input || event.type !== 'TurnRequested' || event.data.participant_kind === 'hosted') return;
  const how = (await terminalOf(event.protocol)).howToAnswer(event.channel_id, event.data);
  throw new CliError(complaints().waitsFor(event.data.participant_id, how), EXIT.waitsForPerson);
}
