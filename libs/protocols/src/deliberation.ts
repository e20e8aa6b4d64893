import { problem, type Command, type ParleyEvent } from '@parley/contracts';
import { refuse, type Decider, type Decision } from './decider.js';
import { negotiation, openedOf, type NegotiationState } from './negotiation/index.js';
import { roundTable, tableOf, type RoundTableState } from './round-table/index.js';
import { workshop, workshopOf, type WorkshopState } from './workshop/index.js';

/** A channel of any protocol; which one, its first event says. */
export type Deliberation =
  | { protocol: 'unopened' }
  | { protocol: 'negotiation'; state: NegotiationState }
  | { protocol: 'round-table'; state: RoundTableState }
  | { protocol: 'workshop'; state: WorkshopState };

/** Every protocol's rules behind one decider: what channel-admin runs. */
export const deliberation: Decider<Deliberation, Command> = {
  initialState: { protocol: 'unopened' },
  decide,
  evolve,
};

function decide(channel: Deliberation, command: Command): Decision {
  switch (channel.protocol) {
    case 'negotiation':
      return negotiation.decide(channel.state, command);
    case 'round-table':
      return roundTable.decide(channel.state, command);
    case 'workshop':
      return workshop.decide(channel.state, command);
    case 'unopened':
      if (command.type === 'OpenChannel') return negotiation.decide(negotiation.initialState, command);
      if (command.type === 'OpenRoundTable') return roundTable.decide(roundTable.initialState, command);
      if (command.type === 'OpenWorkshop') return workshop.decide(workshop.initialState, command);
      return refuse(problem('channel-not-found'));
  }
}

function evolve(channel: Deliberation, event: ParleyEvent): Deliberation {
  switch (channel.protocol) {
    case 'negotiation':
      return { protocol: 'negotiation', state: negotiation.evolve(channel.state, event) };
    case 'round-table':
      return { protocol: 'round-table', state: roundTable.evolve(channel.state, event) };
    case 'workshop':
      return { protocol: 'workshop', state: workshop.evolve(channel.state, event) };
    case 'unopened':
      if (event.type === 'ChannelOpened') {
        return { protocol: 'negotiation', state: negotiation.evolve(negotiation.initialState, event) };
      }
      if (event.type === 'RoundTableOpened') {
        return { protocol: 'round-table', state: roundTable.evolve(roundTable.initialState, event) };
      }
      if (event.type === 'WorkshopOpened') {
        return { protocol: 'workshop', state: workshop.evolve(workshop.initialState, event) };
      }
      return channel;
  }
}

function openingOf(channel: Exclude<Deliberation, { protocol: 'unopened' }>) {
  switch (channel.protocol) {
    case 'negotiation':
      return openedOf(channel.state);
    case 'round-table':
      return tableOf(channel.state);
    case 'workshop':
      return workshopOf(channel.state);
  }
}

/** What the choice of a model needs to know of a channel. @throws where it is not open */
export function modelNeeds(channel_id: string, channel: Deliberation) {
  if (channel.protocol === 'unopened') throw new Error('the channel is not open');
  const { rehearsal, config } = openingOf(channel);
  return {
    channel_id,
    rehearsal,
    budget_micro_usd: config.budget_micro_usd,
    spent_micro_usd: channel.state.spentMicroUsd,
  };
}
