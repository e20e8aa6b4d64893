import { anyProtocolForm } from '@parley/client';
import type { Terminal } from '../protocol.js';
import type { Schema } from '../writing/form.js';
import { howToWrite, inboxLines } from './inbox.js';
import { AnyProtocolRenderer } from './renderer.js';
import { wordsOf } from '../words.js';

/** What may be answered the server tells. */
const form: Terminal['form'] = async ({ channel_id: id, ...item }, language, client) => {
  const { request_id } = item as { request_id?: string };
  const { data } = await anyProtocolForm({
    ...client.to,
    path: { id, request_id: request_id ?? '' },
    query: { language },
  });
  return { schema: data.schema as Schema, path: 'turns', body: (answer) => ({ answer }) };
};

/** Shows what this version has no words for. */
export const anyProtocol: Terminal = {
  renderer: () => new AnyProtocolRenderer(),
  inboxLines,
  howToAnswer: (channelId, { participant_id }) => howToWrite(channelId, participant_id),
  form,
  answering: () => ({
    silence: (_, language) => wordsOf(language).anyProtocol.silence,
    // What a line would answer is the protocol's to know: it is said to all.
    hint: () => '/write',
    answer: () => undefined,
  }),
};
