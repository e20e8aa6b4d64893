import { Checkbox, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { teamsOpen } from '@parley/client';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../words/words.js';
import { LongText, WithPerson } from '../opening-fields.js';
import { OpeningFrame } from '../opening-frame.js';
import type { OpeningProps } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { bodyOf, draftOf, type Draft } from './opening-body.js';

/** Starts a team; filled with the example. */
export function OpeningForm({ onOpened }: OpeningProps) {
  const { t, i18n } = useTranslation(['team', 'frame']);
  const example = EXAMPLES[i18n.language as Language];
  const form = useForm<Draft>({ initialValues: draftOf(example) });
  const person = { name: t('open.personName', { ns: 'frame' }), persona: t('personIs') };
  return (
    <OpeningFrame
      form={form}
      open={(draft) => teamsOpen({ body: bodyOf(draft, example, person), throwOnError: true })}
      onOpened={onOpened}
    >
      <LongText
        label={t('taskLabel')}
        description={t('example')}
        required
        data-autofocus
        {...form.getInputProps('task')}
      />
      <LongText label={t('expertsLabel')} description={t('expertsHow')} required {...form.getInputProps('experts')} />
      <Group>
        <Checkbox label={t('automaticDebates')} {...form.getInputProps('debates', { type: 'checkbox' })} />
        <WithPerson {...form.getInputProps('withPerson', { type: 'checkbox' })} />
      </Group>
    </OpeningFrame>
  );
}
