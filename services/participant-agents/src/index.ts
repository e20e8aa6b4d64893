export { ParticipantAgentsModule } from './participant-agents.module.js';
export { TurnTaker } from './turn-taker.js';
export { Lookups } from './lookups.js';
export { toolsOf } from './tools-file.js';
export { peerTokensOf } from './peer-tokens.js';
export { RemoteAgents } from './remote-agents.js';
