import type { ServerResponse } from 'node:http';
import type { Token } from '@parley/client';
import type { TokenFrame } from '@parley/contracts';
import type { TokenStream } from '@parley/messaging';

/** Bytes that may wait for a client: a page of events before the first words must not cost them. */
const MOST_WAITING = 262_144;

interface Watched {
  tenant: string;
  id: string;
  /** Whether the caller asked for summaries of thoughts. */
  thoughts: boolean;
}

/**
 * Writes what is said in a channel between its events, as it comes. A frame carries no id: where one goes on after a cut is
 * an event. A client that is slower than the talk misses frames; the event that follows has it all.
 * @returns how to stop
 */
export function relayTokens(tokens: TokenStream, { tenant, id, thoughts }: Watched, out: ServerResponse): () => void {
  /** Whoever is known to think: without its thoughts that is told once. */
  const thinking = new Set<string>();
  return tokens.follow(tenant, id, (frame) => {
    if (out.destroyed || out.writableEnded || out.writableLength > MOST_WAITING) return;
    const known = thinking.has(frame.request_id);
    if (frame.kind === 'thinking') thinking.add(frame.request_id);
    else thinking.delete(frame.request_id);
    if (frame.kind === 'thinking' && !thoughts && known) return;
    out.write(frameOf(thoughts || frame.kind !== 'thinking' ? frame : { ...frame, offset: 0, text: '' }));
  });
}

/** As clients know it: tenant and channel are those that were asked for. */
const frameOf = ({ tenant: _, channel_id: _channel, ...shown }: TokenFrame): string =>
  `event: token\ndata: ${JSON.stringify(shown satisfies Token)}\n\n`;
