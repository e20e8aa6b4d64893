import { Loader, Text } from '@mantine/core';
import { negotiationViewsDiff } from '@parley/client';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../words/use-words.js';
import { useSearchParams } from 'react-router';
import { Compare } from '../../channel/compare/compare.js';
import { nameIn } from '../../channel/names.js';
import { ProblemAlert } from '../../frame/problem-alert.js';
import type { ChannelOf, PanelProps } from '../protocol.js';
import { DiffRows } from './diff-rows.js';
import { requestsIn } from './requests.js';
import { useReview } from './reviewed.js';
import { adjustmentsBetween, lastAnsweredBy, versionsIn } from './versions.js';

/** Any two versions of the proposal, field by field; at first what a person has not answered yet (N3). */
export function CompareVersions({ channel, events }: PanelProps) {
  const { negotiation: t, channel: page } = useWords();
  const [search] = useSearchParams();
  const { candidates } = channel as ChannelOf<'negotiation'>;
  const seat = search.get('as') ?? candidates.find(({ kind }) => kind === 'person')?.participant_id ?? '';
  const versions = versionsIn(events);
  const [before = 0, newest = 0] = versions.slice(-2);
  const answered = lastAnsweredBy(seat, events);
  const isNews = answered !== undefined && answered < newest;
  const label = (version: number) =>
    version === answered ? t.answeredVersion(version, nameIn(channel, seat)) : t.version(version);
  return (
    <Compare
      title={isNews ? t.changedSince(nameIn(channel, seat)) : page.compare.open}
      versions={versions.map((id) => ({ id, label: label(id) }))}
      from={isNews ? answered : before}
      to={newest}
      difference={(from, to) => <Difference channel={channel} events={events} from={from.id} to={to.id} />}
    />
  );
}

function Difference({ channel, events, from, to }: PanelProps & { from: number; to: number }) {
  const { frame: t, channel: page } = useWords();
  const { channel_id: id, language } = channel;
  const review = useReview(id, to, events);
  const { data, error, refetch } = useQuery({
    queryKey: ['difference', id, from, to],
    queryFn: async ({ signal }) => {
      const query = { from: String(from), to: String(to) };
      return (await negotiationViewsDiff({ path: { id }, query, signal, throwOnError: true })).data.changes;
    },
    staleTime: Infinity,
  });
  if (error) return <ProblemAlert error={error} retry={() => void refetch()} />;
  if (!data) return <Loader aria-label={t.loading} />;
  const requests = adjustmentsBetween(from, to, events).flatMap((adjusted) => requestsIn(adjusted, events));
  if (!data.length && !requests.length) return <Text size="sm">{page.compare.same}</Text>;
  return (
    <div lang={language}>
      <DiffRows diff={data} requests={requests} nameOf={(seat) => nameIn(channel, seat)} review={review} />
    </div>
  );
}
