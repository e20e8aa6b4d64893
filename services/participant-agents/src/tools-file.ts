import { readFileSync } from 'node:fs';
import { ConfigurationError } from '@parley/configuration';
import { openTools, ToolsMisconfigured, type Tools, type ToolsConfig } from '@parley/mcp';

/**
 * The tools of PARLEY_TOOLS_FILE: MCP servers, and what each role may use of them (W7).
 * @throws ConfigurationError naming the file and the place in it
 */
export function toolsOf(file: string | undefined): Tools | undefined {
  if (!file) return undefined;
  try {
    return openTools(JSON.parse(readFileSync(file, 'utf8')) as ToolsConfig);
  } catch (error) {
    const known = error instanceof ToolsMisconfigured || error instanceof SyntaxError || 'code' in (error as object);
    if (!known) throw error;
    throw new ConfigurationError(`PARLEY_TOOLS_FILE: ${file}: ${(error as Error).message}`);
  }
}
