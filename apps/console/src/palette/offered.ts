import type { ChannelSummary, InboxItem } from '@parley/client';
import type { PageWords } from '@parley/wording';
import { pathOf as answerPath } from '../inbox/path-of.js';
import { outcomeWord } from '../frame/outcome-word.js';
import type { ChannelFilter } from '../api/queries.js';

/** Something that can be opened. */
export interface Offer {
  to: string;
  name: string;
  /** What tells it from others of the same name. */
  about: string;
  /** The language of a name that others gave. */
  language?: string;
}

interface Found {
  waiting: readonly InboxItem[];
  /** As the server has found them. */
  channels: readonly ChannelSummary[];
  /** Whether whoever looks runs the installation. */
  isAdmin: boolean;
}

/** Deliberations that are offered at once; what more there is, the list has. */
const MOST_CHANNELS = 8;
const ID = /^0[0-9a-f]{7}[0-9a-f-]*$/u;

/** What the server is asked for: words, or an id that was pasted. */
export function channelsFor(text: string): ChannelFilter {
  if (ID.test(text)) return { id_prefix: text };
  return text ? { q: text } : {};
}

/** What can be opened by this text: first what waits for me, then pages, then deliberations, the latest active first. */
export function offersFor(
  text: string,
  { waiting, channels, isAdmin }: Found,
  { frame: t, webhooks, operator }: PageWords,
): Offer[] {
  const wanted = text.toLowerCase();
  const isWanted = ({ name }: Offer) => name.toLowerCase().includes(wanted);
  const pages = [
    { to: '/', name: t.nav.home, about: '' },
    { to: '/inbox', name: t.inbox.title, about: '' },
    { to: '/verify', name: t.nav.verify, about: '' },
    { to: '/webhooks', name: webhooks.title, about: '' },
    ...(isAdmin ? [{ to: '/operator', name: operator.title, about: operator.nav }] : []),
    { to: '/docs', name: t.nav.api, about: '' },
  ];
  return [
    ...waiting.map((item) => ({ to: answerPath(item), name: item.topic, about: t.inbox.mark })).filter(isWanted),
    ...pages.filter(isWanted),
    ...channels.slice(0, MOST_CHANNELS).map(({ channel_id, topic, language, status, outcome }) => ({
      to: `/channels/${channel_id}`,
      name: topic,
      about: t.outcome[outcomeWord(status, outcome)],
      language,
    })),
  ];
}
