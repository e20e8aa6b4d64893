import { Button, Group, PasswordInput, Text } from '@mantine/core';
import { ownProperty } from '@parley/untrusted';
import { useState } from 'react';
import { isSeatTab, keepKey } from '../api/client.js';
import { isSignInOffered, signInFailure, signInLink } from '../api/session.js';
import { useWords } from '../words/use-words.js';

/** Whoever asks signs in, where that is offered, or gives this tab a key. */
export function KeyForm() {
  const t = useWords().frame.signIn;
  if (!isSignInOffered() || isSeatTab()) return <KeyOfTab />;
  const failure = signInFailure();
  return (
    <>
      {failure && <Text size="sm">{ownProperty(t.failed, failure) ?? t.failed.refused}</Text>}
      <Group>
        <Button role="link" onClick={() => location.assign(signInLink())}>
          {t.enter}
        </Button>
      </Group>
      <Text size="sm">{t.orKey}</Text>
      <KeyOfTab />
    </>
  );
}

function KeyOfTab() {
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
