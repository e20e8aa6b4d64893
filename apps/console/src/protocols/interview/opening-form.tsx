import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { interviewCommandsOpen } from '@parley/client';
import { useLanguage, useWords } from '../../words/use-words.js';
import type { Language } from '@parley/wording';
import { LongText } from '../opening-fields.js';
import { OpeningFrame } from '../opening-frame.js';
import type { OpeningProps } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { bodyOf, draftOf, type Draft } from './opening-body.js';

/** Starts an interview; filled with the example, so that two clicks start one. */
export function OpeningForm({ onOpened }: OpeningProps) {
  const t = useWords().interview;
  const language = useLanguage();
  const example = EXAMPLES[language as Language];
  const form = useForm<Draft>({ initialValues: draftOf(example) });
  return (
    <OpeningFrame
      form={form}
      open={(draft) => interviewCommandsOpen({ body: bodyOf(draft, example), throwOnError: true })}
      onOpened={onOpened}
    >
      <TextInput label={t.topic} description={t.example} required data-autofocus {...form.getInputProps('topic')} />
      <LongText label={t.find} minRows={2} {...form.getInputProps('goal')} />
      <TextInput label={t.yourName} {...form.getInputProps('name')} />
    </OpeningFrame>
  );
}
