import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { problem, takingDurations, type FieldError } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import type { FastifyInstance } from 'fastify';
import { busPage } from './bus-page.js';
import { OPEN_ROUTE } from './console-page.js';
import { ASYNC_API } from './generated/async-api.js';
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
 * The API page at /docs and its document at /docs-json. What is not in it is not taken: a query parameter that a route does not
 * name is refused, as a field of a body is.
 * @param schemas of the service's own answers
 */
export function documentApi(app: NestFastifyApplication, schemas: Schemas): void {
  let made: OpenAPIObject | undefined;
  // The routes are known once the application is made.
  const document = () => (made ??= apiDocument(app, schemas));
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('preValidation', (request, reply, done) => {
    const sent = Object.keys(request.query ?? {});
    const errors = sent.length ? unknownIn(sent, document(), request.method, request.routeOptions.url) : [];
    if (errors.length) return void sendProblem(reply, problem('invalid-request', { errors }));
    done();
  });
  const customSwaggerUiPath = dirname(createRequire(import.meta.url).resolve('#swagger-ui/swagger-ui.css'));
  SwaggerModule.setup('docs', app, document, { jsonDocumentUrl: 'docs-json', customSwaggerUiPath });
  documentBus(fastify);
}

/** What is on the bus, as AsyncAPI and as a page. */
function documentBus(fastify: FastifyInstance): void {
  fastify.get('/asyncapi.json', { config: OPEN_ROUTE }, () => ASYNC_API);
  fastify.get('/asyncapi', { config: OPEN_ROUTE }, (_, reply) =>
    reply.type('text/html; charset=utf-8').send(busPage(ASYNC_API)),
  );
}

export function apiDocument(app: NestFastifyApplication, answers: Schemas): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Parley')
    .setDescription(
      '[← To the deliberations](/)\n\nDeliberations as durable event streams: commands, views, replay. Errors are problem+json (RFC 9457).',
    )
    .setVersion('1')
    .addBearerAuth()
    // Without it a generated client sends no key.
    .addSecurityRequirements('bearer')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/u, '')}_${method}`,
  });
  for (const path of Object.values(document.paths)) for (const method of METHODS) complete(path[method]);
  const sent = takingDurations(document.components?.schemas ?? {}) as Schemas;
  const schemas = { ...sent, ...schemasFor(namesIn(document.paths), answers) };
  return { ...document, components: { ...document.components, schemas } };
}

/** What is the same for every route: problems, and that a parameter is a text where nobody says more. */
function complete(operation: Operation | undefined): void {
  if (!operation) return;
  operation.responses['default'] ??= PROBLEM;
  for (const parameter of operation.parameters ?? [])
    if ('in' in parameter && !Object.keys(parameter.schema ?? {}).length) parameter.schema = { type: 'string' };
}

/** What of a query a documented route does not know. */
function unknownIn(sent: string[], { paths }: OpenAPIObject, method: string, route = ''): FieldError[] {
  const verb = method === 'HEAD' ? 'get' : (method.toLowerCase() as (typeof METHODS)[number]);
  const operation = ownProperty(paths, route.replaceAll(/:(\w+)/gu, '{$1}'))?.[verb];
  if (!operation) return [];
  const known = (operation.parameters ?? []).flatMap((one) => ('in' in one && one.in === 'query' ? [one.name] : []));
  const reason = known.length ? `is unknown here; known are ${known.join(', ')}` : 'is unknown: no parameters here';
  return sent.filter((name) => !known.includes(name)).map((name) => ({ pointer: `/${name}`, reason }));
}
