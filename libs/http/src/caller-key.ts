import type { Caller } from './api-keys.js';

/** Whose limits something counts against. A seat is one of its channel: others of its name sit elsewhere. */
export const callerKey = ({ tenant, actor, seat }: Caller): string =>
  JSON.stringify([tenant, actor.kind, actor.id, seat?.channel_id]);
