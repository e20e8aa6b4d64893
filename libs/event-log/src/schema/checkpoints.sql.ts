import { OWNER, PROJECTOR } from './tenant-rows.sql.js';

const TABLES = ['epochs', 'tree_hashes', 'checkpoints', 'cosignatures'];

/**
 * What was signed over the log's positions, and the hashes that it is made from. Nothing in it is a tenant's: a hash tells nothing. As
 * the log itself it is only added to; who could change it could change the log, which is why each checkpoint goes outside too.
 */
export const CHECKPOINTS = `
create table log.epochs (
  epoch integer primary key,
  opened_at timestamptz not null,
  opened_by text not null,
  because text not null,
  -- The last checkpoint known of the epoch before, where there was one.
  after text,
  act text not null
);

-- Of each full tile, the hash over it: level 1 has one for 256 events. Those of level 0 follow from the events.
create table log.tree_hashes (
  epoch integer not null,
  level smallint not null,
  index bigint not null,
  hash bytea not null,
  primary key (epoch, level, index)
);

create table log.checkpoints (
  epoch integer not null,
  size bigint not null,
  note text not null,
  signed_at timestamptz not null,
  primary key (epoch, size)
);

create table log.cosignatures (
  epoch integer not null,
  size bigint not null,
  witness text not null,
  line text not null,
  primary key (epoch, size, witness)
);
${TABLES.map(
  (table) => `
alter table log.${table} owner to ${OWNER};
revoke all on log.${table} from public;
grant select, insert on log.${table} to ${PROJECTOR};
create trigger append_only before update or delete or truncate on log.${table}
  for each statement execute function log.refuse_change();`,
).join('')}
`;
