import { nameOf, telemetry, type Attributes, type Carrier } from './telemetry.js';

/** Names of OpenTelemetry's conventions for HTTP and for databases, here and nowhere else; these are stable. */
const HTTP = {
  method: 'http.request.method',
  route: 'http.route',
  status: 'http.response.status_code',
  scheme: 'url.scheme',
} as const;
const DATABASE = {
  system: 'db.system.name',
  operation: 'db.operation.name',
  collection: 'db.collection.name',
  /** How many were done at once, where it is more than one. */
  batchSize: 'db.operation.batch.size',
} as const;

/** A request as far as it is told of: neither its address, which has ids in it, nor its headers, which have keys. */
export interface ServedRequest {
  method: string;
  /** The template of its address, as `/v1/channels/:id`; absent where there is none. */
  route: string | undefined;
  scheme: string;
  /** What the client says of its own trace. */
  traceparent: string | undefined;
}

/**
 * Begins to answer a request, and tells of it once it is answered: what is done for it belongs to it.
 * @param answered gives its HTTP status
 */
export function serveWithin(request: ServedRequest, begin: () => void, answered: Promise<number>): void {
  const told = telemetry();
  if (!told) return begin();
  const { method, route, scheme, traceparent } = request;
  const attributes: Attributes = { [HTTP.method]: method, [HTTP.route]: route, [HTTP.scheme]: scheme };
  const name = route === undefined ? method : `${method} ${route}`;
  const parent = traceparent === undefined ? undefined : { traceparent };
  void told.span({ name, kind: 'server', attributes, parent }, async (fail, add) => {
    begin();
    const status = await answered;
    add({ [HTTP.status]: status });
    if (status >= 500) fail(String(status));
  });
}

const APPEND: Attributes = {
  [DATABASE.system]: 'postgresql',
  [DATABASE.operation]: 'append',
  [DATABASE.collection]: 'log.events',
};

/**
 * Commits to Postgres what was decided for some, and tells each of them of it, in its own trace: commands of a channel that wait at
 * the same time are committed together, by whoever came first.
 * @param askedBy what they came with, asked once it is over: nobody's commit is told of
 */
export async function commitFor<T>(
  askedBy: () => readonly (Carrier | undefined)[],
  commit: () => Promise<T>,
): Promise<T> {
  const told = telemetry();
  if (!told) return commit();
  const from = Date.now();
  const tell = (error?: string) => {
    const carriers = askedBy();
    const size = carriers.length > 1 ? { [DATABASE.batchSize]: carriers.length } : {};
    const about = { name: 'append log.events', kind: 'client' as const, attributes: { ...APPEND, ...size } };
    const ended = { from, to: Date.now(), error };
    for (const carrier of carriers) if (carrier) told.within(carrier, undefined, () => told.past(about, ended));
  };
  try {
    const result = await commit();
    tell();
    return result;
  } catch (error) {
    tell(nameOf(error));
    throw error;
  }
}
