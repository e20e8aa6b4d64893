import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CONSOLE_PAGES } from '@parley/contracts/console-pages';
import { ownProperty } from '@parley/untrusted';
import type { FastifyContextConfig, FastifyInstance, FastifyReply } from 'fastify';
import { PageFiles } from './page-files.js';

/** Routes that anybody may read: the page holds no data, and asks for the key itself. */
export const OPEN_ROUTE: FastifyContextConfig & { isPage: true } = { isPage: true };

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** No script but the page's own files; style elements only with this answer's nonce, which Mantine writes on its own. */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** What tells the page that people can sign in here. */
const SIGNS_IN = '<meta name="parley-sign-in" content="offered" />';

/** Serves the web console. @param folder where it was built  @param signsIn whether people sign in there */
export function serveConsole(app: NestFastifyApplication, folder: string, signsIn = false): void {
  const fastify = app.getHttpAdapter().getInstance();
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const [before, after] = (signsIn ? page.replace('<title>', () => `${SIGNS_IN}<title>`) : page).split('%NONCE%');
  if (after === undefined) throw new Error(`${folder}/index.html has no place for a nonce`);
  const send = (reply: FastifyReply, status = 200) => {
    const nonce = randomBytes(16).toString('base64');
    const headers = { 'content-security-policy': policy(nonce), 'cache-control': 'no-store' };
    return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(`${before}${nonce}${after}`);
  };
  for (const url of CONSOLE_PAGES) fastify.get(url, { config: OPEN_ROUTE }, (_, reply) => send(reply));
  // Whoever mistyped an address reads it in words, with a way out; what is no browser gets the problem.
  fastify.addHook('onRequest', async (request, reply) => {
    const isAsked = request.is404 && request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (isAsked && !request.url.startsWith('/v1/')) await send(reply, 404);
  });
  for (const file of readdirSync(folder)) {
    const type = ownProperty(TYPES, extname(file));
    if (type === undefined) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    fastify.get(`/${file}`, { config: OPEN_ROUTE }, (_, reply) =>
      reply.header('cache-control', 'no-cache').type(type).send(text),
    );
  }
  serveAssets(fastify, new PageFiles(resolve(folder, 'assets')));
}

/** Their names change with what is in them. */
const KEPT = 'public, max-age=31536000, immutable';

function serveAssets(fastify: FastifyInstance, files: PageFiles): void {
  for (const name of files.names) {
    const type = ownProperty(TYPES, extname(name));
    if (type === undefined) continue;
    fastify.get(`/assets/${name}`, { config: OPEN_ROUTE }, async ({ headers }, reply) => {
      const { content, encoding } = await files.read(name, headers['accept-encoding']);
      if (encoding) reply.header('content-encoding', encoding);
      return reply.headers({ 'cache-control': KEPT, vary: 'accept-encoding' }).type(type).send(content);
    });
  }
}
