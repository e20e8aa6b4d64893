/** A field within a sentence: `talk_length` is `talk length`. */
export const fieldWords = (field: string): string => field.replaceAll('_', ' ').trim();

/** A field's name as people read it: `talk_length` is `Talk length`. What is a name already stays as it is. */
export function readableField(field: string): string {
  const words = fieldWords(field);
  return words.charAt(0).toLocaleUpperCase('en') + words.slice(1);
}

/** A text's file as people name it: `next_steps.md` is `Next steps`; of code the ending stays, since it says what it is. */
export const readableFile = (file: string): string =>
  readableField(file.replace(/\.(?:md|txt|json|ya?ml|csv)$/iu, '').replaceAll('-', '_'));
