import { Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { workshopCommandsOpen } from '@parley/client';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../words/words.js';
import { LongText, Rounds, WithPerson } from '../opening-fields.js';
import { OpeningFrame } from '../opening-frame.js';
import type { OpeningProps } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { bodyOf, draftOf, type Draft } from './opening-body.js';

/** Starts a workshop; filled with the example. */
export function OpeningForm({ onOpened }: OpeningProps) {
  const { t, i18n } = useTranslation(['workshop', 'frame']);
  const example = EXAMPLES[i18n.language as Language];
  const form = useForm<Draft>({ initialValues: draftOf(example) });
  const person = { name: t('open.personName', { ns: 'frame' }), focus: t('personFocus') };
  return (
    <OpeningFrame
      form={form}
      open={(draft) => workshopCommandsOpen({ body: bodyOf(draft, example, person), throwOnError: true })}
      onOpened={onOpened}
    >
      <LongText
        label={t('requirement')}
        description={t('example')}
        required
        data-autofocus
        {...form.getInputProps('requirement')}
      />
      <LongText label={t('rolesLabel')} description={t('rolesHow')} required {...form.getInputProps('roles')} />
      <Group align="end">
        <Rounds {...form.getInputProps('rounds')} />
        <WithPerson {...form.getInputProps('withPerson', { type: 'checkbox' })} />
      </Group>
    </OpeningFrame>
  );
}
