import { Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { negotiationCommandsOpen } from '@parley/client';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../words/words.js';
import { LongText, Rounds, WithPerson } from '../opening-fields.js';
import { OpeningFrame } from '../opening-frame.js';
import type { OpeningProps } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { bodyOf, draftOf, type Draft } from './opening-body.js';

/** Starts a negotiation; filled with the example, so that two clicks start one. */
export function OpeningForm({ onOpened }: OpeningProps) {
  const { t, i18n } = useTranslation(['negotiation', 'frame']);
  const example = EXAMPLES[i18n.language as Language];
  const form = useForm<Draft>({ initialValues: draftOf(example) });
  const person = t('open.personName', { ns: 'frame' });
  return (
    <OpeningFrame
      form={form}
      open={(draft) => negotiationCommandsOpen({ body: bodyOf(draft, example, person), throwOnError: true })}
      onOpened={onOpened}
    >
      <LongText
        label={t('demand')}
        description={t('example')}
        required
        data-autofocus
        {...form.getInputProps('demand')}
      />
      <LongText label={t('constraints')} minRows={2} {...form.getInputProps('constraints')} />
      <LongText label={t('open.participants', { ns: 'frame' })} required {...form.getInputProps('participants')} />
      <Group align="end">
        <Rounds {...form.getInputProps('rounds')} />
        <WithPerson {...form.getInputProps('withPerson', { type: 'checkbox' })} />
      </Group>
    </OpeningFrame>
  );
}
