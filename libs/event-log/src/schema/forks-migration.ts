import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The forks of a channel, by it: their first events are copies of its own. Words are erased in all of them at once. Only first events
 * are in it, one for each channel.
 */
const FORKS = `
create index forks_by_parent on log.events ((metadata -> 'copied' ->> 'channel_id')) where version = 1;
`;

export class IndexForks1764300000007 implements MigrationInterface {
  name = 'IndexForks1764300000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FORKS);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('an event log is never taken down by a migration'));
  }
}
