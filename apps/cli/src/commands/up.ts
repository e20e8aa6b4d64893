import { runService } from '@parley/configuration';
import { FolderInUse, NoOwnBroker, startFromEnvironment } from '@parley/standalone';
import { announcedServer, chosenFolder } from '@parley/standalone/server-file';
import { unmarked } from '../called.js';
import { chosenLanguage } from '../language.js';
import { note } from '../output.js';
import { serverAnswers, USUAL } from '../session.js';
import { spokenWords } from '../words.js';

/**
 * Everything in one process, with the console, until it is ended: says where the page and the data are.
 * @param nats the port of a broker of its own; none where absent
 */
export const up = (environment: NodeJS.ProcessEnv, nats?: number): Promise<void> =>
  runService('parley', async () => {
    // An empty variable is an unset one.
    const port = Number(environment['PORT'] || USUAL.port);
    const host = environment['HOST'] || USUAL.host;
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Error(spokenWords().server.noPort(environment['PORT'] ?? ''));
    if (nats !== undefined && (environment['NATS_URL'] || environment['NATS_URL_FILE']))
      throw new Error(spokenWords().server.twoBrokers);
    const stack = await startFromEnvironment({
      port,
      host,
      note,
      language: chosenLanguage(),
      // Without being asked for it says nothing but what somebody has to see.
      logLevel: environment['LOG_LEVEL'] || 'warn',
      ...(nats !== undefined && { ownBroker: { port: nats } }),
    }).catch(async (error: NodeJS.ErrnoException) => {
      throw await explained(error, port, nats, `http://${host}:${port}`);
    });
    note(spokenWords().server.isUp(stack.url));
    if (nats !== undefined) note(spokenWords().server.agentsConnect(stack.broker!.host));
    return stack;
  });

/** Whoever has what we wanted. */
async function explained(
  error: NodeJS.ErrnoException,
  port: number,
  nats: number | undefined,
  url: string,
): Promise<Error> {
  if (error instanceof NoOwnBroker) {
    const words = spokenWords().server;
    const said = {
      missing: words.noNatsServer(error.message),
      old: words.oldNatsServer(error.message),
      'port-in-use': words.natsPortInUse(nats!),
    };
    return new Error(unmarked(said[error.why]));
  }
  if (error.code === 'EADDRINUSE')
    return new Error(unmarked(spokenWords().server.portInUse(port, (await serverAnswers(url)) ? url : undefined)));
  const own = error instanceof FolderInUse ? announcedServer(chosenFolder(process.env)) : undefined;
  return own ? new Error(spokenWords().server.runsAlready(own.url, error.message)) : error;
}
