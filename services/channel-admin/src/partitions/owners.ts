import type { Replicas } from '@parley/messaging';
import type { Owners } from '../command-handler.js';
import type { Partitions } from './partitions.js';

/** Hands commands on to the replica that decides for their channel. What it does not answer is decided here: an id counts once. */
export const ownersBy = (partitions: Pick<Partitions, 'otherOwnerOf'>, replicas: Replicas): Owners => ({
  ask(command) {
    const owner = partitions.otherOwnerOf(command.channel_id);
    return owner === undefined ? undefined : replicas.ask(owner, command);
  },
});
