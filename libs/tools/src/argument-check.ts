import { toFieldError } from '@parley/contracts';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** What a call may send, in UTF-16 units of JSON. */
const MAX_ARGUMENTS = 262_144;
const OPTIONS = { allErrors: true, strict: false, validateFormats: false, logger: false } as const;

/** Says what is wrong with a tool's arguments; an empty text where nothing is. */
export type ArgumentCheck = (args: unknown) => string;

/** The check of one tool, by the schema of its server: 2020-12 as MCP has it, or draft 7 where it says so. */
export function argumentCheck(schema: Record<string, unknown>): ArgumentCheck {
  // An instance each: two tools, or two starts of one server, may use the same $id.
  const { $schema, ...rest } = schema;
  const ajv = /draft-0[4-7]/u.test(String($schema)) ? new Ajv(OPTIONS) : new Ajv2020(OPTIONS);
  let validate: ReturnType<typeof ajv.compile>;
  try {
    validate = ajv.compile(rest);
  } catch (error) {
    return () => `cannot be checked: the tool's own schema is wrong (${(error as Error).message})`;
  }
  return (args) => {
    if (typeof args !== 'object' || args === null || Array.isArray(args)) return 'are no JSON object';
    const json = asJson(args);
    if (json === undefined) return 'cannot be written as JSON';
    if (json.length > MAX_ARGUMENTS) return `are longer than ${MAX_ARGUMENTS} characters`;
    if (validate(JSON.parse(json))) return '';
    const errors = (validate.errors ?? []).slice(0, 10).map((error) => toFieldError(error));
    return errors.map(({ pointer, reason }) => `${pointer || '/'} ${reason}`).join('; ');
  };
}

function asJson(args: object): string | undefined {
  try {
    return JSON.stringify(args);
  } catch {
    return undefined;
  }
}
