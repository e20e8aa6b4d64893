import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openApi } from '../libs/http/src/generated/open-api.js';
import { serviceFor } from './gateway.js';

const SERVICES = fileURLToPath(new URL('../services', import.meta.url));

/** Which service has a controller, by the name that operations begin with. */
const servedBy = new Map(
  ['channel-admin', 'transcript-store', 'voice'].flatMap((service) =>
    readdirSync(join(SERVICES, service, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .flatMap((file) => [
        ...readFileSync(join(SERVICES, service, 'src', file), 'utf8').matchAll(/class (\w+)Controller\b/gu),
      ])
      .map(([, name]): [string, string] => [name!, service]),
  ),
);

it('each operation of the API comes to the service that has it', () => {
  const { paths } = openApi() as { paths: Record<string, Record<string, { operationId: string }>> };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => {
      const asked = path.replaceAll(/\{\w+\}/gu, 'one');
      const said = `${method.toUpperCase()} ${path}`;
      return { said, sent: serviceFor(method.toUpperCase(), asked), has: servedBy.get(operationId.split('_')[0]!) };
    }),
  );
  expect(operations.length).toBeGreaterThan(100);
  expect(operations.filter(({ sent, has }) => has !== undefined && sent !== has)).toEqual([]);
  // Every service says of itself whether it is alive and ready.
  expect(operations.filter(({ has }) => has === undefined).map(({ said }) => said)).toEqual([
    'GET /healthz',
    'GET /readyz',
  ]);
});
