import {
  createAccount,
  decode,
  encodeAuthorizationResponse,
  encodeUser,
  fromPublic,
  fromSeed,
  type AuthorizationRequest,
} from '@nats-io/jwt';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { Logger } from '@nestjs/common';
import { nextForSeatSubject, seatInbox, seatSubject } from '@parley/contracts';
import { SEATS_ACCOUNT } from '../jetstream/broker-accounts.js';
import { connectionName, type SeatAccess } from './seat-access.js';

interface Options {
  /** The connection of the account that the broker asks (brokerRights). */
  connection: NatsConnection;
  /** Seed of the key whose signature the broker believes. */
  issuer: string;
  /** Whose key that is; undefined where it is nobody's, or good no longer. */
  identify(token: string): Promise<SeatAccess | undefined>;
}

/** The seed of a new key by which to vouch for seats. */
export const newSeatIssuer = (): string => Buffer.from(createAccount().getSeed()).toString();

/** What the broker is told of it. @throws where that is no seed */
export const publicIssuer = (seed: string): string => fromSeed(Buffer.from(seed)).getPublicKey();

/**
 * Tells the broker who somebody is whom it does not know (auth callout, nats-server 2.10): whoever comes with the key of a seat
 * as password or token is that seat, may do what a seat may, and is cut off when the key ends.
 */
export function answerLogins({ connection, issuer, identify }: Options): { close(): Promise<void> } {
  const logger = new Logger('SeatLogins');
  const signer = fromSeed(Buffer.from(issuer));
  const answer = async (message: Msg) => {
    const { user_nkey, server_id, connect_opts } = decode<AuthorizationRequest>(message.string())
      .nats as AuthorizationRequest;
    const token = connect_opts.pass ?? connect_opts.auth_token;
    const access = token === undefined ? undefined : await identify(token);
    const jwt =
      access &&
      (await encodeUser(connectionName(access), fromPublic(user_nkey), signer, rightsOf(access), {
        ...{ aud: SEATS_ACCOUNT, exp: Math.floor(access.until.getTime() / 1_000) },
      }));
    const said = jwt ? { jwt } : { error: 'no key of a seat' };
    message.respond(
      await encodeAuthorizationResponse(fromPublic(user_nkey), fromPublic(server_id.id), signer, said, {}),
    );
  };
  const subscription = connection.subscribe('$SYS.REQ.USER.AUTH', {
    queue: SEATS_ACCOUNT,
    callback(error, message) {
      if (error) return;
      // Without an answer the broker lets nobody in.
      answer(message).catch((reason: unknown) => logger.warn(`a login was not answered: ${String(reason)}`));
    },
  });
  return { close: () => subscription.drain() };
}

/** It hears itself alone, and reaches only who answers in Parley's name. */
function rightsOf({ tenant, channel_id, participant_id, token_hash }: SeatAccess) {
  const commands = `parley.v1.command.${tenant}.${channel_id}.*.participant-${participant_id}`;
  return {
    pub: { allow: [commands, nextForSeatSubject(tenant, channel_id, participant_id)], deny: [] },
    sub: { allow: [seatSubject(tenant, channel_id, participant_id), `${seatInbox(token_hash)}.>`], deny: [] },
    ...{ subs: -1, data: -1, payload: -1 },
  };
}
