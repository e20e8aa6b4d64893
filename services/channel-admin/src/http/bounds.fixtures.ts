import { CONTRACT_SCHEMA } from '@parley/contracts';
import { getMetadataStorage } from 'class-validator';

export type Message = keyof (typeof CONTRACT_SCHEMA)['$defs'];

/** What a field may hold, in the words of JSON Schema; of a list, its items and how many. */
export interface Bounds {
  type?: string;
  enum?: readonly unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
}

export type Dto = new () => object;

/** Every class that the DTOs' decorators know: what is imported is there. */
export const dtos = (): Dto[] => {
  const { validationMetadatas } = getMetadataStorage() as unknown as { validationMetadatas: Map<Dto, unknown> };
  return [...validationMetadatas.keys()].filter(({ name }) => name.endsWith('Dto'));
};

/** The bounds of a DTO's fields, as class-validator checks them; inherited ones too. */
export function dtoBounds(dto: Dto): Record<string, Bounds> {
  const fields: Record<string, Bounds> = {};
  for (const { propertyName, name, constraints = [] } of getMetadataStorage().getTargetValidationMetadatas(
    dto,
    '',
    true,
    false,
  )) {
    fields[propertyName] = { ...fields[propertyName], ...ruleBounds(name, constraints as never[]) };
  }
  return fields;
}

function ruleBounds(name: string | undefined, [first, second]: never[]): Bounds {
  switch (name) {
    case 'isString':
      return { type: 'string' };
    case 'isInt':
      return { type: 'integer' };
    case 'isBoolean':
      return { type: 'boolean' };
    case 'isIn':
      return { type: 'string', enum: first };
    case 'isLength':
      return { type: 'string', minLength: first, maxLength: second };
    case 'maxLength':
      return { type: 'string', maxLength: first };
    case 'matches':
      return { type: 'string', pattern: (first as unknown as RegExp).source };
    case 'min':
      return { minimum: first };
    case 'max':
      return { maximum: first };
    case 'arrayMinSize':
      return { minItems: first };
    case 'arrayMaxSize':
      return { maxItems: first };
    case undefined:
    case 'isArray':
    case 'isNotEmptyObject':
    case 'isObject':
    case 'isOptional':
    case 'isUuid':
    case 'nestedValidation':
      return {};
    default:
      throw new Error(`say what ${name} means in JSON Schema`);
  }
}

interface FieldSchema extends Bounds {
  $ref?: string;
  items?: FieldSchema;
}

/** The bounds of a message's fields, as the contract checks them. */
export function contractBounds(message: Message): Record<string, Bounds> {
  const { properties } = CONTRACT_SCHEMA.$defs[message] as unknown as { properties: Record<string, FieldSchema> };
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, fieldBounds(field)]));
}

/** A message inside is compared by itself. */
function fieldBounds({ $ref: _ref, items, ...own }: FieldSchema): Bounds {
  const { type: _array, ...count } = own;
  return items ? { ...count, ...fieldBounds(items) } : own;
}
