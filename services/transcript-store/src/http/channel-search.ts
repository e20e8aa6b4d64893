import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { failField } from '@parley/http';
import { MAX_QUERY, prefixQuery } from '@parley/knowledge';
import { ownProperty } from '@parley/untrusted';
import type { EntityManager } from 'typeorm';
import type { ChannelView } from '../projections/channel-view.js';

/** A list's parameters, as a caller writes them. */
type Asked = Record<string, string | undefined>;

/** What a parameter asks of a channel, in SQL; `$` is its value. */
interface Filter {
  name: string;
  description: string;
  enum?: string[];
  /** A row `c` of channels. */
  holds: string;
  /** The value as the statement takes it. @throws ProblemError where it cannot be read */
  read(value: string, pointer: string): unknown;
}

const asIs = (value: string): string => value;

const FILTERS: readonly Filter[] = [
  {
    name: 'status',
    description: 'Whether it still goes on.',
    enum: ['open', 'closed'],
    holds: 'c.status = $',
    read: (value, pointer) =>
      value === 'open' || value === 'closed' ? value : failField(pointer, 'must be one of open, closed'),
  },
  {
    name: 'outcome',
    description: 'How it ended, as an outcome has it, or several: success,partial_consensus.',
    holds: "c.view ->> 'outcome' = any($::text[])",
    read: (value) => value.split(',').map((one) => one.trim()),
  },
  { name: 'protocol', description: 'One protocol: negotiation.', holds: 'c.protocol = $', read: asIs },
  {
    name: 'participant',
    description: 'Somebody takes part whose name or seat begins so, in small or capital letters.',
    holds: `exists (select from projections.channel_words w, unnest(w.people) as person
      where w.channel_id = c.channel_id and starts_with(person, $))`,
    read: (value) => value.trim().toLowerCase(),
  },
  {
    name: 'active_since',
    description: 'Something has happened in it then or later: 2026-11-25T08:00:00Z, or a day.',
    holds: 'c.last_activity_at >= $::timestamptz',
    read: moment,
  },
  {
    name: 'active_before',
    description: 'Nothing has happened in it since: a moment, or a day.',
    holds: 'c.last_activity_at < $::timestamptz',
    read: moment,
  },
  {
    name: 'q',
    description:
      'All of these words, or words that begin so, are in its topic, in the names of those who take part, or in what it came to. Chinese too.',
    holds: 'c.channel_id in (select projections.channels_with($))',
    read: (value, pointer) =>
      value.length > MAX_QUERY ? failField(pointer, `has more than ${MAX_QUERY} characters`) : prefixQuery(value),
  },
  {
    name: 'id_prefix',
    description: 'Only channels whose id begins so: 0199a5.',
    holds: 'c.channel_id between ($::text[])[1]::uuid and ($::text[])[2]::uuid',
    read: idRange,
  },
];

export const SearchesChannels = () =>
  applyDecorators(
    ...FILTERS.map(({ name, description, ...filter }) =>
      ApiQuery({ name, required: false, description, ...(filter.enum && { enum: filter.enum }) }),
    ),
  );

interface Condition {
  holds: string;
  value: unknown;
}

/** What is asked of each channel. An empty parameter asks nothing but for an id. @throws ProblemError */
export function searchOf(query: Asked): Condition[] {
  return FILTERS.flatMap(({ name, holds, read }) => {
    const given = ownProperty(query, name);
    if (given === undefined || (!given.trim() && name !== 'id_prefix')) return [];
    return [{ holds, value: read(given, `/${name}`) }];
  });
}

export interface FoundChannel {
  position: number;
  view: ChannelView;
}

/** Those of a tenant, the most recently active first. */
export async function findChannels(
  manager: EntityManager,
  {
    tenant,
    search,
    before,
    limit,
  }: { tenant: string; search: readonly Condition[]; before?: number | undefined; limit: number },
): Promise<FoundChannel[]> {
  const conditions: Condition[] = [
    { holds: 'c.tenant = $', value: tenant },
    ...(before === undefined ? [] : [{ holds: 'c.position < $', value: before }]),
    ...search,
  ];
  const where = conditions.map(({ holds }, index) => holds.replaceAll('$', `$${index + 1}`)).join(' and ');
  const rows = await manager.query<{ position: string; view: ChannelView }[]>(
    `select c.position, c.view from projections.channels c where ${where} order by c.position desc limit ${limit}`,
    conditions.map(({ value }) => value),
  );
  return rows.map(({ position, view }) => ({ position: Number(position), view }));
}

/** In UTC where no zone is named. */
function moment(value: string, pointer: string): string {
  const at = /^\d{4}-\d\d-\d\d(?:T[\d:.]{4,15}(?:Z|[+-]\d\d:\d\d)?)?$/u.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(at)
    ? failField(pointer, 'is not a moment, as 2026-11-25T08:00:00Z or 2026-11-25')
    : new Date(at).toISOString();
}

const LOWEST = '00000000-0000-0000-0000-000000000000';

/** As a range, which the table's key has in order. @throws ProblemError where no id begins so */
function idRange(prefix: string, pointer: string): [string, string] {
  const begin = prefix.toLowerCase();
  const lowest = begin + LOWEST.slice(begin.length);
  if (!begin || !isHexId(lowest)) return failField(pointer, 'is not the beginning of a UUID');
  return [lowest, begin + LOWEST.slice(begin.length).replaceAll('0', 'f')];
}

const isHexId = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u.test(text);
