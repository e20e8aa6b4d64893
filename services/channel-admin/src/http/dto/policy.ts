/** A termination policy is checked against the contract, not by decorators: its rules nest without an end. */
export const POLICY = {
  type: 'object',
  additionalProperties: true,
  description: 'When it ends: auto_exit, stop_when, without, grace_ms. See docs/guide/termination.md.',
} as const;
