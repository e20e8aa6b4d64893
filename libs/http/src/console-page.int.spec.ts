import 'reflect-metadata';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { openFolder } from '@parley/testing';
import request from 'supertest';
import { expect, it, onTestFinished } from 'vitest';
import { httpAdapter, serveConsole } from './index.js';

@Module({})
class Nothing {}

it('serves a page from a folder that is named from where the service runs, as in its image', async () => {
  const folder = await openFolder();
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<style nonce="%NONCE%"></style>');
  await writeFile(join(folder, 'assets', 'page.js'), 'export {};');
  const app = await NestFactory.create<NestFastifyApplication>(Nothing, httpAdapter({}), { logger: false });
  onTestFinished(() => app.close());
  await serveConsole(app, relative(process.cwd(), folder));
  await app.listen(0, '127.0.0.1');
  const page = await request(app.getHttpServer()).get('/').expect(200);
  expect(page.headers['content-security-policy']).toContain(/nonce="([^"]+)"/u.exec(page.text)![1]);
  await request(app.getHttpServer()).get('/assets/page.js').expect(200, 'export {};');
});
