// node tools/openapi-3.0.mjs openapi.json > parley-3.0.json: the API's document as OpenAPI 3.0 has it, for generators that read no 3.1.
// What only checks values is left out: a server checks them.
import { readFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';

/** A part of the document; what it says of examples is left as it is. */
function older(part, key = '') {
  if (key === 'example' || key === 'examples' || typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((one) => older(one));
  const made = Object.fromEntries(Object.entries(part).map(([name, one]) => [name, older(one, name)]));
  // Under `properties` a name is a field's, and no keyword.
  return key === 'properties' ? made : olderSchema(made);
}

function olderSchema({ pattern, const: only, type, ...rest }) {
  const types = [type].flat().filter((one) => one !== undefined && one !== 'null');
  return {
    ...rest,
    ...(types.length === 1 && { type: types[0] }),
    ...(Array.isArray(type) && type.includes('null') && { nullable: true }),
    ...(only !== undefined && { enum: [only] }),
    ...(typeof pattern === 'object' && { pattern }),
  };
}

const document = JSON.parse(readFileSync(argv[2], 'utf8'));
stdout.write(JSON.stringify({ ...older(document), openapi: '3.0.3' }));
