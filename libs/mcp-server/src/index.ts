export type { Access } from './api.js';
export { serveMcp, type McpOptions } from './serve-mcp.js';
