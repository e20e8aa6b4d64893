const SLUG_LENGTH = 40;
const SHORT_ID = 8;

/** The end of an id: what tells things apart that are called the same. */
export const shortId = (id: string): string => id.replaceAll(/[^\p{L}\p{N}]/gu, '').slice(-SHORT_ID);

/** A name of a folder or file for what people called something. Of a text nothing but letters, digits and hyphens comes into it. */
export function folderName(text: string, id: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const slug = words.join('-').slice(0, SLUG_LENGTH).replace(/-$/u, '');
  return [slug, shortId(id)].filter(Boolean).join('-');
}
