/** A prompt of few words, for tests that ask how servers are spoken to, not what they say. */
export const speechPrompt = {
  template: 'speech@1',
  system: 's',
  shared: [],
  user: 'u',
  schema: { type: 'object', additionalProperties: false, required: [], properties: {} },
  max_output_tokens: 50,
  language: 'en' as const,
};
