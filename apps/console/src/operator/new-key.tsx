import { Button, Card, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { keysMake, type MadeKey, type NewKeyDto } from '@parley/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';

type Scopes = NewKeyDto['scopes'];

/** Ten years: more the server does not take. */
const MOST_DAYS = 3_650;

/** Makes a key. */
export function NewKey({ onMade }: { onMade(made: MadeKey): void }) {
  const t = useWords().operator.keys;
  const [isOpen, setOpen] = useState(false);
  const make = useMutation({
    mutationFn: async (body: NewKeyDto) => (await keysMake({ body, throwOnError: true })).data,
    onSuccess: (made) => {
      setOpen(false);
      onMade(made);
    },
  });
  return (
    <Stack gap="xs">
      <Group>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t.form.open}
        </Button>
      </Group>
      {isOpen && (
        <Card withBorder>
          <KeyForm error={make.error} isPending={make.isPending} onSubmit={(wanted) => make.mutate(wanted)} />
        </Card>
      )}
    </Stack>
  );
}

interface KeyFormProps {
  error: Error | null;
  isPending: boolean;
  onSubmit(wanted: NewKeyDto): void;
}

function KeyForm({ error, isPending, onSubmit }: KeyFormProps) {
  const { colon, operator } = useWords();
  const { form: t, scopes: names } = operator.keys;
  const [name, setName] = useState('');
  const [tenant, setTenant] = useState('');
  const [scopes, setScopes] = useState<Scopes>(['read', 'write']);
  const [days, setDays] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const whose = tenant.trim();
        const more = { ...(whose && { tenant: whose }), ...(days && { valid_days: Number(days) }) };
        onSubmit({ name: name.trim(), scopes, ...more });
      }}
    >
      <Stack gap="xs">
        <TextInput
          label={t.name}
          description={t.nameWhy}
          required
          maxLength={128}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput
          label={t.tenant}
          description={t.tenantWhy}
          value={tenant}
          onChange={({ currentTarget }) => setTenant(currentTarget.value)}
        />
        <Checkbox.Group label={t.scopes} value={scopes} onChange={(chosen) => setScopes(chosen as Scopes)}>
          <Stack gap={4} mt={4}>
            {(Object.keys(names) as Scopes).map((scope) => (
              <Checkbox key={scope} value={scope} label={`${scope}${colon}${names[scope]}`} />
            ))}
          </Stack>
        </Checkbox.Group>
        <TextInput
          type="number"
          min={1}
          max={MOST_DAYS}
          label={t.days}
          description={t.daysWhy}
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
        {error && <ProblemAlert error={error} />}
        <Group>
          <Button type="submit" loading={isPending} disabled={!name.trim() || !scopes.length}>
            {t.make}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
