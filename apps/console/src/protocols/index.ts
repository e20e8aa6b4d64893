import { interview } from './interview/index.js';
import { negotiation } from './negotiation/index.js';
import type { ConsoleProtocol } from './protocol.js';
import { roundTable } from './round-table/index.js';
import { team } from './team/index.js';
import { vote } from './vote/index.js';
import { workshop } from './workshop/index.js';

/** Every protocol, in the order in which they are offered. */
export const PROTOCOLS: readonly ConsoleProtocol[] = [negotiation, roundTable, workshop, team, interview, vote];

/** Undefined for one that this version does not know. */
export const protocolOf = (name: string | undefined): ConsoleProtocol | undefined =>
  PROTOCOLS.find((protocol) => protocol.name === name);
