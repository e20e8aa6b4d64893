import { channelsOutcome, type Token } from '@parley/client';
import { type RecordedEvent } from '@parley/contracts';
import { plainJson } from '@parley/untrusted';
import { Absence } from './absence.js';
import type { ApiClient } from './api-client.js';
import type { Desk } from './conversing/desk.js';
import { ofChannel } from './print-results.js';
import { End } from './end.js';
import { EXIT } from './exit-codes.js';
import { terminalOf } from './known-protocols.js';
import { LiveLine } from './render/live-line.js';
import { lastLineOf } from './render/live-screen.js';
import { rendererOf } from './render/renderer-of.js';
import { PlainProgress } from './render/plain-progress.js';
import type { Renderer } from './render/renderer.js';
import { WaitingNotice } from './waiting/notice.js';
import { Unattended } from './waiting/unattended.js';
import type { GlobalOptions, Session } from './session.js';
import { note, print, printText } from './output.js';
import { spokenWords } from './words.js';

/** Where a channel is shown as text while it goes on. */
export interface Screen {
  /** Something is being said. */
  take(frame: Token): void;
  /** An event is about to be shown, or to be passed over. @returns what of it was shown while it was said */
  see(event: RecordedEvent): string;
  print(text: string, event: RecordedEvent): void;
  /** Something that is no part of the channel. */
  note(text: string): void;
  /** Nothing more comes. */
  hide(): void;
}

type Place = Pick<Desk, 'print' | 'note' | 'prompt'>;

/** How a channel is followed, where that is not as usual. */
export interface Manner {
  screen?: Screen;
  /** Events up to this position of the log are read for what follows on them, and not shown. */
  since?: number;
  /** Ends it as Ctrl-C does. */
  leave?: AbortSignal;
  /** Told before the end is shown: what is typed from then on is for whoever reads next. */
  onClosed?: () => void;
  /** Where it is typed to: people may answer there. */
  desk?: Place;
  /** The same of a screen of one's own. */
  isHere?: boolean;
  /** What to type to go on, told where it is left. */
  goOn?: string;
}

/**
 * Shows a channel until it closes, and gives the exit code that its outcome has. Ctrl-C detaches: the channel goes on.
 * @param onEvent may throw to end it; what it saw can then be read in the views
 */
export async function follow(
  session: Session,
  channelId: string,
  options: GlobalOptions,
  onEvent: (event: RecordedEvent) => void = () => undefined,
  { since = 0, leave, goOn, desk, isHere = desk !== undefined, onClosed, screen: own }: Manner = {},
): Promise<number> {
  const { client, embedded } = session;
  let renderer: Renderer | undefined;
  let protocol: string | undefined;
  const screen = own ?? lastLine(options, () => renderer, desk);
  const tell = (text: string) => void (options.quiet || options.output !== 'text' || screen.note(text));
  const waiting = new WaitingNotice({
    session,
    renderer: () => renderer,
    isHere,
    print: tell,
  });
  const absence = new Absence((line) => {
    if (!options.quiet) (own ? (desk?.note ?? note) : screen.note)(line);
  });
  const progress = process.stdout.isTTY ? undefined : new PlainProgress(() => renderer, tell);
  const detach = new AbortController();
  const unattended = options.input
    ? undefined
    : new Unattended(() => {
        // For whom it waits is said once, by the error.
        waiting.end();
        detach.abort();
      });
  const onInterrupt = () => detach.abort();
  leave?.addEventListener('abort', onInterrupt);
  process.once('SIGINT', onInterrupt);
  const thoughts = options.thoughts === true && options.output === 'text';
  const listener = { onToken: (frame: Token) => screen.take(frame), thoughts, absence, untilEnd: false };
  const end = new End();
  try {
    for await (const event of client.events(channelId, detach.signal, listener)) {
      if (event.type === 'ChannelClosed') onClosed?.();
      const heard = screen.see(event);
      progress?.see(event);
      ({ protocol } = event);
      renderer ??= await rendererOf(event.protocol, options);
      show(event, renderer, options, event.position > since ? screen : undefined, heard);
      end.see(event);
      if (end.isOver) {
        await client.outlast(() => printOutcome(client, event, options), detach.signal, absence);
        return end.exit;
      }
      if (event.type === 'ChannelClosed') tell(spokenWords().baseline.waits);
      if (end.hasClosed) continue;
      try {
        onEvent(event);
        unattended?.see(event);
        await waiting.see(event);
      } catch (error) {
        await client.caughtUp(channelId, event.position);
        throw error;
      }
    }
  } finally {
    waiting.end();
    unattended?.end();
    progress?.end();
    screen.hide();
    process.removeListener('SIGINT', onInterrupt);
  }
  if (end.hasClosed) return end.exit;
  await unattended?.assertNobodyIsWaitedFor((id, position) => client.caughtUp(id, position));
  const { stillRunning, stillRunningHere, filesLater } = spokenWords().commands;
  const usually = embedded ? stillRunningHere() : stillRunning(channelId);
  const files = protocol && (await terminalOf(protocol)).filesBy?.(channelId);
  if (!options.quiet) (desk?.note ?? note)([goOn ?? usually, ...(files ? [filesLater(files)] : [])].join('\n'));
  return EXIT.detached;
}

/** What was said, line after line; on a terminal also while it is said. */
function lastLine({ output }: GlobalOptions, renderer: () => Renderer | undefined, desk: Place | undefined): Screen {
  // A pipe or a file gets what is whole, and nothing that is taken away again.
  const screen = desk?.prompt ?? (process.stdout.isTTY && output === 'text' ? lastLineOf(process.stdout) : undefined);
  const write = desk?.print ?? printText;
  const live = new LiveLine({ screen, print: write }, renderer);
  return {
    take: (frame) => live.take(frame),
    see: (event) => live.see(event),
    print(text) {
      live.interrupt();
      write(text);
    },
    note(text) {
      live.interrupt();
      (desk?.note ?? note)(text);
    },
    hide: () => live.end(),
  };
}

function show(
  event: RecordedEvent,
  renderer: Renderer,
  { output }: GlobalOptions,
  screen: Screen | undefined,
  heard: string,
): void {
  if (output === 'jsonl' && screen) print(plainJson(event));
  const text = output === 'text' ? renderer.render(event, heard) : undefined;
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
  print(plainJson(ofChannel(channel_id, (await channelsOutcome({ ...client.to, path: { id: channel_id } })).data)));
}
