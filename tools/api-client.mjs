// The client of the REST API, from its document.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { ensureBuilt } from './build.mjs';
import { ROOT } from './packages.mjs';

/** What the API has answered to a test, which records it (CONTRIBUTING.md). */
const RECORDED = 'apps/standalone/src/api-examples/generated/answers.json';

/** The document of the whole API. */
export async function restDocument() {
  await ensureBuilt();
  const { wholeApiDocument } = await import(join(ROOT, 'apps/standalone/dist/api-document.js'));
  return wholeApiDocument(JSON.parse(readFileSync(join(ROOT, RECORDED), 'utf8')));
}

/** @returns what is against the recommended rules of Redocly in an API's document, warnings too */
export async function restFaults(document) {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
  const faults = found.map(({ ruleId, message, location }) => `${location[0]?.pointer} ${ruleId}: ${message}`);
  // A WebSocket opens with 101.
  return faults.filter(
    (fault) => !fault.startsWith('#/paths/~1v1~1interviews~1{id}~1voice/get/responses operation-2xx'),
  );
}

/** What lasts: a stream is read by the client's own functions, and a WebSocket is no request. */
const LASTING = ['/v1/channels/{id}/events', '/v1/changes', '/v1/interviews/{id}/voice'];

/** Writes the client of an API into a folder. */
export async function generateClient(document, folder) {
  const input = structuredClone(document);
  for (const path of LASTING) delete input.paths[path];
  await createClient({
    input,
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
