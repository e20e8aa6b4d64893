/**
 * Whether Parley asks a seat of this kind itself, and waits for its answer as for a model's (N6): a model plays it (hosted), or an
 * agent behind a URL does (a2a). A person, and an agent of somebody else's, is told and answers of itself.
 */
export const isCalled = (kind: string | undefined): boolean => kind === 'hosted' || kind === 'a2a';
