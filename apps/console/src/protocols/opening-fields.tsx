import { NumberInput, Textarea, type NumberInputProps, type TextareaProps } from '@mantine/core';
import { useWords } from '../words/use-words.js';

/** A text of several lines. */
export const LongText = ({ minRows = 3, ...props }: TextareaProps) => (
  <Textarea autosize minRows={minRows} {...props} />
);

export function Rounds({ max = 10, ...props }: NumberInputProps) {
  const t = useWords().frame;
  return <NumberInput label={t.open.rounds} min={1} max={max} w={140} {...props} />;
}
