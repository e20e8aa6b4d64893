import { useDebouncedValue } from '@mantine/hooks';
import type { PageWords } from '@parley/wording';
import type { ChannelFilter } from '../api/queries.js';

/** What a typed text waits for, in milliseconds, before it is looked for. */
const TYPING_MS = 250;

/** How a channel may stand: what the address says, and what that asks of the server. */
const STATES: ReadonlyMap<string, Pick<ChannelFilter, 'status' | 'outcome'>> = new Map([
  ['open', { status: 'open' }],
  ['closed', { status: 'closed' }],
  ['success', { outcome: 'success' }],
  ['partial', { outcome: 'partial_consensus' }],
  ['concluded', { outcome: 'completed' }],
  ['failed', { outcome: 'failed,no_agreement,negotiation_timeout' }],
  ['stopped', { outcome: 'stopped' }],
  ['rehearsed', { outcome: 'rehearsed' }],
]);

const DAYS: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ['week', 6],
  ['month', 29],
]);

interface Choice {
  value: string;
  label: string;
}

export const stateChoices = ({ home, outcome }: PageWords['frame']): Choice[] => [
  { value: '', label: home.all },
  { value: 'open', label: home.open },
  { value: 'closed', label: home.closed },
  ...(['success', 'partial', 'concluded', 'failed', 'stopped', 'rehearsed'] as const).map((value) => ({
    value,
    label: outcome[value],
  })),
];

export const timeChoices = ({ home }: PageWords['frame']): Choice[] => [
  { value: '', label: home.anyTime },
  ...(['today', 'week', 'month'] as const).map((value) => ({ value, label: home[value] })),
];

/** What the address asks for, as the server takes it. */
export function channelFilter(search: URLSearchParams, now = new Date()): ChannelFilter {
  const [q, participant] = [search.get('q')?.trim(), search.get('who')?.trim()];
  const protocol = search.get('protocol');
  const days = DAYS.get(search.get('since') ?? '');
  return {
    ...(q && { q }),
    ...(participant && { participant }),
    ...(protocol && { protocol }),
    ...STATES.get(search.get('status') ?? ''),
    ...(days !== undefined && { active_since: daysBefore(now, days) }),
  };
}

/** The same, once nobody types any more. */
export function useChannelFilter(search: URLSearchParams): ChannelFilter {
  const [asked] = useDebouncedValue(search.toString(), TYPING_MS);
  return channelFilter(new URLSearchParams(asked));
}

/** When a day begins where the page is read: the same for all of today, so that it is asked once. */
const daysBefore = (now: Date, days: number): string =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - days).toISOString();
