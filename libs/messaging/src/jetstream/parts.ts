/** Bytes of a reply: well under what a broker lets through unless it is told otherwise. */
export const MOST_OF_A_REPLY = 512_000;

/** In a reply that is one of several parts: how many there are. */
export const PARTS_HEADER = 'Parley-Parts';

/**
 * A piece of an answer that is too large for one message. Whoever asks asks again for each of the others: the answer is
 * made anew each time, and is the same, since what is in the log does not change.
 * @param part counted from 1; the last one where there are not that many
 */
export function partOf(text: string, part: number): { payload: Uint8Array; parts: number } {
  const whole = Buffer.from(text);
  const parts = Math.max(1, Math.ceil(whole.length / MOST_OF_A_REPLY));
  const from = (Math.min(part, parts) - 1) * MOST_OF_A_REPLY;
  return { payload: whole.subarray(from, from + MOST_OF_A_REPLY), parts };
}

/** The part that a query asks for; the first where it does not say, or says nonsense. */
export const askedPart = (query: object): number => {
  const { part } = query as { part?: unknown };
  return typeof part === 'number' && Number.isSafeInteger(part) && part > 0 ? part : 1;
};
