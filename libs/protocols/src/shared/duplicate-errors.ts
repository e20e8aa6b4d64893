import type { FieldError } from '@parley/contracts';

/** Values that are there twice in a list of an opening, where each has to be somebody's alone. */
export function duplicateErrors<Field extends string>(
  list: string,
  items: readonly Record<Field, string>[],
  fields: readonly Field[],
): FieldError[] {
  return fields.flatMap((field) =>
    items.flatMap((item, index) =>
      items.findIndex((other) => other[field] === item[field]) < index
        ? [{ pointer: `/${list}/${index}/${field}`, reason: `${item[field]} is there twice` }]
        : [],
    ),
  );
}
