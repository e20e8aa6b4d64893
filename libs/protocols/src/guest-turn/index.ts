export { guestTurn } from './guest-turn.js';
export type { GuestTurnView } from './state.js';
