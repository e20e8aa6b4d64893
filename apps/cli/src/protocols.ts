import { interview } from './interview/index.js';
import { negotiation } from './negotiation/index.js';
import type { CliProtocol } from './protocol.js';
import { roundTable } from './round-table/index.js';
import { team } from './team/index.js';
import { vote } from './vote/index.js';
import { workshop } from './workshop/index.js';

/** Every protocol, in the order of the help. */
export const PROTOCOLS: readonly CliProtocol[] = [negotiation, roundTable, workshop, team, interview, vote];
