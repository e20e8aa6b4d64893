import { Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { negotiationCommandsOpen } from '@parley/client';
import { useLanguage, useWords } from '../../words/use-words.js';
import type { Language } from '@parley/wording';
import { LongText, Rounds, WithPerson } from '../opening-fields.js';
import { OpeningFrame } from '../opening-frame.js';
import type { OpeningProps } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { bodyOf, draftOf, type Draft } from './opening-body.js';

/** Starts a negotiation; filled with the example, so that two clicks start one. */
export function OpeningForm({ onOpened }: OpeningProps) {
  const { negotiation: t, frame } = useWords();
  const language = useLanguage();
  const example = EXAMPLES[language as Language];
  const form = useForm<Draft>({ initialValues: draftOf(example) });
  const person = frame.open.personName;
  return (
    <OpeningFrame
      form={form}
      open={(draft) => negotiationCommandsOpen({ body: bodyOf(draft, example, person), throwOnError: true })}
      onOpened={onOpened}
    >
      <LongText label={t.demand} description={t.example} required data-autofocus {...form.getInputProps('demand')} />
      <LongText label={t.constraints} minRows={2} {...form.getInputProps('constraints')} />
      <LongText label={frame.open.participants} required {...form.getInputProps('participants')} />
      <Group align="end">
        <Rounds {...form.getInputProps('rounds')} />
        <WithPerson {...form.getInputProps('withPerson', { type: 'checkbox' })} />
      </Group>
    </OpeningFrame>
  );
}
