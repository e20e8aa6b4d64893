import type { Channel } from '@parley/client';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { MOST_SHOWN } from '../frame/cut-text.js';
import type { LiveSnapshot } from '../live/event-store.js';
import { useSaying } from '../live/use-saying.js';
import { protocolOf } from '../protocols/index.js';
import { useWords } from '../words/use-words.js';
import { authorOf } from '@parley/contracts/seat-kinds';
import { nameIn, seatsOf } from './names.js';

interface SayingProps {
  live: LiveSnapshot;
  channel: Channel;
  /** It needs more room than before. */
  onGrow(): void;
}

/** What is being said, and not yet recorded: it looks so. Of plain elements, since it is drawn anew many times a second. */
export function Saying({ live, channel, onGrow }: SayingProps) {
  const words = useWords();
  const own = words[protocolOf(channel.protocol)?.name ?? 'any'];
  const saying = useSaying(live);
  useEffect(() => void onGrow(), [saying]);
  const moderator = 'facilitator' in own ? own.facilitator : words.frame.channel.moderator;
  return [...saying.values()].map(({ request_id, participant_id, text }) => (
    <div key={request_id} className="saying provisional">
      <strong>
        {participant_id ? nameIn(channel, participant_id) : moderator}
        {isOfAi(channel, participant_id) && ` (${words.frame.generated.ai})`} …
      </strong>
      <Growing text={text.slice(-MOST_SHOWN)} />
    </div>
  ));
}

function isOfAi(channel: Channel, id: string): boolean {
  const kind = seatsOf(channel).find(({ participant_id }) => participant_id === id)?.kind;
  return authorOf(kind, channel.rehearsal) === 'ai';
}

/** Only what came is added: a browser lays out the whole of a text that is set anew. */
function Growing({ text }: { text: string }) {
  const shown = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = (shown.current!.firstChild ?? shown.current!.appendChild(new Text())) as Text;
    if (text.startsWith(node.data)) node.appendData(text.slice(node.data.length));
    else node.data = text;
  }, [text]);
  return <div ref={shown} className="said" />;
}
