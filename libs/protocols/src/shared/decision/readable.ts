/** A field's name as people read it: `talk_length` is `Talk length`. What is a name already stays as it is. */
export function readableField(field: string): string {
  const words = field.replaceAll('_', ' ').trim();
  return words.charAt(0).toLocaleUpperCase('en') + words.slice(1);
}
