/** The advisory locks of Postgres that Parley takes, of all its programs: one number for each thing, in one place. */
export const ADVISORY_LOCKS = {
  logMigration: 7_270_411,
  knowledgeMigration: 7_270_412,
  timers: 7_270_413,
  cursors: 7_270_414,
  deadLetters: 7_270_415,
  tenantUsage: 7_270_416,
  /** With a tenant's hash: what it holds. */
  tenantPlaces: 7_270_417,
  /** With a tenant's hash: what its knowledge takes. */
  tenantKnowledge: 7_270_418,
  projectionsMigration: 7_270_419,
  casts: 7_270_420,
  partitions: 7_270_421,
  /** With a replica's number, as long as its connection stands. */
  replicas: 7_270_422,
  /** The views are kept up to the log by the replica that has it, as long as its connection stands. */
  viewKeeper: 7_270_423,
  webhooks: 7_270_424,
  /** One signs at a time, of all replicas. */
  checkpoints: 7_270_425,
  refusals: 7_270_426,
} as const;
