import { OWN_ROW } from '@parley/event-log';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { forgetting } from './protocol-tables.js';

/**
 * What channels are found by: the words of their topic and of what they came to, and who takes part. Words come segmented, so that one
 * index serves every language. The search is the owner's function, as the knowledge base's is: under a reader's policy its index
 * would not be used. It takes the tenant from the transaction alone.
 */
export class SearchChannels1764300000003 implements MigrationInterface {
  name = 'SearchChannels1764300000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table projections.channel_words (
        channel_id uuid primary key, tenant text not null, words text not null, people text[] not null
      );
      create index channel_words_by_term on projections.channel_words using gin (to_tsvector('simple', words));
      create index channel_words_by_tenant on projections.channel_words (tenant);
      create function projections.channels_with(wanted text) returns setof uuid
      language plpgsql stable security definer
      set search_path = projections, pg_temp set plan_cache_mode = force_custom_plan as $function$
      begin
        return query select channel_id from channel_words where ${OWN_ROW} 
          and to_tsvector('simple', words) @@ to_tsquery('simple', wanted);
      end $function$;
      revoke all on function projections.channels_with from public;
      grant execute on function projections.channels_with to parley_transcript_store;
      ${forgetting([])}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function projections.channels_with; drop table projections.channel_words');
  }
}
