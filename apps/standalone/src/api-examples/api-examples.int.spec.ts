import { writeFileSync } from 'node:fs';
import { startLocalServer } from '@parley/testing';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEYS, startStack } from '../rest.fixtures.js';
import type { Standalone } from '../start-standalone.js';
import { Caller, type ApiDocument } from './caller.fixtures.js';
import { EVERYTHING } from './everything.fixtures.js';
import { MISHAPS } from './mishaps.js';
import { recorded } from './recorded.fixtures.js';

/** Whether answers are recorded anew: `npm run generate` shows them. */
const RECORDS = process.env['EXAMPLES'] === 'write';

let parley: Standalone;
let receiver: Awaited<ReturnType<typeof startLocalServer>>;
let caller: Caller;

beforeAll(async () => {
  receiver = await startLocalServer((_, response) => void response.end());
  parley = await startStack({ keys: true });
  const { body } = await request(parley.url).get('/openapi.json').expect(200);
  caller = new Caller(parley.url, body as ApiDocument, KEYS.operator);
});
afterAll(async () => {
  await parley.close();
  await receiver.close();
});

describe('each request of the document is taken as it is shown there, and answered as its schema says', () => {
  it.for(Object.entries(EVERYTHING))('%s', ([, calls]) => calls(caller, `${receiver.url}/hook`, parley.folder));

  it('and none is left out', () => {
    const withBodies = caller.operations.filter(({ operation }) => operation.requestBody);
    const ids = withBodies.map(({ operation }) => operation.operationId);
    expect(ids.filter((id) => !caller.called.has(id))).toEqual([]);
    if (!RECORDS) return;
    const names = [...caller.answers.keys()].filter((name) => !Object.hasOwn(MISHAPS, name)).toSorted();
    const all = Object.fromEntries(names.map((name) => [name, recorded(caller.answers.get(name))]));
    writeFileSync(new URL('generated/answers.json', import.meta.url), `${JSON.stringify(all, null, 1)}\n`);
  });
});

it('every request and every answer of JSON has an example, which is valid', () => {
  const all = caller.operations.flatMap(({ operation }) => {
    const { body, answer } = caller.jsonOf(operation);
    const { operationId } = operation;
    return [
      ...(body ? [{ name: `${operationId} takes`, content: body }] : []),
      ...(answer ? [{ name: `${operationId} answers`, content: answer }] : []),
    ];
  });
  expect(all.length).toBeGreaterThan(120);
  const wrong = all.flatMap(({ name, content }) => {
    const example = caller.exampleOf(content);
    if (example === undefined)
      return [`${name}: no example; EXAMPLES=write npx vitest run apps/standalone/src/api-examples records it`];
    const faults = caller.faults(content.schema, example);
    return faults ? [`${name}: ${JSON.stringify(faults)}`] : [];
  });
  expect(wrong).toEqual([]);
});
