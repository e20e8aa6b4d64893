export type { Access } from '@parley/on-behalf';
export { serveMcp, type McpOptions } from './serve-mcp.js';
