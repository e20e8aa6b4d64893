import { createRequestStateCodec, McpServer, type ServerContext } from '@modelcontextprotocol/server';
import { Api, type Access } from '@parley/on-behalf';
import { registerResources } from './resources.js';
import { declaredIn, registerTasks } from './tasks.js';
import { registerTools, type AskedState } from './tools.js';

/** What one server is made for: a request over HTTP, or a connection over stdio. */
export interface Serving {
  /** Asked for with each call: a server that is started for it is not there before. */
  access(): Access | Promise<Access>;
  /** 32 bytes that all replicas share: what goes through a client is signed with it. */
  key: Uint8Array;
  era: 'legacy' | 'modern';
  /** A connection of the older era lasts, and can ask by itself. */
  isLasting: boolean;
}

/** As the API's, for which it speaks. */
const VERSION = '1';

const INSTRUCTIONS = `Parley has several AI agents and people deliberate until they agree, or says who does not and why.
start_deliberation, then wait until there is a decision. Whatever stands in waiting_for is the user's to answer: ask them, and send their words by answer.
Tell the user the decision, who is for it and who is not and why, and what it cost; do not leave dissent out. Where rehearsal is true, say that scripts played it and that it decides nothing.`;

/** Parley's tools and resources in the name of one caller. */
export function parleyServer({ access, key, era, isLasting }: Serving): McpServer {
  const codec = createRequestStateCodec<AskedState>({ key, bind: principalOf });
  const server = new McpServer(
    { name: 'parley', title: 'Parley', version: VERSION },
    {
      instructions: INSTRUCTIONS,
      requestState: { verify: codec.verify },
      cacheHints: { 'tools/list': { ttlMs: 3_600_000, cacheScope: 'public' } },
    },
  );
  const apiOf = async () => new Api(await access());
  registerTools(server, apiOf, {
    mint: (state, context) => codec.mint(state, context),
    canAsk: (context) =>
      era === 'modern'
        ? declaredIn(context).elicitation !== undefined
        : isLasting && server.server.getClientCapabilities()?.elicitation !== undefined,
  });
  registerResources(server, apiOf);
  registerTasks(server, apiOf);
  return server;
}

/** Whose state it is: what one caller was given is of no use to another. */
const principalOf = ({ mcpReq, http }: ServerContext): string => `${mcpReq.method}\0${http?.authInfo?.clientId ?? ''}`;
