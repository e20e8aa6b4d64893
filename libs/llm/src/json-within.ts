const END_OF_THOUGHT = '</think>';

/** No answer that is asked for has as many levels; what is checked and stored level by level takes no more. */
const MOST_DEPTH = 100;

/** Beginnings that are tried: text with more stray braces than this is no answer. */
const MOST_TRIES = 20;

/**
 * The JSON object within what a model said: models without structured output think aloud, wrap it in a fence or put prose
 * around it. The longest object that is JSON, or undefined. Only linear scans: what a model says may be long and hostile.
 */
export function jsonWithin(said: string): unknown {
  const whole = parsed(said);
  if (whole !== undefined) return whole;
  const text = said.slice(afterThought(said));
  let best: { value: unknown; length: number } | undefined;
  let at = text.indexOf('{');
  for (let tries = 0; at >= 0 && tries < MOST_TRIES; tries++) {
    const end = endOfObject(text, at);
    const value = end === undefined ? undefined : parsed(text.slice(at, end));
    if (value !== undefined && end! - at > (best?.length ?? 0)) best = { value, length: end! - at };
    at = text.indexOf('{', value === undefined ? at + 1 : end);
  }
  return best?.value;
}

function parsed(text: string): unknown {
  try {
    const value = JSON.parse(text) as unknown;
    return isDeep(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

function afterThought(text: string): number {
  const end = text.lastIndexOf(END_OF_THOUGHT);
  return end < 0 ? 0 : end + END_OF_THOUGHT.length;
}

/** Behind the brace that closes the one at `start`, strings apart; undefined where none does. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth += 1;
    else if (character === '}' && --depth === 0) return at + 1;
  }
  return undefined;
}

function isDeep(value: unknown, levels = MOST_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeep(part, levels - 1));
}
