import { Role, type Message, type Part } from '@a2a-js/sdk';

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

/** A message within a task. Pure. @param from the seat whose words they are, where they are one's */
export const messageOf = (
  channel: string,
  { id, role = Role.ROLE_AGENT, parts, from }: { id: string; role?: Role; parts: Part[]; from?: object },
): Message => ({
  ...{ messageId: id, contextId: channel, taskId: channel, role, parts },
  metadata: from && { parley: from },
  ...{ extensions: [], referenceTaskIds: [] },
});
