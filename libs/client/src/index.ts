/** Parley's REST API: a function for each route, its types, and the client that they share; generated from the document of the API. */
export * from './generated/index.js';
export { client } from './generated/client.gen.js';
export { createClient, type Client } from './generated/client/index.js';
