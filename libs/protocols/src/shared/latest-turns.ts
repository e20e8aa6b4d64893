/** Turns that a minority view names at most, by the contract. */
const MOST = 10;

/** The turns on which somebody dissented, as a minority view names them: its latest. */
export const latestTurns = (request_ids: readonly string[]): string[] => request_ids.slice(-MOST);
