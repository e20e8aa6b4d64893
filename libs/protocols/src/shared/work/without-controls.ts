/**
 * Begins of what a chat template writes between messages, and of tags: some servers read them as such wherever they
 * stand. A comparison, as in "a < b" or "<5", is none.
 */
const CONTROL = /<(?=[|｜/!?_<\p{L}])|\[(?=\/?(?:INST|SYS|SYSTEM_PROMPT|TOOL_CALLS|TOOL_RESULTS|AVAILABLE_TOOLS)\])/giu;

/** A text in which nothing passes for the end of a message or the beginning of one. */
export const withoutControls = (text: string): string =>
  text.replaceAll(CONTROL, (found) => (found === '<' ? '&lt;' : '&#91;'));
