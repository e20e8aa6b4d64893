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
