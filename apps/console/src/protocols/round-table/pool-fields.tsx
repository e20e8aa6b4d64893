import { Checkbox, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useWords } from '../../words/use-words.js';
import type { Asked, Words } from './answer-body.js';

interface PoolFieldsProps {
  words: Words;
  set(changes: Partial<Words>): void;
  asked: Asked;
  others: readonly { participant_id: string; name: string }[];
}

/** Which open questions one answers, and what one asks oneself. */
export function PoolFields({ words, set, asked: { asked = [] }, others }: PoolFieldsProps) {
  const { 'round-table': t, pooling } = useWords();
  const { answers = [], question = '', of = '' } = words;
  const answering = (id: string, isAnswered: boolean) =>
    set({ answers: [...answers.filter((one) => one !== id), ...(isAnswered ? [id] : [])] });
  return (
    <Stack gap="xs">
      {asked.length > 0 && <Text size="sm">{pooling.open}</Text>}
      {asked.map(({ id, name, question: text }) => (
        <Checkbox
          key={id}
          size="xs"
          label={<span className="said">{`${name} · ${text}`}</span>}
          checked={answers.includes(id)}
          onChange={({ currentTarget }) => answering(id, currentTarget.checked)}
        />
      ))}
      <div className="turn-fields">
        <TextInput
          size="xs"
          label={pooling.yourQuestion}
          maxLength={1000}
          value={question}
          onChange={({ currentTarget }) => set({ question: currentTarget.value })}
        />
        <NativeSelect
          size="xs"
          label={pooling.whom}
          value={of}
          onChange={({ currentTarget }) => set({ of: currentTarget.value })}
          data={[
            { value: '', label: t.nobody },
            ...others.map(({ participant_id: value, name: label }) => ({ value, label: `@${label}` })),
          ]}
        />
      </div>
    </Stack>
  );
}
