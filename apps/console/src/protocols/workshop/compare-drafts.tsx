import { useWords } from '../../words/use-words.js';
import { Compare } from '../../channel/compare/compare.js';
import type { ChannelOf, PanelProps } from '../protocol.js';
import { Changes } from './changes.js';
import { draftsIn, type DraftVersion } from './draft-changes.js';

interface CompareDraftsProps extends PanelProps {
  title: string;
  /** What it is compared with at first: the draft that it began with, or the one before the last. */
  with: 'first' | 'last';
}

/** Any two drafts of a workshop: of the version before, of each round, and as it stands (W4, W9). */
export function CompareDrafts({ channel: given, events, title, with: first }: CompareDraftsProps) {
  const t = useWords().workshop;
  const channel = given as ChannelOf<'workshop'>;
  const drafts = draftsIn(events);
  const label = ({ kind, round }: DraftVersion) => t.draftVersion[kind](round, channel.previous?.version ?? 0);
  const versions = drafts.map((draft) => ({ id: draft.position, label: label(draft) }));
  const from = drafts.at(first === 'first' ? 0 : -2);
  const to = drafts.at(-1);
  if (!from || !to) return null;
  return (
    <Compare
      title={title}
      versions={versions}
      from={from.position}
      to={to.position}
      difference={(before, now) => <Changes channel={channel} events={events} from={before} to={now} />}
    />
  );
}
