import { Button, Group, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../words/use-words.js';
import { tenantsQuery } from './queries.js';

/** Whose matters are shown, as the address says: nobody's in particular where it is empty. */
export const useWhose = (): string => useSearchParams()[0].get('tenant') ?? '';

/** Chooses a tenant by its name. @param why what an empty field means here */
export function Whose({ why }: { why: string }) {
  const t = useWords().operator.whose;
  const [, setSearch] = useSearchParams();
  const whose = useWhose();
  const [typed, setTyped] = useState(whose);
  // The way back leads to another one.
  useEffect(() => void setTyped(whose), [whose]);
  const { data } = useInfiniteQuery(tenantsQuery);
  const names = useId();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSearch((before) => {
          if (typed.trim()) before.set('tenant', typed.trim());
          else before.delete('tenant');
          return before;
        });
      }}
    >
      <Group align="end" gap="xs">
        <TextInput
          label={t.label}
          description={why}
          list={names}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <datalist id={names}>
          {data?.pages
            .flatMap(({ items }) => items)
            .map(({ tenant }) => (
              <option key={tenant} value={tenant} />
            ))}
        </datalist>
        <Button type="submit" variant="default">
          {t.show}
        </Button>
      </Group>
    </form>
  );
}
