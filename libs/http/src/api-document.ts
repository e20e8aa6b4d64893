import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { problem, takingDurations, type FieldError } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { FastifyInstance } from 'fastify';
import { busPage } from './bus-page.js';
import { OPEN_ROUTE } from './console-page.js';
import { asyncApi } from './generated/async-api.js';
import { type ApiExamples, shownByExamples } from './api-examples.js';
import { API_PAGE } from './api-page.js';
import { openApi } from './generated/open-api.js';
import { type Schemas, namesIn, refTo, schemasFor } from './api-schemas.js';
import { sendProblem } from './problem-filter.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every answer that is none of those a route names. */
const PROBLEM = {
  description: 'A problem (RFC 9457); its `code` is stable, its `detail` says more.',
  content: { 'application/problem+json': { schema: refTo('Problem') } },
};

/**
 * The API page at /docs and its document at /openapi.json, whole wherever they are asked for: behind a gateway one service shows what
 * others answer. What is not in it is not taken: a query parameter that a route does not name is refused, as a field of a body is.
 */
export function documentApi(app: NestFastifyApplication): void {
  const document = () => openApi() as OpenAPIObject;
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('preValidation', (request, reply, done) => {
    const sent = Object.keys(request.query ?? {});
    const errors = sent.length ? unknownIn(sent, document(), request.method, request.routeOptions.url) : [];
    if (errors.length) return void sendProblem(reply, problem('invalid-request', { errors }));
    done();
  });
  const customSwaggerUiPath = dirname(createRequire(import.meta.url).resolve('#swagger-ui/swagger-ui.css'));
  SwaggerModule.setup('docs', app, document, { jsonDocumentUrl: 'openapi.json', customSwaggerUiPath, ...API_PAGE });
  documentBus(fastify);
}

/** What is on the bus, as AsyncAPI and as a page. */
function documentBus(fastify: FastifyInstance): void {
  fastify.get('/asyncapi.json', { config: OPEN_ROUTE }, () => asyncApi());
  fastify.get('/asyncapi', { config: OPEN_ROUTE }, (_, reply) =>
    reply.type('text/html; charset=utf-8').send(busPage(asyncApi())),
  );
}

/** What people are told of operations and parameters. */
export interface ApiWords {
  /** A line for each operation, by its id. */
  summaries: Readonly<Record<string, string>>;
  /** What a parameter is, by its name, or by operation and name: `Inbox_inbox.name`. */
  parameters: Readonly<Record<string, string>>;
}

/**
 * The document of all routes of an application, from which `npm run generate` makes what is served, and clients.
 * @throws naming what nobody says a word of, and words and examples for what is not there
 */
export function apiDocument(
  app: NestFastifyApplication,
  answers: Schemas,
  { words, examples }: { words: ApiWords; examples: ApiExamples },
): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Parley')
    .setDescription(
      '[← To the deliberations](/)\n\nDeliberations as durable event streams: commands, views, replay. Errors are problem+json (RFC 9457). What is on the bus: [/asyncapi](/asyncapi).',
    )
    .setVersion('1')
    .setLicense('Apache-2.0', 'https://www.apache.org/licenses/LICENSE-2.0')
    .addServer('/')
    .addSecurity('bearer', {
      type: 'http',
      scheme: 'bearer',
      description: 'A key, as it was given: nothing can be read from it. None is needed on loopback.',
    })
    // Without it a generated client sends no key.
    .addSecurityRequirements('bearer')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/u, '')}_${method}`,
  });
  document.paths = Object.fromEntries(Object.entries(document.paths).map(([path, item]) => [documented(path), item]));
  const operations = Object.values(document.paths).flatMap((path) => METHODS.flatMap((method) => path[method] ?? []));
  const unsaid = operations.flatMap((operation) => complete(operation, words));
  if (unsaid.length) throw new Error(`api-words.ts says nothing of ${unsaid.join(', ')}`);
  const known = new Set(operations.map(({ operationId }) => operationId));
  const stale = Object.keys(words.summaries).filter((id) => !known.has(id));
  if (stale.length) throw new Error(`api-words.ts speaks of ${stale.join(', ')}, which are not there`);
  const sent = takingDurations(document.components?.schemas ?? {}) as Schemas;
  const schemas = { ...sent, ...schemasFor(namesIn(document.paths), answers) };
  const shown = shownByExamples(operations, examples) as NonNullable<OpenAPIObject['components']>['examples'];
  return { ...document, components: { ...document.components, schemas, ...(shown && { examples: shown }) } };
}

/**
 * What is the same for every route: problems, that a parameter is a text where nobody says more, and that all of it is described.
 * @returns what nobody says a word of
 */
function complete(operation: Operation, { summaries, parameters }: ApiWords): string[] {
  const { operationId: id = '', responses } = operation;
  responses['4XX'] = PROBLEM;
  responses['5XX'] = PROBLEM;
  operation.summary ||= ownProperty(summaries, id) ?? '';
  const answer = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  operation.description ??= answer && 'description' in answer ? answer.description : undefined;
  const described = (operation.parameters ?? []).flatMap((parameter) => {
    if (!('in' in parameter)) return [];
    if (parameter.name === '*') parameter.name = REST;
    if (!Object.keys(parameter.schema ?? {}).length) parameter.schema = { type: 'string' };
    parameter.description ??=
      ownProperty(parameters, `${id}.${parameter.name}`) ?? ownProperty(parameters, parameter.name);
    return [{ name: `${id}.${parameter.name}`, description: parameter.description }];
  });
  const said = [{ name: id, description: operation.summary && operation.description }, ...described];
  return said.filter(({ description }) => !description).map(({ name }) => name);
}

/** The name that the rest of a path has, which a route writes `*`. */
const REST = 'path';
const documented = (path: string): string => path.replace(/\/(?:\*|\{\*\})$/u, `/{${REST}}`);

/** What of a query a documented route does not know. */
function unknownIn(sent: string[], { paths }: OpenAPIObject, method: string, route = ''): FieldError[] {
  const verb = method === 'HEAD' ? 'get' : (method.toLowerCase() as (typeof METHODS)[number]);
  const operation = ownProperty(paths, documented(route.replaceAll(/:(\w+)/gu, '{$1}')))?.[verb];
  if (!operation) return [];
  const known = (operation.parameters ?? []).flatMap((one) => ('in' in one && one.in === 'query' ? [one.name] : []));
  const reason = known.length ? `is unknown here; known are ${known.join(', ')}` : 'is unknown: no parameters here';
  return sent.filter((name) => !known.includes(name)).map((name) => ({ pointer: `/${name}`, reason }));
}
