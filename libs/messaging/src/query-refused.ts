import { isUuid, TENANT_PATTERN, type FieldError } from '@parley/contracts';
import { uncleanJson } from '@parley/untrusted';

/** A query that cannot be answered, whoever asks again: what is wrong with it, field by field. */
export class QueryRefused extends Error {
  override name = 'QueryRefused';

  constructor(readonly errors: FieldError[]) {
    super(errors.map(({ pointer, reason }) => `${pointer} ${reason}`).join('; '));
  }
}

const isVersion = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

/** What may be asked of a field of a query, and how it is refused where it is something else. */
const FIELDS = {
  tenant: [(value: unknown) => typeof value === 'string' && TENANT_PATTERN.test(value), 'is not a tenant name'],
  channel_id: [isUuid, 'is not a UUID'],
  after: [isVersion, 'is not the version of an event'],
  least: [(value: unknown) => value === null || isVersion(value), 'is neither the version of an event nor null'],
  protocol: [(value: unknown) => typeof value === 'string', 'is not the name of a protocol'],
  seats: [isVersion, 'is not a number of seats'],
  rounds: [isVersion, 'is not a number of rounds'],
  participant_id: [(value: unknown) => typeof value === 'string', 'is not the id of a seat'],
  hashes: [
    (value: unknown) => Array.isArray(value) && value.every((hash) => typeof hash === 'string'),
    'is not a list of hashes',
  ],
  collection: [(value: unknown) => typeof value === 'string', 'is not the name of a collection'],
  query: [(value: unknown) => typeof value === 'string', 'is not a text'],
} satisfies Record<string, [isOne: (value: unknown) => boolean, reason: string]>;

/** @throws QueryRefused where one of the fields is not what it has to be */
export function checkQuery(query: object, ...names: (keyof typeof FIELDS)[]): void {
  const unclean = uncleanJson(query);
  if (unclean) throw new QueryRefused([unclean]);
  const wrong = names.flatMap((name) => {
    const [isOne, reason] = FIELDS[name];
    return isOne((query as Record<string, unknown>)[name]) ? [] : [{ pointer: `/${name}`, reason }];
  });
  if (wrong.length) throw new QueryRefused(wrong);
}
