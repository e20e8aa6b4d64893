import { Code, Stack } from '@mantine/core';
import { cutText } from './cut-text.js';
import { Cut } from './said-text.js';

/** A value as JSON. @param name of the file that holds all of it */
export const JsonText = ({ value, name }: { value: unknown; name: string }) => (
  <LongText text={JSON.stringify(value, null, 2)} name={name} />
);

/** A text as it is. @param name of the file that holds all of it */
export const LongText = ({ text, name }: { text: string; name: string }) => (
  <Stack gap={4}>
    <Code block className="said" fz="xs" tabIndex={0}>
      {cutText(text)}
    </Code>
    <Cut text={text} name={name} />
  </Stack>
);
