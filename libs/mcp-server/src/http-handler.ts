import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import type { Access } from '@parley/on-behalf';
import { parleyServer } from './server.js';

export interface HandlerOptions {
  /** Where commands are taken and views are read, once that is known. */
  addresses(): Pick<Access, 'commands' | 'views'>;
  hasConsole: boolean;
  key: Uint8Array;
}

/** A server for each request, with the key that the request has. */
export const httpHandler = ({ addresses, key, hasConsole }: HandlerOptions): McpHttpHandler =>
  createMcpHandler(({ era, authInfo, requestInfo }) =>
    parleyServer({
      access: () => ({
        ...addresses(),
        ...(authInfo?.token && { authorization: `Bearer ${authInfo.token}` }),
        ...(hasConsole && requestInfo && { console: new URL(requestInfo.url).origin }),
      }),
      ...{ key, era, isLasting: false },
    }),
  );
