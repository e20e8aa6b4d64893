import { setTimeout as delay } from 'node:timers/promises';
import { derivedId } from '@parley/contracts';
import type { ChannelFolds, ParentAnswers } from '@parley/messaging';
import { takenAnswer, type Deliberation, type Registry, type Taken } from '@parley/protocols';
import { headerOf } from './answer-commands.js';
import type { BallotRequested, ModelCalls, TurnRequested, Work } from './model-calls.js';

/** How often it is looked, and how long at most, in milliseconds. */
const [LOOK_MS, MOST_WAIT_MS] = [25, 3_000];

interface Parts {
  channels: ChannelFolds<Deliberation>;
  models: ModelCalls;
  registry: Registry;
  parents?: ParentAnswers | undefined;
}

/** Answers that a fork takes from its parent instead of asking a model (ADR 47). */
export class TakenAnswers {
  constructor(private readonly parts: Parts) {}

  /**
   * @param lookups look-ups made for a turn so far: a further one is a command of its own
   * @returns undefined where a model has to be asked
   * @throws BusUnavailable where nobody can tell: asking would cost what is there already
   */
  async of(
    event: TurnRequested | BallotRequested,
    channel: Deliberation,
    work: Work,
    lookups = 0,
  ): Promise<Taken | undefined> {
    const { models, registry, parents } = this.parts;
    if (!parents || !channel.state?.forked) return undefined;
    const { tenant, data } = event;
    const { request_id, participant_id } = data;
    const taken = await takenAnswer({
      rules: registry.deliberation,
      ...{ channel, work, model: models.modelFor(event, channel, work).model, participantId: participant_id },
      header: headerOf(event),
      request: 'vote_id' in data ? { vote_id: data.vote_id } : { request_id },
      find: (parent, wanted) => parents.findAnswer(tenant, parent, wanted),
    });
    if (taken?.command.type !== 'RecordLookup') return taken;
    const id = derivedId('lookup', event.id, String(lookups + 1));
    return { ...taken, command: { ...taken.command, id } };
  }

  /** Until those whose turns were answered before it in the parent have theirs here, too, or take longer than what is only taken does. */
  async inOrder({ tenant, channel_id }: TurnRequested, { behind }: Taken, signal: AbortSignal): Promise<void> {
    const { channels, registry } = this.parts;
    for (let waited = 0; behind.length && waited < MOST_WAIT_MS && !signal.aborted; waited += LOOK_MS) {
      const { state } = await channels.newest(tenant, channel_id, 0);
      if (!behind.some((id) => registry.deliberation.asked(state, id))) return;
      await delay(LOOK_MS);
    }
  }
}
