import { Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { workshopCommandsOpen } from '@parley/client';
import { useLanguage, useWords } from '../../words/use-words.js';
import type { Language } from '@parley/wording';
import { LongText, Rounds, WithPerson } from '../opening-fields.js';
import { OpeningFrame } from '../opening-frame.js';
import type { OpeningProps } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { bodyOf, draftOf, type Draft } from './opening-body.js';

/** Starts a workshop; filled with the example. */
export function OpeningForm({ onOpened }: OpeningProps) {
  const { workshop: t, frame } = useWords();
  const language = useLanguage();
  const example = EXAMPLES[language as Language];
  const form = useForm<Draft>({ initialValues: draftOf(example) });
  const person = { name: frame.open.personName, focus: t.personFocus };
  return (
    <OpeningFrame
      form={form}
      open={(draft) => workshopCommandsOpen({ body: bodyOf(draft, example, person), throwOnError: true })}
      onOpened={onOpened}
    >
      <LongText
        label={t.requirement}
        description={t.example}
        required
        data-autofocus
        {...form.getInputProps('requirement')}
      />
      <LongText label={t.rolesLabel} description={t.rolesHow} required {...form.getInputProps('roles')} />
      <Group align="end">
        <Rounds {...form.getInputProps('rounds')} />
        <WithPerson {...form.getInputProps('withPerson', { type: 'checkbox' })} />
      </Group>
    </OpeningFrame>
  );
}
