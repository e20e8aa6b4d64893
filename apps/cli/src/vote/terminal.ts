import { typedBallot } from '@parley/protocols/vote';
import type { RecordedEvent } from '@parley/contracts';
import { command } from '../called.js';
import type { Language } from '../language.js';
import type { InboxItem, Terminal } from '../protocol.js';
import { paint } from '../render/style.js';
import { timeText } from '../render/time.js';
import { wordsOf } from '../words.js';
import { voteRenderer } from './renderer.js';

interface VoteItem extends InboxItem {
  participant_id: string;
  due_at: string;
  question: string;
  choices: string[];
  rule: 'plurality' | 'approval' | 'ranked' | 'consent';
  ties: 'stand' | 'first_listed' | 'lot';
  quorum: number;
}

const howToCast = (channelId: string, name: string): string => command`cast ${channelId} ${name} "…"`;

/** A ballot that waits, with all that is said beforehand of how it is counted. */
function inboxLines(item: InboxItem, language: Language): string[] {
  const { until } = wordsOf(language).commands;
  const words = wordsOf(language).vote;
  const { channel_id, topic, participant_id, due_at, question, choices, rule, ties, quorum } = item as VoteItem;
  return [
    paint.bold([topic, until(timeText(due_at))].join(' · ')),
    `  ${question}`,
    ...choices.map((choice, index) => `  ${index + 1}  ${choice}`),
    paint.dim(`  ${[words.rules[rule], words.ties[ties], words.quorum(quorum), words.blind].join(' · ')}`),
    paint.dim(`  ${howToCast(channel_id, participant_id)}`),
  ];
}

/** What is typed where a ballot is waited for is one, or asked back: said to all it would be open. */
function answering(opening: RecordedEvent): ReturnType<Terminal['answering']> {
  const options = opening.type === 'VoteOpened' ? opening.data.options : [];
  return {
    sealed: true,
    silence: (_, language) => wordsOf(language).vote.silence,
    hint: (_, language) => wordsOf(language).vote.typing,
    answer({ participant_id, request_id }, text) {
      const ballot = typedBallot(text, options);
      if (!ballot || !text.trim()) return 'unread';
      return { path: 'sealed-ballots', body: { participant_id, request_id, ...ballot } };
    },
  };
}

export const terminal: Terminal = {
  renderer: () => voteRenderer,
  inboxLines,
  howToAnswer: (channelId, { participant_id }) => howToCast(channelId, participant_id),
  answering,
};
