/** A termination policy is checked against the contract, not by decorators: its rules nest without an end. */
export const POLICY = {
  type: 'object',
  additionalProperties: true,
  description:
    'When it ends: auto_exit, stop_when, without, grace_ms; lengths of time (…_ms) in milliseconds or as 90s, 30m, 2h. See docs/guide/termination.md.',
} as const;
