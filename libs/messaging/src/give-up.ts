import { newId, type Actor, type Command, type ModelCall } from '@parley/contracts';
import type { CommandBus } from './ports.js';
import { submit } from './submit.js';

/** So long a service that closes tries to say what it gives up, in milliseconds. */
const LAST_WORDS_MS = 5_000;

/**
 * A service closes in the middle of a model's answer: the work will be taken up again, by another replica or a later
 * process, and what was billed until now stays in the log.
 * @throws always: the work is not done
 */
export async function giveUp(
  commands: CommandBus,
  asked: { tenant: string; channel_id: string; recorded_at: string },
  { request_id, actor, call }: { request_id: string; actor: Actor; call: ModelCall | undefined },
): Promise<never> {
  const { tenant, channel_id, recorded_at: time } = asked;
  if (call?.cost_micro_usd) {
    const command: Command = {
      id: newId(),
      tenant,
      channel_id,
      actor,
      time,
      type: 'GiveUpAnswer',
      data: { request_id, call },
    };
    const signal = AbortSignal.timeout(LAST_WORDS_MS);
    // What nobody takes by then is lost, as in a crash.
    await submit(commands, command, { attempt: 1, signal }).catch(() => undefined);
  }
  throw new Error('the service is closing; the work will be taken up again');
}
