import { allItems, client } from '@parley/client';

/** Hands a text to the browser as a file. */
export const saveText = (text: string, name: string): void =>
  save(new Blob([text], { type: 'text/plain;charset=utf-8' }), name);

/** A file of the server as it is, since a link can send no key. @throws the problem that the server answers */
export async function fetchFile(path: string): Promise<Blob> {
  return (await client.get<{ 200: Blob }, unknown, true>({ url: path, parseAs: 'blob', throwOnError: true })).data;
}

/** A list that comes in pages, whole: as long as it was when its last page was read. */
export async function fetchItems(path: string): Promise<Blob> {
  const asIs = { url: path, responseTransformer: undefined, throwOnError: true } as const;
  const items = await allItems((cursor) =>
    client.get<{ 200: { items: unknown[]; next_cursor?: string } }, unknown, true>({
      ...asIs,
      query: { limit: 200, ...cursor },
    }),
  );
  return new Blob([JSON.stringify({ items })], { type: 'application/json' });
}

export function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
