import { Anchor, Text } from '@mantine/core';
import type { DecisionRecord } from '@parley/client';
import type { DecisionWords } from '@parley/wording';
import { Link } from 'react-router';

interface ForkedFromProps {
  record: Pick<DecisionRecord, 'forked_from'>;
  words: DecisionWords;
  /** Shown by a link that only reads: nothing leads elsewhere. */
  readsOnly: boolean;
}

/** Where a decision was forked from: what was said before that was said in another channel. */
export function ForkedFrom({ record: { forked_from: from }, words, readsOnly }: ForkedFromProps) {
  if (!from) return null;
  const text = words.forkedFrom(from.version);
  return (
    <Text size="sm" component="p">
      {'⑂ '}
      {readsOnly ? (
        text
      ) : (
        <Anchor component={Link} to={`/channels/${from.channel_id}`}>
          {text}
        </Anchor>
      )}
    </Text>
  );
}
