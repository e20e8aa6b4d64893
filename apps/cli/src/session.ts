import { setTimeout as delay } from 'node:timers/promises';
import { connect, healthLive } from '@parley/client';
import { announcedServer, chosenFolder } from '@parley/standalone/server-file';
import { ApiClient } from './api-client.js';
import { CliError, EXIT } from './exit-codes.js';
import { chosenLanguage, type Language } from './language.js';
import { note } from './output.js';
import { spokenWords } from './words.js';

/** The options every command takes. */
export interface GlobalOptions {
  output: 'text' | 'json' | 'jsonl';
  server?: string;
  token?: string;
  /** For one request, in seconds. */
  timeout: number;
  lang?: Language;
  quiet?: boolean;
  input: boolean;
  /** What a channel that is opened here may spend on models, in US dollars; what its file or the server says where absent. */
  budget?: number;
  /** What a channel may be likely to cost that is opened here without a question, in US dollars; any amount where absent. */
  askAbove?: number;
  /** Begins without that question. */
  yes?: boolean;
  /** One agent is asked the same question alone, after the end. */
  baseline?: boolean;
  /** What a channel that is opened here is for. */
  purpose?: string;
  /** For how many days a channel that is opened here is to be kept. */
  retentionDays?: number;
  /** What models think is shown too, where their servers tell. */
  thoughts?: boolean;
}

/** Options that only some commands take. */
export type OwnOptions = Pick<
  GlobalOptions,
  'askAbove' | 'baseline' | 'budget' | 'purpose' | 'retentionDays' | 'thoughts' | 'yes'
>;

/** Where the server is unless it is said otherwise. */
export const USUAL = { host: '127.0.0.1', port: 4700 };
export const DEFAULT_SERVER = `http://${USUAL.host}:${USUAL.port}`;
/** How long the usual address has to answer before an own stack is started, in milliseconds. */
const PROBE_MS = 300;

/** How long another command may take to start its services, in milliseconds. */
const START_MS = 20_000;

/** By what a channel was guessed: where nobody can be asked, the beginning of an id is name enough. */
export interface Guessed {
  channel: string;
  by: 'last' | 'beginning';
}

/** A connection to Parley, and what has to be closed with it. */
export interface Session {
  client: ApiClient;
  /** True where this command has started the services itself. */
  embedded: boolean;
  /** False where another terminal does not find the server by itself. */
  isFound?: boolean;
  /** The channel that was not named whole, and is not the one that this terminal opened or named last. */
  guessed?: Guessed;
  close(): Promise<void>;
}

/** The server that was named; an empty variable names none. @throws CliError where it is no address */
export function serverOf({ server }: Pick<GlobalOptions, 'server'>): string | undefined {
  const [name, url] =
    server === undefined ? ['PARLEY_SERVER', process.env['PARLEY_SERVER']?.trim()] : ['--server', server];
  if (!url && server === undefined) return undefined;
  if (url && /^https?:\/\//u.test(url) && URL.canParse(url)) return url.replace(/\/$/u, '');
  throw new CliError(spokenWords().errors.noAddress(name, url ?? '', DEFAULT_SERVER), EXIT.usage);
}

/** Talks to a running server, or starts all services in this process where there is none. */
export async function openSession(options: GlobalOptions): Promise<Session> {
  const token = options.token ?? process.env['PARLEY_TOKEN'];
  const client = (url: string, whereabouts?: () => string | undefined) =>
    new ApiClient(url, {
      timeoutMs: options.timeout * 1_000,
      plain: options.output === 'text',
      ...(token && { token }),
      ...(whereabouts && { whereabouts }),
    });
  const connected = (url: string, isFound: boolean, whereabouts?: () => string | undefined) => ({
    client: client(url, whereabouts),
    embedded: false,
    isFound,
    close: () => Promise.resolve(),
  });
  const named = serverOf(options);
  if (named !== undefined) return connected(named, named === DEFAULT_SERVER);
  // Another terminal may not know which folder this one was told of.
  const isUsualFolder = !process.env['PARLEY_DATA'];
  const server = await foundServer();
  if (server !== undefined)
    return connected(
      server,
      isUsualFolder || server === DEFAULT_SERVER,
      server === ownServer() ? ownServer : undefined,
    );
  const { FolderInUse, startFromEnvironment } = await import('@parley/standalone');
  const tell = (line: string) => void (options.quiet || note(line));
  const words = spokenWords().commands;
  tell(words.startsHere);
  try {
    // It goes for good: nobody has to be told to come by another connection.
    const stack = await startFromEnvironment({ port: 0, note: tell, language: chosenLanguage(), stopNoticeMs: 0 });
    tell(words.api(stack.url));
    return { client: client(stack.url), embedded: true, isFound: isUsualFolder, close: () => stack.close() };
  } catch (error) {
    // Another command may be about to start its server.
    const url =
      error instanceof FolderInUse ? await announcedSoon(Math.min(options.timeout * 1_000, START_MS)) : undefined;
    if (url === undefined) throw error;
    tell(words.uses(url));
    return connected(url, isUsualFolder, ownServer);
  }
}

/** Where the server of the data folder says that it is. */
const ownServer = (): string | undefined => announcedServer(chosenFolder(process.env))?.url;

/**
 * The server that has the data folder, or else one at the usual address: unless a folder was named, whose data no other
 * server has.
 */
export async function foundServer(): Promise<string | undefined> {
  const own = ownServer();
  if (own !== undefined && (await serverAnswers(own))) return own;
  if (process.env['PARLEY_DATA']) return undefined;
  return (await serverAnswers(DEFAULT_SERVER)) ? DEFAULT_SERVER : undefined;
}

async function announcedSoon(withinMs: number): Promise<string | undefined> {
  for (const deadline = Date.now() + withinMs; Date.now() < deadline; await delay(PROBE_MS)) {
    const url = ownServer();
    if (url !== undefined && (await serverAnswers(url))) return url;
  }
  return undefined;
}

export const serverAnswers = (url: string): Promise<boolean> =>
  healthLive(connect({ url, answerMs: PROBE_MS })).then(
    () => true,
    () => false,
  );
