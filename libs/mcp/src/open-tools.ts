import { LOCAL_TENANT } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { callTool } from './call-tool.js';
import { checked, partsOf, type RoleGrants } from './config.js';
import type { Connection, KnownTool } from './connection.js';
import { ToolServer } from './tool-server.js';
import type { OfferedTool, TenantTools, Tools } from './tools.js';

const TIMEOUT_MS = 30_000;
const MAX_RESULT_BYTES = 64 * 1024;

/**
 * The tools of the servers in a configuration. Nothing is started before it is needed.
 * @param config a ToolsConfig
 * @throws ToolsMisconfigured naming each place that is wrong
 */
export function openTools(config: unknown): Tools {
  const { servers: configured, roles, tenants = {}, ...limits } = checked(config);
  const { timeout_ms = TIMEOUT_MS, max_result_bytes = MAX_RESULT_BYTES } = limits;
  const names = [roles, ...Object.values(tenants)].flatMap((grants) => Object.values(grants).flat()).map(partsOf);
  const granted = (of: string) => new Set(names.flatMap(({ server, tool }) => (server === of ? tool : [])));
  const servers = new Map(
    Object.entries(configured).map(([name, server]) => [name, new ToolServer(server, granted(name), timeout_ms)]),
  );
  const bounds = { timeoutMs: timeout_ms, maxBytes: max_result_bytes };
  return {
    of: (tenant) => toolsFor(servers, (tenant === LOCAL_TENANT ? roles : ownProperty(tenants, tenant)) ?? {}, bounds),
    async close() {
      await Promise.all([...servers.values()].map((server) => server.close()));
    },
  };
}

/** What roles may use of the servers. */
function toolsFor(
  servers: ReadonlyMap<string, ToolServer>,
  grants: RoleGrants,
  bounds: { timeoutMs: number; maxBytes: number },
): TenantTools {
  const allowedTo = (role: string): string[] => ownProperty(grants, role) ?? [];
  return {
    async offeredTo(role, wanted) {
      const names = allowedTo(role).filter((name) => !wanted || wanted.includes(partsOf(name).server));
      const needed = [...new Set(names.map((name) => partsOf(name).server))];
      const asked = await Promise.all(needed.map(async (name) => [name, await toolsOf(servers.get(name)!)] as const));
      const known = new Map(asked);
      const tools: OfferedTool[] = [];
      const unavailable: { name: string; reason: string }[] = [];
      for (const name of names) {
        const { server, tool } = partsOf(name);
        const found = toolIn(known.get(server)!, tool);
        if (typeof found === 'string') unavailable.push({ name, reason: found });
        else tools.push({ name, ...found });
      }
      return { tools, unavailable };
    },
    call(role, name, args, { signal } = {}) {
      const { server: named, tool } = partsOf(name);
      const server = allowedTo(role).includes(name) ? servers.get(named) : undefined;
      return callTool({ name, tool, role, server, args, signal, ...bounds });
    },
  };
}

/** A server's tools; or why it cannot be asked for them. */
async function toolsOf(server: ToolServer): Promise<Connection['tools'] | string> {
  try {
    return (await server.connection()).tools;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The tool; or why there is none. */
function toolIn(known: Connection['tools'] | string, tool: string): KnownTool | string {
  if (typeof known === 'string') return `its server cannot be used: ${known}`;
  const found = known.get(tool);
  if (!found) return 'its server has no such tool';
  return 'refused' in found ? found.refused : found;
}
