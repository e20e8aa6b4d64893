import { Stack, Text } from '@mantine/core';
import type { MadeKey } from '@parley/client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { SecretNotice } from '../frame/secret-notice.js';
import { useWords } from '../words/use-words.js';
import { KeyCard } from './key-card.js';
import { Listed } from './listed.js';
import { NewKey } from './new-key.js';
import { keysQuery, OPERATOR } from './queries.js';
import { useWhose, Whose } from './whose.js';

interface KeysProps {
  /** Those that are shown until somebody says that they have them. */
  made: readonly MadeKey[];
  onMade(made: readonly MadeKey[]): void;
}

/** Keys that were made here: who has one, and making, rotating and revoking them. */
export function Keys({ made, onMade }: KeysProps) {
  const { operator } = useWords();
  const t = operator.keys;
  const queries = useQueryClient();
  const asked = useInfiniteQuery(keysQuery(useWhose()));
  const show = (key: MadeKey) => {
    onMade([...made, key]);
    void queries.invalidateQueries({ queryKey: [OPERATOR] });
  };
  return (
    <Stack>
      <Text size="sm">{t.about}</Text>
      <NewKey onMade={show} />
      {made.map(({ id, name, tenant, key }) => (
        <SecretNotice
          key={id}
          title={t.secret.title}
          about={t.secret.about(name, tenant)}
          secret={key}
          onClose={() => onMade(made.filter((one) => one.id !== id))}
        />
      ))}
      <Whose why={operator.whose.all} />
      <Listed asked={asked} none={t.none}>
        {(keys) => keys.map((key) => <KeyCard key={key.id} stored={key} onMade={show} />)}
      </Listed>
    </Stack>
  );
}
