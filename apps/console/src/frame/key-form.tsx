import { Button, Group, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { isSeatTab, keepKey } from '../api/client.js';
import { useWords } from '../words/use-words.js';

/** The key of this tab. */
export function KeyForm() {
  const t = useWords().frame;
  const [key, setKey] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        keepKey(key);
        if (isSeatTab()) location.assign('/seat');
        else location.reload();
      }}
    >
      <Group align="end">
        <PasswordInput
          label={t.key.label}
          description={t.key.why}
          value={key}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
          autoComplete="off"
        />
        <Button type="submit" disabled={!key.trim()}>
          {t.key.enter}
        </Button>
      </Group>
    </form>
  );
}
