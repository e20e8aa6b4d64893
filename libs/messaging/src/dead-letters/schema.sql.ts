import { ADVISORY_LOCKS } from '@parley/event-log';

/** Whose tables they are: each shape has a role of its own that gives up on messages. */
export type LettersSchema = 'messaging' | 'channel_admin';

/** `if not exists` alone races with another start; what is altered was made by a first version, which could not retry. */
export const lettersSchema = (schema: LettersSchema): string => `
select pg_advisory_xact_lock(${ADVISORY_LOCKS.deadLetters});
create table if not exists ${schema}.dead_letters (
  number bigint generated always as identity primary key,
  id uuid not null unique, consumer text not null, tenant text not null, channel_id text not null, event_id text not null,
  attempts integer not null, cause text not null, message jsonb not null, at timestamptz not null default now()
);
alter table ${schema}.dead_letters
  alter column channel_id type text, alter column event_id type text,
  drop constraint if exists dead_letters_consumer_event_id_key,
  add column if not exists status text not null default 'given-up',
  add column if not exists retries integer not null default 0,
  add column if not exists retried_at timestamptz,
  add column if not exists retried_by text,
  add column if not exists handled_at timestamptz;
create unique index if not exists dead_letters_by_event on ${schema}.dead_letters (consumer, event_id) where event_id <> '';
create index if not exists dead_letters_of_tenant on ${schema}.dead_letters (tenant, number);
`;
