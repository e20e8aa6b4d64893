import { OWN_ROW } from '@parley/event-log';

/**
 * Finds the chunks that say most of what was asked: $1 collection, $2 terms for to_tsquery, $3 limit, $4 the share of the query
 * that a chunk has to have; in the knowledge of the tenant that the transaction names.
 *
 * A term is worth the more the fewer chunks have it (the idf of BM25); one that no chunk has is worth most and is
 * nobody's gain, so that a question about something else finds nothing rather than its most common word. A chunk's
 * rank is its share of what all terms are worth, each weighed by how often and how prominently the chunk has it.
 */
const FOUND = `
with asked as (
  select distinct to_tsquery('english', source) as term from unnest($2) as source
), found as materialized (
  select c.document_id, c.number, a.term, ts_rank('{0.6, 0.7, 0.8, 1.0}', c.terms, a.term) as prominence
  from asked a
  join knowledge.chunks c on c.terms @@ a.term
  join knowledge.documents d on d.id = c.document_id
  where numnode(a.term) > 0 and d.${OWN_ROW} and d.collection = $1
), worth as (
  select a.term, ln(1 + (size.all_chunks - count(f.term) + 0.5) / (count(f.term) + 0.5)) as worth
  from asked a
  left join found f using (term)
  cross join (
    select coalesce(sum(chunks), 0) as all_chunks from knowledge.documents where ${OWN_ROW} and collection = $1
  ) as size
  where numnode(a.term) > 0
  group by a.term, size.all_chunks
), ranked as (
  select f.document_id, f.number,
    sum(w.worth * f.prominence) / (select sum(worth) from worth) as rank,
    sum(w.worth) / (select sum(worth) from worth) as coverage
  from found f join worth w using (term)
  group by f.document_id, f.number
)
select c.chunk_id, d.path, c.heading, c.page, c.number, c.text, r.rank::float8 as rank
from ranked r
join knowledge.chunks c on c.document_id = r.document_id and c.number = r.number
join knowledge.documents d on d.id = r.document_id
where r.coverage >= $4
order by r.rank desc, d.path, c.number
limit $3`;

/**
 * The search as the owner runs it: text search is no leakproof operator, so under a reader's policy its index would not be
 * used, and every chunk be read. It takes the tenant from the transaction alone, as the policy does. Planned for what is asked
 * each time: how rare words are decides how they are found.
 */
export const SEARCH_FUNCTION = `
create or replace function knowledge.search(of_collection text, terms text[], most integer, min_coverage float8)
returns table (chunk_id uuid, path text, heading text, page integer, number integer, text text, rank float8)
language plpgsql stable security definer
set search_path = knowledge, pg_temp set plan_cache_mode = force_custom_plan as $function$
#variable_conflict use_column
begin
  return query ${FOUND};
end $function$;
revoke all on function knowledge.search from public;
grant execute on function knowledge.search to parley_transcript_store;
`;

export const SEARCH = 'select * from knowledge.search($1, $2, $3, $4)';
