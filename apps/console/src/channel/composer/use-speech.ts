import { randomId } from '@mantine/hooks';
import { interventionsIntervene } from '@parley/client';
import { useState } from 'react';
import type { Sent } from './progress.js';

export interface Speech {
  /** What was sent from here, the latest last. */
  sent: readonly Sent[];
  /** @returns false where it was not taken */
  say(text: string): Promise<boolean>;
  /** The same once more, where nobody knows whether it arrived: it is heard once all the same. */
  again(sent: Sent): Promise<boolean>;
}

/** Says things to a channel, in words or as slash commands, and keeps what became of each. */
export function useSpeech(channelId: string): Speech {
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const settle = (key: string, result: Pick<Sent, 'committed' | 'problem'>) =>
    setSent((before) => before.map((one) => (one.key === key ? { ...one, ...result } : one)));
  const send = async ({ key, text }: Sent): Promise<boolean> => {
    try {
      const { data } = await interventionsIntervene({
        path: { id: channelId },
        headers: { 'Idempotency-Key': key },
        body: { text },
        throwOnError: true,
      });
      settle(key, { committed: data, problem: undefined });
      return true;
    } catch (problem) {
      settle(key, { problem });
      return false;
    }
  };
  return {
    sent,
    say(text) {
      const one = { key: randomId('said-'), text };
      setSent((before) => [...before, one]);
      return send(one);
    },
    again: send,
  };
}
