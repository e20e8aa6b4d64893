import { readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Api } from './processes.js';

const CADDYFILE = readFileSync(new URL('../deploy/Caddyfile', import.meta.url), 'utf8');

/** Paths that a line of the gateway's file names, as what a path begins with. */
const pathsOf = (line: RegExp): ((path: string) => boolean) => {
  const patterns = line.exec(CADDYFILE)![1]!.trim().split(/\s+/u);
  return (path) =>
    patterns.some((one) =>
      one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one || path === `${one}/`,
    );
};
const METHODS = /@commands \{\s+method ([A-Z ]+)/u.exec(CADDYFILE)![1]!.trim().split(' ');
const isOfViews = pathsOf(/\bnot path (.+)/u);
const ofChannels = new RegExp(/@of_channels path_regexp (.+)/u.exec(CADDYFILE)![1]!, 'u');
const isVoice = new RegExp(/@voice path_regexp (.+)/u.exec(CADDYFILE)![1]!, 'u');
const isOfCommands = pathsOf(/@of_commands path (.+)/u);

/** What a proxy says of whom it asks for: those before it, and who asked it. */
export const forwardedFor = ({ headers, socket }: IncomingMessage): string =>
  [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');

/** Which service the gateway's file sends a request to. */
export function serviceFor(method: string, path: string): 'channel-admin' | 'transcript-store' | 'voice' {
  if (isVoice.test(path)) return 'voice';
  const isCommand = (METHODS.includes(method) && !isOfViews(path)) || isOfCommands(path) || ofChannels.test(path);
  return isCommand ? 'channel-admin' : 'transcript-store';
}

/** One origin over two services, by what the gateway's file says which of them answers. */
export async function startGateway({ commands, views }: Api): Promise<{ url: string; close(): void }> {
  const server = createServer((asked, answer) => {
    const path = asked.url!.split('?')[0]!;
    const isCommand =
      (METHODS.includes(asked.method!) && !isOfViews(path)) || isOfCommands(path) || ofChannels.test(path);
    const { method = '' } = asked;
    // As the gateway's file has it: it believes whoever stands before it, and adds from where it was asked.
    const headers = { ...asked.headers, 'x-forwarded-for': forwardedFor(asked) };
    const passed = request(`${isCommand ? commands : views}${asked.url}`, { method, headers }, (came) => {
      answer.writeHead(came.statusCode!, came.headers).flushHeaders();
      came.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
