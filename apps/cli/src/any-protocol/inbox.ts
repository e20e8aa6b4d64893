import { readableItem } from '@parley/contracts';
import { command } from '../called.js';
import type { Language } from '../language.js';
import type { InboxItem } from '../protocol.js';
import { paint } from '../render/style.js';
import { timeText } from '../render/time.js';
import { partLines } from './part-lines.js';
import { wordsOf } from '../words.js';

interface AnyItem extends InboxItem {
  participant_id: string;
  round: number;
  due_at: string;
}

export function inboxLines(item: InboxItem, language: Language): string[] {
  const { round: roundOf, until } = wordsOf(language).commands;
  const { channel_id, topic, protocol, participant_id, round, due_at } = item as AnyItem;
  return [
    paint.bold([topic, protocol, roundOf(round), until(timeText(due_at))].join(' · ')),
    ...partLines(readableItem(item), language, '  '),
    paint.dim(`  ${howToWrite(channel_id, participant_id)}`),
  ];
}

export const howToWrite = (channelId: string, participantId: string): string =>
  command`write ${channelId} ${participantId}`;
