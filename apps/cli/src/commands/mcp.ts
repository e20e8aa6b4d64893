import { once } from 'node:events';
import { serveMcpOverStdio } from '@parley/mcp-server/stdio';
import { EXIT } from '../exit-codes.js';
import { openSession, serverAnswers, type GlobalOptions, type Session } from '../session.js';

/**
 * Serves MCP over stdin and stdout until its client leaves. It answers at once; the server is looked for, or started, with the first
 * call that needs it, and looked for again where it has gone.
 */
export async function mcp(options: GlobalOptions): Promise<number> {
  let session: Promise<Session> | undefined;
  const sessionOf = async (): Promise<Session> => {
    const before = await session;
    if (before && !before.embedded && !(await serverAnswers(before.client.url))) session = undefined;
    session ??= openSession(options);
    return session.catch((error: unknown) => {
      session = undefined;
      throw error;
    });
  };
  const token = options.token ?? process.env['PARLEY_TOKEN'];
  const served = serveMcpOverStdio(async () => {
    const { client } = await sessionOf();
    const page = await client.consoleAt('');
    return {
      ...{ commands: client.url, views: client.url },
      ...(token && { authorization: `Bearer ${token}` }),
      ...(page !== undefined && { console: page }),
    };
  });
  await Promise.race([once(process.stdin, 'close'), ...ENDS.map((signal) => once(process, signal))]);
  await served.close();
  await (await session)?.close();
  return EXIT.done;
}

const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
