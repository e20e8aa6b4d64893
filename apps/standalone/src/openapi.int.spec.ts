import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { getMetadataStorage } from 'class-validator';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meetup, startStack } from './rest.fixtures.js';
import type { Standalone } from './start-standalone.js';

interface Operation {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: { in: string; name: string; description?: string }[];
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>;
}

const twice = (names: string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

let parley: Standalone;
let document: {
  paths: Record<string, Record<string, Operation>>;
  security: object[];
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
};
const http = () => request(parley.url);

beforeAll(async () => {
  parley = await startStack();
  ({ body: document } = await http().get('/openapi.json').expect(200));
});
afterAll(() => parley.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );

/** One process documents both services: of two classes of one name one would stand for both. */
it('no two DTOs have one name', () => {
  const { validationMetadatas } = getMetadataStorage() as unknown as {
    validationMetadatas: Map<{ name: string }, unknown>;
  };
  const names = [...validationMetadatas.keys()].map(({ name }) => name).filter((name) => name.endsWith('Dto'));
  expect(names).toContain('KnowledgeDocumentDto');
  expect(names).toContain('WriteDocumentDto');
  expect(twice(names)).toEqual([]);
});

it('no two operations of the API page have one id', () => {
  const ids = operations().map(({ operation }) => operation.operationId);
  expect(ids.length).toBeGreaterThan(30);
  expect(twice(ids)).toEqual([]);
});

it('every operation and every parameter is described', () => {
  const said = operations().flatMap(({ name, operation: { summary, description, parameters = [] } }) => [
    { name, words: [summary, description] },
    ...parameters.map((one) => ({ name: `${name} ${one.name}`, words: [one.description] })),
  ]);
  expect(said.length).toBeGreaterThan(250);
  expect(said.filter(({ words }) => words.some((word) => !word)).map(({ name }) => name)).toEqual([]);
});

it('a key is a text of which nothing is said', () => {
  const { securitySchemes, security } = { ...document, ...document.components };
  expect(securitySchemes).toMatchObject({ bearer: { type: 'http', scheme: 'bearer' } });
  expect(securitySchemes['bearer']).not.toHaveProperty('bearerFormat');
  expect(security).toEqual([{ bearer: [] }]);
});

it('every route says what it answers, and that it answers problems', () => {
  const unsaid = operations().filter(({ operation: { responses } }) => {
    const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    const isSaid =
      good.length > 0 && good.every(([, { content = {} }]) => Object.values(content).some(({ schema }) => schema));
    return !isSaid || !responses['4XX']?.content?.['application/problem+json'];
  });
  // A WebSocket answers with frames.
  expect(unsaid.map(({ name }) => name)).toEqual(['get /v1/interviews/{id}/voice']);
});

it('a list has a next page where one can be asked for, and nowhere else', () => {
  const lists = operations().flatMap(({ name, operation: { parameters = [], responses } }) => {
    const schema = responses['200']?.content?.['application/json']?.schema.$ref?.split('/').at(-1) ?? '';
    const { properties = {} } = (document.components.schemas[schema] ?? {}) as { properties?: object };
    const takes = (wanted: string) => parameters.some((one) => one.in === 'query' && one.name === wanted);
    const isPaged = 'items' in properties && 'next_cursor' in properties;
    return isPaged || takes('cursor') ? [{ name, says: [isPaged, takes('cursor'), takes('limit')] }] : [];
  });
  expect(lists.length).toBeGreaterThan(8);
  expect(lists.filter(({ says }) => says.includes(false))).toEqual([]);
});

it('everything that the document refers to is in it', () => {
  const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/gu)].map(([, name]) => name!);
  expect(named.filter((name) => !Object.hasOwn(document.components.schemas, name))).toEqual([]);
});

it('what is on the bus is said here too, to whoever has no key', async () => {
  const { body } = await http().get('/asyncapi.json').expect(200);
  expect(body).toMatchObject({ asyncapi: '3.1.0', operations: { receiveTurnRequested: { action: 'receive' } } });
  const { text, headers } = await http().get('/asyncapi').expect(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain('parley.v1.event.{tenant}.{channel}.TurnRequested');
});

it('a problem is as the document says', async () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'api', components: document.components });
  const { body } = await http().post('/v1/channels').send({ demand: 1 }).expect(400);
  expect(ajv.validate({ $ref: 'api#/components/schemas/Problem' }, body), ajv.errorsText()).toBe(true);
});

it('an opening is one, however often it is sent with its key', async () => {
  const key = { 'Idempotency-Key': 'opened once' };
  const { body } = await http().post('/v1/negotiations').set(key).send(meetup).expect(201);
  const again = await http().post('/v1/channels').set(key).send(meetup).expect(201);
  expect(again.body).toEqual({ ...body, duplicate: true });
});

describe('what is not offered is refused by name', () => {
  it('a misspelt parameter', async () => {
    const { body } = await http().get('/v1/channels?staus=open').expect(400);
    expect(body).toMatchObject({ errors: [{ pointer: '/staus', reason: expect.stringContaining('status') }] });
    await http().get('/v1/channels?status=open&min_position=0').expect(200);
  });

  it('a method', async () => {
    const { body, headers } = await http().delete('/v1/channels').expect(405);
    expect(body).toMatchObject({ code: 'method-not-allowed' });
    expect(headers['allow']).toBe('GET, HEAD, POST');
    await http().get('/v1/nothing').expect(404);
  });
});

it('HEAD of an event stream is answered, and ends', async () => {
  const { body } = await http().post('/v1/channels').send(meetup).expect(201);
  const { channel_id } = body as { channel_id: string };
  const { headers } = await http().head(`/v1/channels/${channel_id}/events`).expect(200);
  expect(headers['content-type']).toContain('text/event-stream');
});
