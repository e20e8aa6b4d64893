import type { SeatTokenIssued } from '@parley/contracts';

/** A seat of a channel. */
export interface SeatAddress {
  tenant: string;
  channel_id: string;
  participant_id: string;
}

/** A seat that may be on the bus: with which key, and until when. */
export interface SeatAccess extends SeatAddress, Pick<SeatTokenIssued, 'token_hash'> {
  until: Date;
}

/** What the broker calls a connection of a seat: whose it is, and by which key. No part of it has a dot. */
export const connectionName = ({ tenant, channel_id, participant_id, token_hash }: SeatAccess): string =>
  ['seat', tenant, channel_id, participant_id, token_hash].join('.');

/** The same read back; undefined where it is no seat's. */
export function readConnectionName(name: string): Omit<SeatAccess, 'until'> | undefined {
  const [kind, tenant, channel_id, participant_id, token_hash, ...rest] = name.split('.');
  if (kind !== 'seat' || !tenant || !channel_id || !participant_id || !token_hash || rest.length) return undefined;
  return { tenant, channel_id, participant_id, token_hash };
}
