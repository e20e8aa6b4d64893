import { keyHeader } from '../api/client.js';

/** Hands a text to the browser as a file. */
export const saveText = (text: string, name: string): void =>
  save(new Blob([text], { type: 'text/plain;charset=utf-8' }), name);

/**
 * A file of the server as it is, by `fetch`, since a link can send no key.
 * @throws the problem that the server answers
 */
export async function fetchFile(path: string): Promise<Blob> {
  const response = await fetch(path, { headers: keyHeader() });
  if (!response.ok) throw await response.json();
  return response.blob();
}

interface ItemsPage {
  items: unknown[];
  next_cursor?: string;
}

/** A list that comes in pages, whole: as long as it was when its last page was read. */
export async function fetchItems(path: string): Promise<Blob> {
  const items: unknown[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const place: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const page = JSON.parse(await (await fetchFile(`${path}?limit=200${place}`)).text()) as ItemsPage;
    items.push(...page.items);
    cursor = page.next_cursor;
  }
  return new Blob([JSON.stringify({ items })], { type: 'application/json' });
}

export function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
