/**
 * A body whose fields that are null are absent, as a client sends them that knows no other way to leave one out. Validation lets
 * null pass where a field may be absent; nobody behind it has to think of both.
 */
export function withoutNulls(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}
