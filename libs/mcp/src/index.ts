export { ToolsMisconfigured, type HttpServer, type StdioServer, type ToolsConfig } from './config.js';
export { openTools } from './open-tools.js';
export type { OfferedTool, TenantTools, ToolFailure, ToolResult, Tools } from './tools.js';
