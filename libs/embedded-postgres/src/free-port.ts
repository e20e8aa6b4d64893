import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** Where systems begin to draw the ports of whoever asks for any (Linux; others at 49152, RFC 6335, section 6). */
const DRAWN_FROM = 32_768;
const LOWEST = 20_000;

/**
 * A free port of 127.0.0.1, which nobody else is given who asks here while this process lives, even before anything listens on
 * it. No system gives it to anybody by itself: what was there and is started again finds it free.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST, DRAWN_FROM);
  return (await isNowHeld(port)) && (await isFree(port)) ? port : freePort();
}

/**
 * Held until this process ends, so that programs that start at the same time never draw the same: as a port of UDP, of which one
 * process is given each, and which keeps nobody from listening over TCP.
 */
export const isNowHeld = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createSocket('udp4').unref();
    socket.once('error', () => resolve(false));
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
