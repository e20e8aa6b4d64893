import { Group, NativeSelect } from '@mantine/core';
import { useForm } from '@mantine/form';
import { roundTableCommandsOpen } from '@parley/client';
import { useLanguage, useWords } from '../../words/use-words.js';
import type { Language } from '@parley/wording';
import { LongText, Rounds, WithPerson } from '../opening-fields.js';
import { OpeningFrame } from '../opening-frame.js';
import type { OpeningProps } from '../protocol.js';
import { EXAMPLES } from './examples.js';
import { bodyOf, draftOf, type Draft } from './opening-body.js';

/** Opens a table; filled with the example, so that two clicks open one. */
export function OpeningForm({ onOpened }: OpeningProps) {
  const { 'round-table': t, frame } = useWords();
  const language = useLanguage();
  const example = EXAMPLES[language as Language];
  const form = useForm<Draft>({ initialValues: draftOf(example) });
  const person = frame.open.personName;
  const isBoard = form.values.mode === 'board';
  return (
    <OpeningFrame
      form={form}
      open={(draft) => roundTableCommandsOpen({ body: bodyOf(draft, example, person), throwOnError: true })}
      onOpened={onOpened}
    >
      <NativeSelect
        label={t.mode}
        data={(['board', 'party'] as const).map((value) => ({ value, label: t[value] }))}
        {...form.getInputProps('mode')}
      />
      <LongText
        label={t.ask}
        description={t.example}
        minRows={2}
        required={isBoard}
        data-autofocus
        {...form.getInputProps('question')}
      />
      <LongText label={frame.open.participants} required {...form.getInputProps('participants')} />
      <Group align="end">
        {isBoard && <Rounds max={100} {...form.getInputProps('rounds')} />}
        <WithPerson {...form.getInputProps('withPerson', { type: 'checkbox' })} />
      </Group>
    </OpeningFrame>
  );
}
