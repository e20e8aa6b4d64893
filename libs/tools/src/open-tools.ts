import { callTool } from './call-tool.js';
import { checked, partsOf } from './config.js';
import { ToolServer } from './tool-server.js';
import type { OfferedTool, Tools } from './tools.js';

const TIMEOUT_MS = 30_000;
const MAX_RESULT_BYTES = 64 * 1024;

/**
 * The tools of the servers in a configuration. Nothing is started before it is needed.
 * @param config a ToolsConfig
 * @throws ToolsMisconfigured naming each place that is wrong
 */
export function openTools(config: unknown): Tools {
  const { servers: configured, roles, timeout_ms = TIMEOUT_MS, max_result_bytes = MAX_RESULT_BYTES } = checked(config);
  const servers = new Map(
    Object.entries(configured).map(([name, server]) => [name, new ToolServer(server, timeout_ms)]),
  );
  const allowedTo = (role: string): string[] => (Object.hasOwn(roles, role) ? roles[role]! : []);

  return {
    async offeredTo(role) {
      const tools: OfferedTool[] = [];
      const unavailable: { name: string; reason: string }[] = [];
      for (const name of allowedTo(role)) {
        const { server, tool } = partsOf(name);
        try {
          const known = (await servers.get(server)!.connection()).tools.get(tool);
          if (known) tools.push({ name, description: known.description, input_schema: known.input_schema });
          else unavailable.push({ name, reason: `the server ${server} has no such tool` });
        } catch (error) {
          unavailable.push({ name, reason: `the server ${server} cannot be used: ${(error as Error).message}` });
        }
      }
      return { tools, unavailable };
    },
    call(role, name, args, { signal } = {}) {
      const { server, tool } = partsOf(name);
      return callTool({
        name,
        tool,
        role,
        server: allowedTo(role).includes(name) ? servers.get(server) : undefined,
        args,
        signal,
        timeoutMs: timeout_ms,
        maxBytes: max_result_bytes,
      });
    },
    async close() {
      await Promise.all([...servers.values()].map((server) => server.close()));
    },
  };
}
