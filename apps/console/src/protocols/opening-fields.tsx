import { NumberInput, Stack, TextInput, Textarea, type NumberInputProps, type TextareaProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useWords } from '../words/use-words.js';
import type { Draft } from './draft.js';

/** A text of several lines. */
export const LongText = ({ minRows = 3, ...props }: TextareaProps) => (
  <Textarea autosize minRows={minRows} {...props} />
);

export function Rounds({ max = 10, ...props }: NumberInputProps) {
  const t = useWords().frame;
  return <NumberInput label={t.open.rounds} min={1} max={max} w={140} {...props} />;
}

/** As the contract has it: a hundred years. */
const MOST_DAYS = 36_500;
const LONGEST_PURPOSE = 500;

/** What whoever oversees it wants to know of any deliberation: what it is for, and for how long it is to be kept. */
export function Kept({ form }: { form: UseFormReturnType<Draft> }) {
  const t = useWords().frame.open;
  return (
    <Stack>
      <TextInput
        label={t.purpose}
        description={t.purposeWhy}
        maxLength={LONGEST_PURPOSE}
        {...form.getInputProps('purpose')}
      />
      <NumberInput
        label={t.retention}
        description={t.retentionWhy}
        min={1}
        max={MOST_DAYS}
        allowDecimal={false}
        {...form.getInputProps('retentionDays')}
      />
    </Stack>
  );
}
