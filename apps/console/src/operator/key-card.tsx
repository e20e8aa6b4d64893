import { Badge, Button, Card, Group, Stack, Text } from '@mantine/core';
import type { MadeKey, StoredKey } from '@parley/client';
import { useId, useState } from 'react';
import { useFormat } from '../frame/format.js';
import { Heading } from '../frame/heading.js';
import { useWords } from '../words/use-words.js';
import { RevokeButton } from './revoke-button.js';
import { RotateForm } from './rotate-form.js';

const COLORS = { good: 'green', ended: 'gray', revoked: 'red' } as const;

/** A key: whose it is, how it stands, and what can be done with it. */
export function KeyCard({ stored, onMade }: { stored: StoredKey; onMade(made: MadeKey): void }) {
  const t = useWords().operator.keys;
  const heading = useId();
  const [isRotating, rotate] = useState(false);
  const { id, name, tenant, state } = stored;
  return (
    <Card withBorder role="group" aria-labelledby={heading}>
      <Stack gap="xs">
        <Group gap="xs">
          <Heading id={heading} className="said">
            {`${name} (${tenant})`}
          </Heading>
          <Badge variant="light" color={COLORS[state]} c="var(--mantine-color-text)" tt="none">
            {t.states[state]}
          </Badge>
        </Group>
        <Standing stored={stored} />
        {state === 'good' && (
          <Group gap="xs">
            <Button size="xs" variant="default" aria-expanded={isRotating} onClick={() => rotate(!isRotating)}>
              {t.rotate.open}
            </Button>
            <RevokeButton stored={stored} />
          </Group>
        )}
        {isRotating && state === 'good' && (
          <RotateForm
            id={id}
            onMade={(made) => {
              rotate(false);
              onMade(made);
            }}
          />
        )}
      </Stack>
    </Card>
  );
}

function Standing({ stored }: { stored: StoredKey }) {
  const { comma, operator } = useWords();
  const t = operator.keys;
  const { time } = useFormat();
  const { id, scopes, made_at, made_by, replaces, ends_at, last_used_at, revoked_at, revoked_by = '' } = stored;
  const lines = [
    id,
    t.may(scopes.join(comma)),
    t.made(time(made_at), made_by),
    ...(replaces ? [t.replaces(replaces)] : []),
    ends_at ? t.ends(time(ends_at)) : t.forEver,
    last_used_at ? t.used(time(last_used_at)) : t.unused,
    ...(revoked_at ? [t.revokedAt(time(revoked_at), revoked_by)] : []),
  ];
  return lines.map((line) => (
    <Text key={line} size="sm" className="said">
      {line}
    </Text>
  ));
}
