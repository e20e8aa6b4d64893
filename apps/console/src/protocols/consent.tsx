import { Alert, Text } from '@mantine/core';
import type { Channel, Consent, MinorityView, Vote } from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../words/use-words.js';
import { outcomeQuery } from '../api/queries.js';
import { nameIn } from '../channel/names.js';
import { Points } from './points.js';

/** Where everyone stood when it ended, in every protocol (T5): counted, in their own words, and whether the summary says otherwise. */
export function WhoStandsWhere({ channel }: { channel: Channel }) {
  const recorded = channel.closed?.consent;
  // In a channel of before it was kept, it is read from what was said.
  const { data } = useQuery({ ...outcomeQuery(channel.channel_id), enabled: !recorded });
  const consent = recorded ?? data?.consent;
  return consent ? <Stands consent={consent} channel={channel} /> : null;
}

function Stands({ consent, channel }: { consent: Consent; channel: Channel }) {
  const t = useWords().frame;
  const { votes, minority, not_heard, open_points, contradicted } = consent;
  const nameOf = (id: string) => nameIn(channel, id);
  const isPlain = !minority.length && !not_heard.length && !contradicted;
  if (isPlain && !votes.length && !open_points.length) return null;
  return (
    <Alert color={isPlain ? 'green' : 'yellow'} title={t.consent.title}>
      <div lang={channel.language}>
        {contradicted && (
          <Text size="sm" fw={600}>
            {t.consent.contradicted[contradicted]}
          </Text>
        )}
        <Points name={t.consent.votes} points={useCounted(votes, nameOf)} />
        <Points name={t.consent.minority} points={minority.map((one) => dissent(one, nameOf))} />
        <Points name={t.consent.notHeard} points={not_heard.map(nameOf)} />
        <Points name={t.summary.open} points={open_points} />
      </div>
    </Alert>
  );
}

/** Whoever stands alike is counted together, and named. */
function useCounted(votes: readonly Vote[], nameOf: (id: string) => string): string[] {
  const t = useWords().frame;
  const groups = new Map<string, string[]>();
  for (const { participant_id, stance, version } of votes) {
    const group = [t.consent.stances[stance], version && t.consent.version(version)].filter(Boolean).join(' ');
    groups.set(group, [...(groups.get(group) ?? []), nameOf(participant_id)]);
  }
  return [...groups].map(([group, names]) => `${group}: ${names.length} (${names.join(', ')})`);
}

const dissent = ({ participant_id, position, argument, about }: MinorityView, nameOf: (id: string) => string): string =>
  [[nameOf(participant_id), about].filter(Boolean).join(' · '), [...new Set([position, argument])].join(' · ')].join(
    ': ',
  );
