import { isUnavailable } from '@parley/outages';

/**
 * SQLSTATE classes in which no channel is at fault, and waiting may help: connection (08), rights and roles (0L, 28, 42),
 * transactions that met another (25, 40), a missing database or schema (3D, 3F), resources (53), locks and states (55),
 * shutdown and cancelled statements (57), the system (58, F0, XX).
 */
const NOBODYS_ROW = /^(?:08|0L|25|28|3D|3F|40|42|53|55|57|58|F0|XX)/u;

function sqlState(error: unknown): string | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/u.test(code) && !/^E[A-Z]{4}$/u.test(code) ? code : undefined;
}

/** True where Postgres refused a statement for what is in it: one of its rows, not the server, is to blame. */
export function isRefusedRow(error: unknown): boolean {
  const state = sqlState(error);
  return state !== undefined && !NOBODYS_ROW.test(state);
}

/** True where folding a channel has failed, and not the way to its events. */
export const isBrokenFold = (error: unknown): boolean =>
  !isUnavailable(error) && (sqlState(error) === undefined || isRefusedRow(error));
