import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import type { LetterStatus } from '@parley/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Heading } from '../frame/heading.js';
import { useWords } from '../words/use-words.js';
import { LetterCard } from './letter-card.js';
import { Listed } from './listed.js';
import { lettersQuery } from './queries.js';
import { useWhose, Whose } from './whose.js';

/** Messages that a service gave up on, to be read and driven again. @param own whose they are where nobody is named */
export function Letters({ own }: { own: string }) {
  const { operator } = useWords();
  const t = operator.letters;
  const heading = useId();
  const tenant = useWhose() || own;
  const states = Object.keys(t.states) as LetterStatus[];
  const [status, setStatus] = useState<LetterStatus>();
  const asked = useInfiniteQuery(lettersQuery(tenant, status));
  return (
    <Stack component="section" gap="xs" aria-labelledby={heading}>
      <Group align="end">
        <Whose why={operator.whose.own(own)} />
        <NativeSelect
          label={t.status}
          value={status ?? ''}
          onChange={({ currentTarget }) => setStatus(states.find((one) => one === currentTarget.value))}
          data={[{ value: '', label: t.every }, ...states.map((value) => ({ value, label: t.states[value] }))]}
        />
      </Group>
      <Heading id={heading}>{t.title}</Heading>
      <Text size="sm">{t.about}</Text>
      <Listed asked={asked} none={t.none}>
        {(letters) => letters.map((letter) => <LetterCard key={letter.id} letter={letter} own={own} />)}
      </Listed>
    </Stack>
  );
}
