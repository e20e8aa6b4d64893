import { ownProperty } from '@parley/untrusted';
import { FORMS } from './generated/forms.js';

/** What a channel is opened from, by the command that takes it, and the schema beside which an editor checks it. */
const SCENARIOS = {
  negotiate: 'scenario.schema.json',
  board: 'round-table.schema.json',
  plan: 'plan.schema.json',
  team: 'team.schema.json',
  interview: 'interview.schema.json',
} as const;

export type ScenarioKind = keyof typeof SCENARIOS;

export const OPENED_FROM = Object.keys(SCENARIOS) as ScenarioKind[];

/** All that is written in files: also who takes part, by itself. */
export const FILES = { ...SCENARIOS, expert: 'expert.schema.json', roles: 'roles.schema.json' } as const;

export type FileKind = keyof typeof FILES;

/** The message that each file comes to; roles are a part of theirs. */
const MESSAGES = {
  negotiate: 'OpenChannel',
  board: 'OpenRoundTable',
  plan: 'OpenWorkshop',
  team: 'OpenTeam',
  interview: 'OpenInterview',
  expert: 'Expert',
  roles: 'OpenWorkshop',
} as const satisfies Record<FileKind, keyof typeof FORMS>;

export const messageOf = (kind: FileKind): keyof typeof FORMS => MESSAGES[kind];

export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  oneOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  [keyword: string]: unknown;
}

const roles = {
  type: 'object',
  additionalProperties: false,
  required: ['roles'],
  properties: { roles: FORMS.OpenWorkshop.properties.roles },
} satisfies Schema;

/** The contract has no word for these: what they come to stands elsewhere in a command, or in none. */
const OF_FILES: Readonly<Partial<Record<FileKind, Readonly<Record<string, Schema>>>>> = {
  board: { mode: { enum: ['board', 'party'], description: 'A round table that does not say is a board.' } },
  interview: {
    says: {
      type: 'array',
      maxItems: 1000,
      items: { type: 'string', minLength: 1, maxLength: 16_000 },
      description: 'What the user says, one message a turn; then it goes on with what is typed.',
    },
  },
};

/** What has to stand in a file, where that is not what REST asks for: a team's task may be typed beside it. */
const REQUIRED: Readonly<Partial<Record<FileKind, readonly string[]>>> = { team: ['experts'], expert: ['name'] };

/** A seat of a team's file may be a known expert. */
const knownExpert: Schema = {
  ...FORMS.Expert,
  anyOf: [{ required: ['expert'] }, { required: ['name'] }],
  properties: {
    expert: {
      ...{ type: 'string', minLength: 1, maxLength: 64 },
      description:
        'A ready expert, or one of your own, by id: parley experts lists them. What stands beside it changes it.',
    },
    ...FORMS.Expert.properties,
  },
};

/** Where a file says more of something than the contract. */
const OWN_DEFINITIONS: Readonly<Partial<Record<FileKind, Readonly<Record<string, Schema>>>>> = {
  team: { Expert: knownExpert },
};

/** The JSON Schema of a file, with all that it refers to but the termination policy's. */
export function fileSchema(kind: FileKind): Schema {
  const form = formOf(kind);
  const definitions: Readonly<Record<string, Schema>> = { ...FORMS, ...OWN_DEFINITIONS[kind] };
  const needed = new Map<string, Schema>();
  const collect = (schema: Schema) => {
    for (const [, name = ''] of JSON.stringify(schema).matchAll(/#\/\$defs\/(\w+)/gu)) {
      const definition = ownProperty(definitions, name);
      if (definition === undefined || needed.has(name)) continue;
      needed.set(name, definition);
      collect(definition);
    }
  };
  collect(form);
  const title = `Parley ${FILES[kind].replace('.schema.json', '').replaceAll('-', ' ')}`;
  return {
    ...{ $schema: 'https://json-schema.org/draft/2020-12/schema', title },
    ...form,
    $defs: Object.fromEntries(needed),
  };
}

function formOf(kind: FileKind): Schema {
  if (kind === 'roles') return roles;
  const form = FORMS[MESSAGES[kind]];
  return {
    ...form,
    required: REQUIRED[kind] ?? form.required,
    properties: { ...form.properties, ...OF_FILES[kind] },
  };
}

/**
 * The kind of file that a value is most likely meant for, where it is another: more of its fields are that one's.
 * @param kind what it was read as
 */
export function kindOf(value: unknown, kind: FileKind): ScenarioKind | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = Object.keys(value);
  const known = (one: FileKind) => fields.filter((field) => Object.hasOwn(formOf(one).properties!, field)).length;
  let [most, found] = [known(kind), undefined as ScenarioKind | undefined];
  for (const one of OPENED_FROM) if (known(one) > most) [most, found] = [known(one), one];
  return found;
}
