import type { RecordedEvent } from '@parley/client';
import type { MirrorStep } from '../../channel/mirror/mirror.js';
import { isOpen } from '../named-points.js';
import { talkIn } from './talk.js';

/** The points that the moderator has named as open, round by round, and who agrees (R1). */
export const mirrorIn = (events: readonly RecordedEvent[]): MirrorStep[] =>
  talkIn(events).steps.map(({ round, position, issues, agree, stand }) => ({
    key: String(round),
    round,
    position,
    points: issues.map((point, index) => ({
      id: `#${index + 1}`,
      text: point.text,
      isSettled: !isOpen(point),
      position: point.position,
      ...(isOpen(point) && point.reopened !== undefined && { mark: 'reopened' as const }),
    })),
    agreeing: { agree, stand },
  }));
