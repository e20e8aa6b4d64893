import { Anchor, Stack } from '@mantine/core';
import { Link } from 'react-router';
import type { Channel, RecordedEvent } from '@parley/client';
import { useMemo } from 'react';
import { useWords } from '../../words/use-words.js';
import { useNow } from '../../live/use-now.js';
import { useConditions } from '../use-conditions.js';
import { checksIn, sharesIn } from './checks.js';
import { DistanceRow } from './distance-row.js';
import { distancesOf } from './distances.js';
import { EvidenceList } from './evidence-list.js';
import { isSeatTab } from '../../api/client.js';
import { Verdict } from './verdict.js';
import { WhatDecided } from './what-decided.js';
import { WhatIf } from './what-if.js';
import { WhatNext } from './what-next.js';
import { ChecksTable, ConditionsTable } from './why-tables.js';
import { Heading } from '../../frame/heading.js';

interface WhyProps {
  channel: Channel;
  events: readonly RecordedEvent[];
}

/** Where no check told of a condition. */
const NONE: readonly number[] = [];

/** Why it stopped, or what would stop it next: every condition's distance, and what the verdict rests on (T4, T5). */
export function Why({ channel, events }: WhyProps) {
  const { channel: t, comparison } = useWords();
  const { name } = useConditions();
  const now = useNow(channel.status === 'open');
  const checks = useMemo(() => checksIn(events), [events]);
  const distances = distancesOf(channel, events, now);
  const told = distances.filter(({ finding, bearing }) => bearing !== 'clear' && finding.evidence.length > 0);
  const shares = useMemo(() => sharesIn(checks), [checks]);
  return (
    <Stack gap="xs">
      {channel.status === 'closed' ? (
        <WhatDecided channel={channel} events={events} />
      ) : (
        <>
          <WhatNext channel={channel} events={events} />
          <Verdict channel={channel} distances={distances} />
        </>
      )}
      <Heading>{t.why.others}</Heading>
      {distances.map((distance) => (
        <DistanceRow
          key={distance.finding.condition}
          distance={distance}
          shares={shares.get(distance.finding.condition) ?? NONE}
        />
      ))}
      {told.map(({ finding: { condition, evidence } }) => (
        <section key={condition}>
          <Heading>{t.why.restsOn(name(condition))}</Heading>
          <EvidenceList evidence={evidence} channel={channel} events={events} />
        </section>
      ))}
      <ConditionsTable distances={distances} />
      <ChecksTable checks={checks} distances={distances} />
      {!isSeatTab() && (
        <>
          <WhatIf id={channel.channel_id} position={channel.position} />
          <Anchor component={Link} size="sm" to={`/compare?a=${channel.channel_id}`}>
            {comparison.withAnother}
          </Anchor>
        </>
      )}
    </Stack>
  );
}
