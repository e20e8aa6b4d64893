/** Parley's REST API: a function for each route, generated from the API's document, its types, and its event streams. */
export * from './generated/index.js';
export { client } from './generated/client.gen.js';
export { createClient, type Client } from './generated/client/index.js';
export { allItems, ApiError, connect, isAway, type Connection, type Server } from './connection.js';
export * from './streams.js';
export type { Listening } from './event-stream.js';
