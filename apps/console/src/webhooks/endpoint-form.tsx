import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { ApiError, type WebhookDto, type WebhookEndpoint, type WebhookType } from '@parley/client';
import { useState } from 'react';
import { ProblemAlert } from '../frame/problem-alert.js';
import { useWords } from '../words/use-words.js';

/** What can be chosen of a webhook; the channels that it is told of stay as they are. */
export type Wanted = Required<Pick<WebhookDto, 'url' | 'types' | 'links' | 'description'>>;

interface Props {
  /** What it is now; a new one where it is absent. */
  endpoint?: WebhookEndpoint;
  error: Error | null;
  isPending: boolean;
  submit: string;
  onSubmit(wanted: Wanted): void;
}

/** Where a server is, and what it is told. */
export function EndpointForm({ endpoint, error, isPending, submit, onSubmit }: Props) {
  const { webhooks: t } = useWords();
  const all = Object.keys(t.types) as WebhookType[];
  const [wanted, setWanted] = useState<Wanted>({
    url: endpoint?.url ?? '',
    types: endpoint?.types ?? all,
    links: endpoint?.links ?? false,
    description: endpoint?.description ?? '',
  });
  const change = (more: Partial<Wanted>) => setWanted({ ...wanted, ...more });
  const why = reasonAt(error, '/url');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(wanted);
      }}
    >
      <Stack gap="xs">
        <TextInput
          type="url"
          label={t.form.url}
          description={t.form.urlWhy}
          placeholder="https://hooks.example/parley"
          required
          value={wanted.url}
          error={why}
          onChange={({ currentTarget }) => change({ url: currentTarget.value })}
        />
        <Checkbox.Group
          label={t.form.types}
          value={wanted.types}
          onChange={(types) => change({ types: types as WebhookType[] })}
        >
          <Stack gap={4} mt={4}>
            {all.map((type) => (
              <Checkbox key={type} value={type} label={t.types[type]} />
            ))}
          </Stack>
        </Checkbox.Group>
        <Checkbox
          label={t.form.links}
          description={t.form.linksWhy}
          checked={wanted.links}
          onChange={({ currentTarget }) => change({ links: currentTarget.checked })}
        />
        <TextInput
          label={t.form.description}
          maxLength={200}
          value={wanted.description}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
        {error && why === undefined && <ProblemAlert error={error} />}
        <Group>
          <Button type="submit" loading={isPending} disabled={!wanted.url || !wanted.types.length}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Why a field was refused, to be said at the field. */
const reasonAt = (error: Error | null, pointer: string): string | undefined =>
  error instanceof ApiError ? error.problem.errors?.find((one) => one.pointer === pointer)?.reason : undefined;
