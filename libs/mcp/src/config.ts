import { LOCAL_TENANT, toFieldError } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** A server that is started as a child process and spoken to over its standard input and output. */
export interface StdioServer {
  command: string;
  args?: string[];
  /** Added to a small safe environment: a server sees none of our secrets unless it is given them here. */
  env?: Record<string, string>;
  cwd?: string;
}

/** A server that runs elsewhere, spoken to over streamable HTTP. */
export interface HttpServer {
  url: string;
  headers?: Record<string, string>;
}

/** Tools by role. */
export type RoleGrants = Record<string, string[]>;

export interface ToolsConfig {
  servers: Record<string, StdioServer | HttpServer>;
  /** The tools that each role of the local tenant may use, as `server__tool`. A role that is not named may use none. */
  roles: RoleGrants;
  /** The same of other tenants, by their names: whoever opens a channel names its roles, so a name alone grants nothing. */
  tenants?: Record<string, RoleGrants>;
  /** For one call, the start of its server included; 30 s where absent. */
  timeout_ms?: number;
  /** The most bytes of one result's text in UTF-8; 64 kB where absent. */
  max_result_bytes?: number;
}

/** The configuration cannot be meant; the message names each place. */
export class ToolsMisconfigured extends Error {
  override name = 'ToolsMisconfigured';
}

export const NAME_SEPARATOR = '__';

const strings = { type: 'object', additionalProperties: { type: 'string' } };
/** Each stands in every prompt of whoever may use it. */
const MOST_TOOLS = 100;
const GRANTS = {
  type: 'object',
  additionalProperties: { type: 'array', maxItems: MOST_TOOLS, items: { type: 'string' } },
};
const SCHEMA = {
  type: 'object',
  required: ['servers', 'roles'],
  additionalProperties: false,
  properties: {
    servers: {
      type: 'object',
      // No underscore, so that a tool's name can be taken apart again.
      propertyNames: { pattern: '^[a-zA-Z0-9-]{1,32}$' },
      additionalProperties: {
        type: 'object',
        if: { required: ['url'] },
        then: {
          required: ['url'],
          additionalProperties: false,
          properties: { url: { type: 'string', pattern: '^https?://' }, headers: strings },
        },
        else: {
          required: ['command'],
          additionalProperties: false,
          properties: {
            command: { type: 'string', minLength: 1 },
            args: { type: 'array', items: { type: 'string' } },
            env: strings,
            cwd: { type: 'string' },
          },
        },
      },
    },
    roles: GRANTS,
    tenants: { type: 'object', additionalProperties: GRANTS },
    timeout_ms: { type: 'integer', minimum: 1, maximum: 600_000 },
    max_result_bytes: { type: 'integer', minimum: 1, maximum: 1_048_576 },
  },
};

/** Compiled when it is first needed: most programs have no tools. */
let compiled: ValidateFunction<ToolsConfig> | undefined;
const validator = () => (compiled ??= new Ajv2020({ allErrors: true, strict: false }).compile<ToolsConfig>(SCHEMA));

/** @throws ToolsMisconfigured */
export function checked(config: unknown): ToolsConfig {
  const validate = validator();
  if (!validate(config)) {
    const errors = (validate.errors ?? []).map((error) => toFieldError(error));
    const lines = errors.map(({ pointer, reason }) => `${pointer || '/'} ${reason}`);
    throw new ToolsMisconfigured(`tools: ${lines.join('; ')}`);
  }
  const { roles, tenants = {} } = config;
  if (ownProperty(tenants, LOCAL_TENANT))
    throw new ToolsMisconfigured(`tools: /tenants/${LOCAL_TENANT} is the local tenant, whose roles stand in /roles`);
  checkGrants(config, '/roles', roles);
  for (const [tenant, granted] of Object.entries(tenants)) checkGrants(config, `/tenants/${tenant}`, granted);
  return config;
}

function checkGrants({ servers }: ToolsConfig, at: string, grants: RoleGrants): void {
  for (const [role, names] of Object.entries(grants)) {
    for (const name of names) {
      const { server, tool } = partsOf(name);
      if (tool && Object.hasOwn(servers, server)) continue;
      throw new ToolsMisconfigured(`tools: ${at}/${role} allows ${JSON.stringify(name)}, which is no server__tool`);
    }
  }
}

/** The server and the tool that a name means; an empty tool where it is no such name. */
export function partsOf(name: string): { server: string; tool: string } {
  const at = name.indexOf(NAME_SEPARATOR);
  return at < 1
    ? { server: '', tool: '' }
    : { server: name.slice(0, at), tool: name.slice(at + NAME_SEPARATOR.length) };
}
