/** A request that a user can get wrong. The code is stable; the message is for people. */
export class KnowledgeRefused extends Error {
  override name = 'KnowledgeRefused';

  constructor(
    readonly code: 'no-folder' | 'empty-folder' | 'too-many-files' | 'too-much-text' | 'query-too-long' | 'bad-name',
    message: string,
  ) {
    super(message);
  }
}
