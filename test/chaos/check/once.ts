import type { EventTypes, RecordedEvent } from '@parley/contracts';
import { groupedBy, type Violation } from '../history.js';

type Keys = { [T in keyof EventTypes]?: readonly (keyof EventTypes[T])[] };

/** What decides something for a whole round or channel. */
const DECISIONS: Keys = {
  RoundStarted: ['cycle', 'round'],
  RoundClosed: ['cycle', 'round'],
  DiscussionRoundClosed: ['round'],
  WorkshopRoundClosed: ['round'],
  DebateRoundClosed: ['phase_id', 'round'],
  DebateRuled: ['phase_id'],
  PhaseCompleted: ['phase_id'],
  BarrierReleased: ['turn'],
  VoteClosed: ['vote_id'],
  OutcomeReached: [],
  TeamReported: [],
  ChannelClosed: [],
};

/** What a participant is heard with. */
const TURNS: Keys = {
  FeedbackRecorded: ['cycle', 'round', 'participant_id'],
  ContributionMade: ['round', 'participant_id'],
  SpeechGiven: ['round', 'participant_id'],
  ArgumentMade: ['phase_id', 'round', 'participant_id'],
  AnswerGiven: ['turn'],
  UserSpoke: ['turn'],
  BallotCast: ['vote_id', 'voter'],
};

/** What has a name of its own in its channel. */
const NAMED: Keys = {
  TurnRequested: ['request_id'],
  FacilitationRequested: ['request_id'],
  FacilitationCompleted: ['request_id'],
  TimerFired: ['timer_id'],
};

const RULES: readonly [string, Keys][] = [
  ['one decision a round', DECISIONS],
  ['one accepted turn a round and participant', TURNS],
  ['once by its name', NAMED],
];

/** What may be in a channel no more than once: a second decision of a round, a second turn of a participant in it. */
export function onceViolations(events: readonly RecordedEvent[]): Violation[] {
  return RULES.flatMap(([rule, keys]) =>
    [
      ...groupedBy(
        events.flatMap((event) => keyed(event, keys)),
        ({ key }) => key,
      ).values(),
    ]
      .filter((same) => same.length > 1)
      .map((same): Violation => {
        const { channel_id, type } = same[0]!.event;
        const versions = same.map(({ event }) => event.version).join(', ');
        return { rule, channel_id, evidence: `${type} ${same[0]!.key} at versions ${versions}` };
      }),
  );
}

function keyed(event: RecordedEvent, keys: Keys): { key: string; event: RecordedEvent }[] {
  const fields = keys[event.type] as readonly string[] | undefined;
  if (!fields) return [];
  const data = event.data as unknown as Record<string, unknown>;
  return [{ key: JSON.stringify([event.channel_id, event.type, ...fields.map((field) => data[field])]), event }];
}
