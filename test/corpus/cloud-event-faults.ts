/** What the attributes' types take (CloudEvents 1.0.2, Type System): characters that may stand in no text. */
const DISALLOWED = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;
const REQUIRED = ['id', 'source', 'specversion', 'type'];
/** Attributes that the specification, or an extension of its own, gives a narrower type. */
const NARROWER: Readonly<Record<string, RegExp>> = {
  specversion: /^1\.0$/u,
  time: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/u,
  datacontenttype: /^[\w.+-]+\/[\w.+-]+$/u,
  source: /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/u,
  dataref: /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/u,
  traceparent: /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/u,
};

/** Where an event as structured JSON is none of CloudEvents 1.0.2, as a strict SDK of any language would say; its data is its own. */
export function cloudEventFaults(event: Readonly<Record<string, unknown>>): string[] {
  const { data: _data, ...attributes } = event;
  const missing = REQUIRED.filter((name) => !attributes[name]).map((name) => `${name} is missing`);
  return [...missing, ...Object.entries(attributes).flatMap(([name, value]) => faultsOf(name, value))];
}

function faultsOf(name: string, value: unknown): string[] {
  if (!/^[a-z\d]+$/u.test(name)) return [`${name} is not lower-case letters and digits`];
  if (typeof value === 'boolean' || (Number.isInteger(value) && value === Number(value) << 0)) return [];
  if (typeof value !== 'string') return [`${name} is neither a text nor a boolean nor an integer of 32 bits`];
  if (value === '' || DISALLOWED.test(value)) return [`${name} is empty or holds a character that none may hold`];
  return NARROWER[name]?.test(value) === false ? [`${name} is not of its type`] : [];
}
