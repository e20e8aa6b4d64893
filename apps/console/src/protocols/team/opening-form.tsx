import { Checkbox, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { teamsOpen } from '@parley/client';
import { useLanguage, useWords } from '../../words/use-words.js';
import type { Language } from '@parley/wording';
import { LongText, WithPerson } from '../opening-fields.js';
import { OpeningFrame } from '../opening-frame.js';
import type { OpeningProps } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { bodyOf, draftOf, type Draft } from './opening-body.js';

/** Starts a team; filled with the example. */
export function OpeningForm({ onOpened }: OpeningProps) {
  const { team: t, frame } = useWords();
  const language = useLanguage();
  const example = EXAMPLES[language as Language];
  const form = useForm<Draft>({ initialValues: draftOf(example) });
  const person = { name: frame.open.personName, persona: t.personIs };
  return (
    <OpeningFrame
      form={form}
      open={(draft) => teamsOpen({ body: bodyOf(draft, example, person), throwOnError: true })}
      onOpened={onOpened}
    >
      <LongText label={t.taskLabel} description={t.example} required data-autofocus {...form.getInputProps('task')} />
      <LongText label={t.expertsLabel} description={t.expertsHow} required {...form.getInputProps('experts')} />
      <Group>
        <Checkbox label={t.automaticDebates} {...form.getInputProps('debates', { type: 'checkbox' })} />
        <WithPerson {...form.getInputProps('withPerson', { type: 'checkbox' })} />
      </Group>
    </OpeningFrame>
  );
}
