/** A request that a user can get wrong. The code is stable; the message is for people. */
export class KnowledgeRefused extends Error {
  override name = 'KnowledgeRefused';

  constructor(
    readonly code:
      | 'no-folder'
      | 'empty-folder'
      | 'too-many-files'
      | 'too-much-text'
      | 'query-too-long'
      | 'bad-name'
      | 'knowledge-full'
      | 'rate-limited',
    message: string,
    /** What there is and what may be, for who translates the message. */
    readonly params: Record<string, string | number> = {},
  ) {
    super(message);
  }
}
