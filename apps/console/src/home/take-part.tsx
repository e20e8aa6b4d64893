import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useWords } from '../words/use-words.js';
import { useFormat } from '../frame/format.js';
import { rememberMe, useMe } from '../frame/me.js';
import { ProblemAlert } from '../frame/problem-alert.js';
import { openSample } from '../protocols/open-channel.js';
import { PATIENCE_MS } from '../protocols/patience.js';
import type { ConsoleProtocol } from '../protocols/protocol.js';

/** My name, and the seat that I take: with the task and the draft that it has in the sample. */
export function TakePart({ protocol }: { protocol: ConsoleProtocol }) {
  const words = useWords();
  const t = words.start;
  const language = useLanguage();
  const format = useFormat();
  const navigate = useNavigate();
  const me = useMe();
  const [name, setName] = useState(me?.name ?? '');
  const [chosen, setChosen] = useState<string>();
  const { data: opening } = useQuery({
    queryKey: ['opening', protocol.name],
    queryFn: protocol.opening,
    staleTime: Infinity,
  });
  const sample = opening?.samples[language];
  const seats = sample?.seats ?? [];
  const seat = seats.find(({ id }) => id === chosen) ?? seats[0];
  const begin = useMutation({
    mutationFn: async () => openSample(opening!.path, sample!.takenBy(seat!.id, name.trim())),
    onSuccess: (id) => {
      rememberMe(name);
      void navigate(`/channels/${id}`);
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        begin.mutate();
      }}
    >
      <Stack gap="xs">
        <TextInput
          label={t.yourName}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          data-autofocus
          required
          maxLength={128}
        />
        {seats.length > 1 && (
          <NativeSelect
            label={t.samples.seat}
            value={seat?.id}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            data={seats.map(({ id, name: whose }) => ({ value: id, label: whose }))}
          />
        )}
        <Text size="sm">{seat?.about}</Text>
        {seats.length > 1 && <Text size="sm">{t.waits(format.span(PATIENCE_MS))}</Text>}
        {begin.error && <ProblemAlert error={begin.error} />}
        <Button type="submit" loading={begin.isPending} disabled={!name.trim() || !seat}>
          {t.begin}
        </Button>
      </Stack>
    </form>
  );
}
