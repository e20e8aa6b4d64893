import type { Channel } from '@parley/client';
import type { ChannelOf, FileLink } from '../protocol.js';

/** The latest version of each document, to read and for machines (I6). */
export function filesOf(given: Channel): Promise<FileLink[]> {
  const { documents, channel_id: id } = given as ChannelOf<'interview'>;
  const formats = [
    ['md', 'markdown'],
    ['json', 'json'],
  ] as const;
  const links = documents.flatMap(({ document, version }) =>
    formats.map(([ending, format]) => ({
      name: `${document}-v${version}.${ending}`,
      path: `/v1/interviews/${id}/documents/${document}?version=${version}&format=${format}`,
    })),
  );
  return Promise.resolve(links);
}
