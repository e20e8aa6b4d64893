/** The same texts in another language: what is missing, is too much, or takes something else is an error of types. */
export type Translation<T> = T extends (...values: infer Values) => string
  ? (...values: Values) => string
  : T extends string | readonly unknown[] | RegExp
    ? T
    : { [Key in keyof T]: Translation<T[Key]> };
