/** The header that every command takes, for the API page. */
export const IDEMPOTENCY = {
  name: 'Idempotency-Key',
  required: false,
  description: 'Sent again with the same body: the first result again. A UUIDv7 gives what it opens an id of its time.',
};
