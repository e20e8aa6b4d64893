import type { Language } from '../channel-state.js';
import type { Prompt } from './prompt.js';

/** A prompt that a small window can hold, and how many characters of it were left out. */
export interface FittedPrompt {
  prompt: Prompt;
  left_out: number;
}

/** Stands in the place of what was left out: whoever reads the prompt knows that there was more. */
const LEFT_OUT: Record<Language, string> = {
  en: '[The oldest part of what was said is left out here for want of room.]',
  zh: '[因篇幅所限，此处略去了最早的内容。]',
};

/** What of a prompt is left out first: the talk before the topic, the older before the newer, and what is to be done never. */
type Place = { part: 'shared'; block: number } | { part: 'user' };
interface Piece {
  place: Place;
  text: string;
  /** Lower is left out earlier; what has none stays. */
  rank: number | undefined;
}

/**
 * The prompt in at most so many characters of text, its oldest parts left out first: a pure function of the prompt and the limit,
 * so that an audit can make it again. What it is about, the newest of the talk, who one is and what to do now always stay.
 * @returns undefined where that alone is more
 */
export function fittedPrompt(prompt: Prompt, most: number): FittedPrompt | undefined {
  const whole = lengthOf(prompt);
  if (whole <= most) return { prompt, left_out: 0 };
  const pieces = piecesOf(prompt);
  const droppable = pieces.filter(({ rank }) => rank !== undefined).toSorted((a, b) => a.rank! - b.rank!);
  const gone = new Set<Piece>();
  for (const piece of droppable) {
    gone.add(piece);
    const fitted = without(prompt, pieces, gone);
    if (lengthOf(fitted) <= most) return { prompt: fitted, left_out: whole - lengthOf(fitted) };
  }
  return undefined;
}

const lengthOf = ({ system, shared, user }: Prompt): number =>
  system.length + user.length + shared.reduce((sum, block) => sum + block.length, 0);

function piecesOf({ shared, user }: Prompt): Piece[] {
  const last = shared.length - 1;
  const pieces = [...shared.entries()].flatMap(([block, text]) =>
    splitAtTags(text).map((piece, index, all): Piece => {
      const place: Place = { part: 'shared', block };
      const isNewest = block === last && index === all.length - 1;
      const isTopic = block === 0 && (index === 0 || !piece.startsWith('<'));
      return { place, text: piece, rank: isNewest || isTopic ? undefined : block === 0 ? 2 : block === last ? 1 : 0 };
    }),
  );
  const own = splitAtTags(user).map((text): Piece => ({
    place: { part: 'user' },
    text,
    rank: text.startsWith('<') ? 3 : undefined,
  }));
  return [...pieces, ...own];
}

function without(prompt: Prompt, pieces: readonly Piece[], gone: ReadonlySet<Piece>): Prompt {
  const join = (ofPlace: (place: Place) => boolean) => {
    const there = pieces.filter(({ place }) => ofPlace(place));
    return there
      .flatMap((piece, index) => {
        if (!gone.has(piece)) return [piece.text];
        // Said once for all that follows one another.
        return index === 0 || !gone.has(there[index - 1]!) ? [LEFT_OUT[prompt.language]] : [];
      })
      .join('\n');
  };
  const blocks = prompt.shared.map((_, block) => join((place) => place.part === 'shared' && place.block === block));
  const shared = blocks.filter((text, block) => text !== LEFT_OUT[prompt.language] || blocks[block - 1] !== text);
  return { ...prompt, shared, user: join(({ part }) => part === 'user') };
}

/** A text at the lines where a tag or a section of ours begins, outside of any tag; others' words hold neither, escaped as they are. */
function splitAtTags(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  for (const line of text.split('\n')) {
    const begins = depth === 0 && /^(<[a-z]|## )/u.test(line);
    if (begins || !pieces.length) pieces.push(line);
    else pieces.push(`${pieces.pop()}\n${line}`);
    if (line.startsWith('> ')) continue;
    const opened = line.match(/<[a-z]/gu)?.length ?? 0;
    const closed = line.match(/<\/[a-z]/gu)?.length ?? 0;
    depth = Math.max(0, depth + opened - closed);
  }
  return pieces;
}
