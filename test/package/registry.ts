import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openFolder } from '@parley/testing';

const ROOT = join(import.meta.dirname, '../..');

/** A registry of npm on this machine, which has what is installed here and nothing else. */
export interface Registry {
  url: string;
  close(): void;
}

/** @param names packages of this clone's node_modules; one that is for another system is not there */
export async function startRegistry(names: readonly string[]): Promise<Registry> {
  const folder = await openFolder();
  const pages = new Map<string, Buffer>();
  const server = createServer(({ url = '' }, response) => {
    const page = pages.get(decodeURIComponent(url));
    response.writeHead(page ? 200 : 404, { 'content-type': 'application/json' }).end(page ?? '{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const name of names) {
    const installed = join(ROOT, 'node_modules', name);
    const text = await readFile(join(installed, 'package.json'), 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const manifest = JSON.parse(text) as { version: string };
    const file = await packed(installed, folder);
    const tarball = `/files/${name}`;
    const integrity = `sha512-${createHash('sha512').update(file).digest('base64')}`;
    const version = { ...manifest, dist: { tarball: url + tarball, integrity } };
    const about = { name, 'dist-tags': { latest: manifest.version }, versions: { [manifest.version]: version } };
    pages.set(tarball, file).set(`/${name}`, Buffer.from(JSON.stringify(about)));
  }
  return { url, close: () => void server.close() };
}

async function packed(installed: string, folder: string): Promise<Buffer> {
  const args = ['pack', installed, '--json', '--ignore-scripts', '--pack-destination', folder];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: folder });
  const [made] = Object.values(JSON.parse(stdout) as Record<string, { filename: string }>);
  return readFile(join(folder, made!.filename));
}
