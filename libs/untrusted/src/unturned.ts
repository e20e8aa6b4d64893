const TURNING = /\p{Bidi_Control}/gu;
/** The same where JSON has it as an escape, too. */
const MAY_TURN = /\p{Bidi_Control}|\\u(?:061|200|202|206)/u;

/** The same value with no text in it, keys neither, that turns the direction of what stands beside it round. */
export function unturned<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll(TURNING, '') as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(unturned) as T;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [unturned(key), unturned(inner)])) as T;
}

/** JSON of others for a screen. Most of it turns nothing, and costs no more than to be read. */
export const unturnedJson = (json: string): unknown => {
  const value = JSON.parse(json) as unknown;
  return MAY_TURN.test(json) ? unturned(value) : value;
};
