import type { Quartiles, UsualFigures } from '@parley/messaging';
import type { EntityManager } from 'typeorm';

export type { UsualFigures };

/** Fewer tell of themselves and not of their kind. */
export const FEWEST = 3;
const LATEST = 100;

/**
 * $1 tenant, $2 protocol, $3 seats or null. Rehearsals cost nothing, and what was stopped or has failed says nothing of a whole one; a fork
 * has paid for a part of itself. Calls are null where a view was made before they were counted.
 */
const FIGURES = `
with ended as (
  select c.channel_id, c.last_activity_at, c.view from projections.channels c
  where c.tenant = $1 and c.protocol = $2 and c.status = 'closed' and c.view ->> 'rehearsal' = 'false'
    and c.view ->> 'outcome' not in ('failed', 'stopped') and not c.view ? 'forked_from' and c.view -> 'models' <> '[]'::jsonb
  order by c.last_activity_at desc limit 1000
), sized as (
  select e.*, t.people from ended e cross join lateral (
    select count(distinct participant_id) filter (where kind <> 'person')::integer as seats, bool_or(kind = 'person') as people
    from projections.turns where channel_id = e.channel_id
  ) t where $3::integer is null or t.seats = $3
), kind as (
  select * from sized where view -> 'models' = (select view -> 'models' from sized order by last_activity_at desc limit 1)
  order by last_activity_at desc limit ${LATEST}
), figures as (
  select view -> 'models' as models, (view ->> 'calls')::float8 as calls, (view ->> 'cost_micro_usd')::float8 as cost_micro_usd,
    (view #>> '{tokens,input}')::float8 + (view #>> '{tokens,output}')::float8 as tokens,
    case when not people then extract(epoch from last_activity_at - (view ->> 'opened_at')::timestamptz)::float8 end as seconds
  from kind
)
select count(*)::integer as channels, (array_agg(models))[1] as models,
  ${['calls', 'tokens', 'cost_micro_usd', 'seconds'].map(quartiles).join(', ')}
from figures`;

function quartiles(name: string): string {
  return `case when count(${name}) >= ${FEWEST} then percentile_cont(array[0.25, 0.5, 0.75]) within group (order by ${name}) end as ${name}`;
}

type Figure = 'calls' | 'tokens' | 'cost_micro_usd' | 'seconds';
type Row = { channels: number; models: string[] | null } & Record<Figure, [number, number, number] | null>;

/** What finished deliberations of a protocol came to, by the log's own figures. */
export async function usualFigures(
  manager: EntityManager,
  { tenant, protocol, seats }: { tenant: string; protocol: string; seats: number | undefined },
): Promise<UsualFigures> {
  const rows: Row[] = await manager.query(FIGURES, [tenant, protocol, seats ?? null]);
  const { channels, models, ...figures } = rows[0]!;
  const known = Object.entries(figures).flatMap(([name, of]) =>
    of ? [[name, { low: Math.round(of[0]), median: Math.round(of[1]), high: Math.round(of[2]) }]] : [],
  );
  return {
    protocol,
    ...(seats !== undefined && { seats }),
    ...{ channels, models: models ?? [] },
    ...(Object.fromEntries(known) as Partial<Record<Figure, Quartiles>>),
  };
}
