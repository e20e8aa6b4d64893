import type { MemoryPoint } from '@parley/contracts';

/** What was said in an interview, as far as prompts show it: all of it is in the log (I5). */
export interface Talk {
  /** What stands for the turns that are no longer word for word. */
  memory: MemoryPoint[];
  /** The last of these turns; 0 where there are none. */
  compressed: number;
  /** Turns that stay word for word, in their order. */
  exchanges: Exchange[];
}

/** One turn: what the user said, and the answer. Turn 0 has the opening words alone. */
export interface Exchange {
  turn: number;
  /** The user's messages, in their order. */
  user: string[];
  /** Absent while it is given, and where none came. */
  answer?: string;
  /** The user broke in; how much of it was heard, where that is known (I8). */
  interrupted?: { heard_characters?: number };
}

export const NOTHING_SAID: Talk = { memory: [], compressed: 0, exchanges: [] };

/** The user spoke, and in all that is kept nobody has answered a word. */
export const isUnanswered = ({ exchanges }: Talk): boolean =>
  exchanges.length > 0 && exchanges.every(({ answer }) => answer === undefined);

export const begun = (talk: Talk, turn: number, user: string[]): Talk => ({
  ...talk,
  exchanges: [...talk.exchanges, { turn, user }],
});

export const answered = (talk: Talk, turn: number, answer: string): Talk =>
  turn === 0
    ? { ...talk, exchanges: [{ turn: 0, user: [], answer }, ...talk.exchanges] }
    : change(talk, turn, { answer });

export const interrupted = (talk: Talk, turn: number, heard_characters: number | undefined): Talk =>
  change(talk, turn, { interrupted: heard_characters === undefined ? {} : { heard_characters } });

export const compressedThrough = (talk: Talk, through: number, memory: MemoryPoint[]): Talk => ({
  memory,
  compressed: through,
  exchanges: talk.exchanges.filter(({ turn }) => turn > through),
});

const change = (talk: Talk, turn: number, more: Partial<Exchange>): Talk => ({
  ...talk,
  exchanges: talk.exchanges.map((one) => (one.turn === turn ? { ...one, ...more } : one)),
});
