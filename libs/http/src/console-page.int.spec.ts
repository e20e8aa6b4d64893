import 'reflect-metadata';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CONSOLE_PAGES } from '@parley/contracts/console-pages';
import { openFolder } from '@parley/testing';
import request from 'supertest';
import { expect, it, onTestFinished } from 'vitest';
import { httpAdapter, serveConsole } from './index.js';

@Module({})
class Nothing {}

const SCRIPT = 'export {};';

/** A page as a package has it: what is compressed is there only so. */
async function served() {
  const folder = await openFolder();
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<style nonce="%NONCE%"></style>');
  await writeFile(join(folder, 'assets', 'plain.js'), SCRIPT);
  await writeFile(join(folder, 'assets', 'page.js.br'), brotliCompressSync(SCRIPT));
  const app = await NestFactory.create<NestFastifyApplication>(Nothing, httpAdapter({}), { logger: false });
  onTestFinished(() => app.close());
  serveConsole(app, relative(process.cwd(), folder));
  await app.listen(0, '127.0.0.1');
  return request(app.getHttpServer());
}

it('serves a page from a folder that is named from where the service runs, as in its image', async () => {
  const server = await served();
  const page = await server.get('/').expect(200);
  expect(page.headers['content-security-policy']).toContain(/nonce="([^"]+)"/u.exec(page.text)![1]);
  await server.get('/assets/plain.js').expect(200, SCRIPT);
  await server.get('/assets/none.js').expect(404);
});

it('sends the page at each address that its router knows, and at another with the status of what is not there', async () => {
  const server = await served();
  const open = (path: string) => server.get(path.replace(':id', '0199')).set('accept', 'text/html');
  for (const path of CONSOLE_PAGES) await open(path).expect(200).expect('content-type', /html/u);
  await open('/channels/:id/none').expect(404).expect('content-type', /html/u);
});

it('sends scripts as small as whoever asks can read them, to be kept', async () => {
  const server = await served();
  const asked = (accepted: string) =>
    server.get('/assets/page.js').set('accept-encoding', accepted).expect(200, SCRIPT);
  const compressed = await asked('gzip, deflate, br');
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const zipped = await asked('gzip, br;q=0');
  expect(zipped.headers['content-encoding']).toBe('gzip');
  const plain = await asked('identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
});
