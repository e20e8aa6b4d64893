import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { OPEN_ROUTE } from '@parley/http';
import { metadataPath, RESOURCE } from './resource.js';
import type { SignInSettings } from './sign-in-file.js';

/** Says to clients of MCP whose tokens are taken, so that they can ask for one by themselves (RFC 9728). */
export function serveResource(
  app: NestFastifyApplication,
  { settings, address }: { settings: SignInSettings; address(): string },
): void {
  if (settings.audience === undefined) return;
  const { issuer } = settings;
  app
    .getHttpAdapter()
    .getInstance()
    .get(metadataPath, { config: OPEN_ROUTE }, (_, reply) =>
      reply.send({
        resource: address() + RESOURCE,
        resource_name: 'Parley',
        authorization_servers: [issuer],
        bearer_methods_supported: ['header'],
      }),
    );
}
