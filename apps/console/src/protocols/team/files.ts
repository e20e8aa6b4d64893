import { teamViewsWorkspace, type Channel, type WorkspaceEntry } from '@parley/client';
import type { FileLink } from '../protocol.js';

const KEY = /^artefacts\/(?<name>.*)$/u;

/** The texts that were handed over, each in its latest version, and everything that was, for machines (D1). */
export async function filesOf({ channel_id: id }: Channel): Promise<FileLink[]> {
  const { data } = await teamViewsWorkspace({ path: { id }, throwOnError: true });
  const texts = data.items.flatMap(({ key, version }) => {
    const name = KEY.exec(key)?.groups?.['name'];
    return name === undefined ? [] : [{ name, path: pathOf(id, name, version), textOf }];
  });
  return [
    ...texts,
    { name: 'workspace.json', path: `/v1/channels/${id}/workspace` },
    { name: 'debates.json', path: `/v1/channels/${id}/debates` },
  ];
}

const pathOf = (id: string, name: string, version: number): string =>
  `/v1/channels/${id}/workspace/artefacts/${encodeURIComponent(name)}?version=${version}`;

const textOf = (entry: unknown): string => String((entry as WorkspaceEntry).content);
