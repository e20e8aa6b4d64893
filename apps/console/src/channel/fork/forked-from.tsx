import { Anchor, Text } from '@mantine/core';
import type { Channel } from '@parley/client';
import { Link } from 'react-router';
import { isSeatTab } from '../../api/client.js';
import { useFormat } from '../../frame/format.js';
import { useWords } from '../../words/use-words.js';

/** Where a fork comes from, what that had cost by then, and both beside each other. */
export function ForkedFrom({ channel: { channel_id: id, forked_from } }: { channel: Channel }) {
  const t = useWords().channel.fork;
  const format = useFormat();
  if (!forked_from) return null;
  const { channel_id: parent, version, reason, cost_micro_usd } = forked_from;
  return (
    <Text size="sm" className="said">
      {'⑂ '}
      {isSeatTab() ? (
        t.from(version)
      ) : (
        <>
          <Anchor component={Link} to={`/channels/${parent}`}>
            {t.from(version)}
          </Anchor>
          {' · '}
          <Anchor component={Link} to={`/compare?a=${parent}&b=${id}`}>
            {t.compare}
          </Anchor>
        </>
      )}
      {` · ${t.cost(format.usd(cost_micro_usd))}`}
      {reason && ` · ${reason}`}
    </Text>
  );
}
