/** A tool as a role is shown it. Name, description and schema are the server's words: data, not instructions. */
export interface OfferedTool {
  /** `server__tool`: what configuration allows and `call` takes. */
  name: string;
  description: string;
  input_schema: Record<string, unknown>;
}

/** Why a call gave no answer of the tool. */
export type ToolFailure =
  /** The role may not use this tool. */
  | 'not-allowed'
  /** The server has no such tool. */
  | 'no-such-tool'
  | 'bad-arguments'
  /** The time limit passed; the tool was ended. */
  | 'timeout'
  /** The caller called it off. */
  | 'aborted'
  /** The server could not be started, or ended during the call. The next call starts it again. */
  | 'server-down';

export interface ToolResult {
  /** What the tool said, or what went wrong, naming the tool; storable text within the size limit. */
  content: string;
  /** Whether the tool said more than that. */
  truncated: boolean;
  is_error: boolean;
  /** Absent where the tool itself answered, be it with an error of its own. */
  failure?: ToolFailure;
  duration_ms: number;
}

/** The tools of MCP servers, each allowed by name to a role of a tenant (W7). */
export interface Tools {
  of(tenant: string): TenantTools;
  /** Ends every server that was started, and with it the calls that run. */
  close(): Promise<void>;
}

/** What the roles of one tenant may use. */
export interface TenantTools {
  /**
   * Every tool that a role may use is in one of the two lists; a server that is needed is started.
   * @param servers only the tools of these; of all where absent
   */
  offeredTo(
    role: string,
    servers?: readonly string[],
  ): Promise<{ tools: OfferedTool[]; unavailable: { name: string; reason: string }[] }>;
  /** Never throws: whatever goes wrong is a result that says so. */
  call(role: string, tool: string, args: unknown, options?: { signal?: AbortSignal }): Promise<ToolResult>;
}
