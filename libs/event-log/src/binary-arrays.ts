/**
 * One-dimensional Postgres arrays in the binary wire format: nothing to escape here, nothing to parse there. The driver
 * sends a Buffer as it is; the parameter's type must be the array's.
 */
const TYPES = { int4: 23, text: 25, json: 114, uuid: 2950 } as const;

/** Dimensions, nulls or none, type of element, length, lower bound: four bytes each. */
const HEADER_BYTES = 20;
const LENGTH_BYTES = 4;
/** UTF-8 needs at most so many bytes for one UTF-16 unit. */
const MOST_BYTES_PER_UNIT = 3;

export const textArray = (values: readonly string[]): Buffer => ofTexts(TYPES.text, values);

/** @param values JSON texts */
export const jsonArray = (values: readonly string[]): Buffer => ofTexts(TYPES.json, values);

export function uuidArray(values: readonly string[]): Buffer {
  const array = start(TYPES.uuid, values.length, values.length * (LENGTH_BYTES + 16));
  let at = HEADER_BYTES;
  for (const value of values) {
    at = array.writeInt32BE(16, at);
    const hex = value.replaceAll('-', '');
    if (hex.length !== 32 || array.write(hex, at, 'hex') !== 16) throw new TypeError(`not a UUID: ${value}`);
    at += 16;
  }
  return array.subarray(0, at);
}

export function int4Array(values: readonly number[]): Buffer {
  const array = start(TYPES.int4, values.length, values.length * (LENGTH_BYTES + 4));
  let at = HEADER_BYTES;
  for (const value of values) at = array.writeInt32BE(value, array.writeInt32BE(4, at));
  return array.subarray(0, at);
}

function ofTexts(type: number, values: readonly string[]): Buffer {
  let most = 0;
  for (const value of values) most += LENGTH_BYTES + value.length * MOST_BYTES_PER_UNIT;
  const array = start(type, values.length, most);
  let at = HEADER_BYTES;
  for (const value of values) {
    const bytes = array.write(value, at + LENGTH_BYTES, 'utf8');
    array.writeInt32BE(bytes, at);
    at += LENGTH_BYTES + bytes;
  }
  return array.subarray(0, at);
}

function start(type: number, length: number, bytes: number): Buffer {
  const array = Buffer.allocUnsafe(HEADER_BYTES + bytes);
  [1, 0, type, length, 1].forEach((value, index) => array.writeInt32BE(value, index * 4));
  return array;
}
