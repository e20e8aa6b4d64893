export { Peers, type PeerTokens } from './peers.js';
export { remoteAgent } from './remote-agent.js';
