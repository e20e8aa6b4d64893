export { ParticipantAgentsModule } from './participant-agents.module.js';
export { TurnTaker } from './turn-taker.js';
