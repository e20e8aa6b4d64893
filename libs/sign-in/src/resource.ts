/** What clients of MCP ask for with tokens that they get by themselves. */
export const RESOURCE = '/mcp';

/** Where it is said whose tokens are taken there (RFC 9728). */
export const metadataPath = `/.well-known/oauth-protected-resource${RESOURCE}`;
