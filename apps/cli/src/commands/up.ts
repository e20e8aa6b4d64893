import { runService } from '@parley/configuration';
import { FolderInUse, startFromEnvironment } from '@parley/standalone';
import { announcedServer, chosenFolder } from '@parley/standalone/server-file';
import { unmarked } from '../called.js';
import { chosenLanguage } from '../language.js';
import { note } from '../output.js';
import { serverAnswers, USUAL } from '../session.js';
import { spokenWords } from '../words.js';

/** Everything in one process, with the console, until it is ended: says where the page and the data are. */
export const up = (environment: NodeJS.ProcessEnv): Promise<void> =>
  runService('parley', async () => {
    // An empty variable is an unset one.
    const port = Number(environment['PORT'] || USUAL.port);
    const host = environment['HOST'] || USUAL.host;
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new Error(spokenWords().server.noPort(environment['PORT'] ?? ''));
    const stack = await startFromEnvironment({
      port,
      host,
      note,
      language: chosenLanguage(),
      // Without being asked for it says nothing but what somebody has to see.
      logLevel: environment['LOG_LEVEL'] || 'warn',
    }).catch(async (error: NodeJS.ErrnoException) => {
      throw await explained(error, port, `http://${host}:${port}`);
    });
    note(spokenWords().server.isUp(stack.url));
    return stack;
  });

/** Whoever has what we wanted. */
async function explained(error: NodeJS.ErrnoException, port: number, url: string): Promise<Error> {
  if (error.code === 'EADDRINUSE')
    return new Error(unmarked(spokenWords().server.portInUse(port, (await serverAnswers(url)) ? url : undefined)));
  const own = error instanceof FolderInUse ? announcedServer(chosenFolder(process.env)) : undefined;
  return own ? new Error(spokenWords().server.runsAlready(own.url, error.message)) : error;
}
