// The client of the REST API, from its document.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { ensureBuilt } from './build.mjs';
import { ROOT } from './packages.mjs';

/** Writes the client into a folder. */
export async function generateClient(folder) {
  await ensureBuilt();
  const { wholeApiDocument } = await import(join(ROOT, 'apps/standalone/dist/api-document.js'));
  await createClient({
    input: await wholeApiDocument(),
    logs: { level: 'warn', file: false },
    output: { path: folder, module: { extension: '.js' } },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  });
  // BodyInit is a name that browsers alone have; Node's types have the same under another.
  const file = join(folder, 'client/client.gen.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('as BodyInit', "as RequestInit['body']"));
}

/** The texts of all files in a folder, by their path in it. */
export const filesIn = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .map((file) => [relative(folder, file), readFileSync(file, 'utf8')]),
  );
