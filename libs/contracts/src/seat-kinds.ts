/**
 * Whether Parley asks a seat of this kind itself, and waits for its answer as for a model's (N6): a model plays it (hosted), or an
 * agent behind a URL does (a2a). A person, and an agent of somebody else's, is told and answers of itself.
 */
export const isCalled = (kind: string | undefined): boolean => kind === 'hosted' || kind === 'a2a';

/** The author of a text: an AI agent, a person, or a script of a rehearsal, which is neither. */
export type Author = 'ai' | 'people' | 'script';

/** The author of what comes from a seat of this kind; agents elsewhere are AI in a rehearsal, too. */
export function authorOf(kind: string | undefined, rehearsal: boolean): Author {
  if (kind === 'person') return 'people';
  return rehearsal && (kind === undefined || kind === 'hosted') ? 'script' : 'ai';
}

/** A deliberation whose agents are all played by one model. */
export interface OneModel {
  /** How many of them there are. */
  seats: number;
  /** The model that they name; absent where none names one, so that it is the installation's. */
  model?: string;
}

interface PlayedSeat {
  kind?: string;
  model?: string;
  provider?: string;
}

/**
 * Whether one model plays all of these seats that a model plays: then they tend to know and to miss the same. Undefined where fewer than
 * two are played, where they name different models, and where only some name one: whether that is the installation's is not known here.
 */
export function oneModelOf(seats: readonly PlayedSeat[]): OneModel | undefined {
  const played = seats.filter(({ kind = 'hosted' }) => kind === 'hosted');
  const [first, ...others] = played;
  if (!first || !others.length) return undefined;
  if (others.some(({ model, provider }) => model !== first.model || provider !== first.provider)) return undefined;
  return { seats: played.length, ...(first.model !== undefined && { model: first.model }) };
}
