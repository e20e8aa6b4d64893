import { Role, type Message, type Part } from '@a2a-js/sdk';

/** The extension by which Parley says who wrote a text: `author` of a message, `generated_by` of all else, in `metadata.parley`. */
export const GENERATED_BY = 'urn:parley:v1:generated-by';

const MARKDOWN = 'text/markdown';
const JSON_TYPE = 'application/json';

/** A part that is read. Pure. */
export const textPart = (value: string): Part => ({
  content: { $case: 'text', value },
  ...{ metadata: undefined, filename: '', mediaType: MARKDOWN },
});

/** A part that programs take. Pure. */
export const dataPart = (value: unknown): Part => ({
  content: { $case: 'data', value },
  ...{ metadata: undefined, filename: '', mediaType: JSON_TYPE },
});

/** A message within a task. Pure. @param from whose words they are: a seat's, or a channel's so far */
export const messageOf = (
  channel: string,
  { id, role = Role.ROLE_AGENT, parts, from }: { id: string; role?: Role; parts: Part[]; from?: object },
): Message => ({
  ...{ messageId: id, contextId: channel, taskId: channel, role, parts },
  metadata: from && { parley: from },
  ...{ extensions: from ? [GENERATED_BY] : [], referenceTaskIds: [] },
});
