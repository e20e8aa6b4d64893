import { remoteAgent, type Peers } from '@parley/a2a-client';
import { derivedId, type ShownCard } from '@parley/contracts';
import { CallFailed, type LanguageModel, type ModelAnswer } from '@parley/llm';
import { submit, type ChannelFolds, type CommandBus } from '@parley/messaging';
import { isSameCard, REGISTRY, type Deliberation, type Registry, type RemoteSeat } from '@parley/protocols';
import { AtOnce } from './at-once.js';

interface Parts {
  channels: ChannelFolds<Deliberation>;
  commands: CommandBus;
  peers: Peers;
  registry?: Registry | undefined;
}

/** What is asked, of whom, where. */
interface Asked {
  tenant: string;
  channel_id: string;
  data: { request_id: string; participant_id: string };
}

/** Half of the turns that are worked on at once: agents that take their time, whoever names them, keep no model from its turn. */
const PLACES = { all: 64, ofTenant: 32 };

const TOO_MANY: ModelAnswer = {
  ...{ ok: false, code: 'overloaded' },
  message: 'as many agents elsewhere are being asked as may be at the same time',
};

/** The agents in seats of kind a2a. The card that one first shows is bound to its seat in the log, and no other is asked. */
export class RemoteAgents {
  private readonly places = new AtOnce(PLACES);

  constructor(private readonly parts: Parts) {}

  /** @returns undefined where the seat is of another kind */
  inSeat(asked: Asked, channel: Deliberation): LanguageModel | undefined {
    const { peers, registry = REGISTRY } = this.parts;
    const { channel_id, data } = asked;
    const seat = registry.remoteSeat(channel, data.participant_id);
    if (!seat) return undefined;
    const agent = remoteAgent({
      peers,
      url: seat.url,
      // Requests are unique in their channel alone.
      message_id: `${channel_id}.${data.request_id}`,
      context_id: `${channel_id}.${data.participant_id}`,
      about: { topic: channel.state!.opened!.topic, language: channel.state!.opened!.language },
      take: (card, signal) => this.take(asked, seat, card, signal),
    });
    return {
      ...agent,
      generate: async (request) => (await this.places.within(asked.tenant, () => agent.generate(request))) ?? TOO_MANY,
    };
  }

  /** @throws CallFailed card_changed where the log has the seat's agent with another card */
  private async take(asked: Asked, seat: RemoteSeat, card: ShownCard, signal: AbortSignal): Promise<void> {
    const { channels, registry = REGISTRY } = this.parts;
    const { tenant, channel_id } = asked;
    const taken = async (version: number) => {
      const { state } = await channels.newest(tenant, channel_id, version);
      return registry.remoteSeat(state, seat.participant_id)?.card;
    };
    let agreed = await taken(0);
    if (agreed && isSameCard(agreed, card)) return;
    // The log decides: two that ask at the same time may have been shown two cards.
    agreed = await taken(await this.present(asked, card, signal));
    if (agreed && isSameCard(agreed, card)) return;
    const message = `it shows another agent card than the one agreed to (${short(card)}, not ${short(agreed)})`;
    throw new CallFailed('card_changed', message);
  }

  /** @returns the version of the channel that has it */
  private async present({ tenant, channel_id, data }: Asked, card: ShownCard, signal: AbortSignal): Promise<number> {
    const { participant_id, request_id } = data;
    const command = {
      id: derivedId('agent-card', channel_id, participant_id, request_id, card.card_hash, card.key_id ?? ''),
      ...{ type: 'PresentAgentCard' as const, tenant, channel_id },
      actor: { kind: 'participant' as const, id: participant_id },
      time: new Date().toISOString(),
      data: { participant_id, card },
    };
    return (await submit(this.parts.commands, command, { attempt: 1, signal }))?.version ?? 0;
  }
}

/** Enough of a hash to tell cards apart; the log has the whole. */
const short = (card: ShownCard | undefined): string => card?.card_hash.slice(0, 12) ?? 'none';
