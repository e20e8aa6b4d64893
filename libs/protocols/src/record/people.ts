import { ownProperty } from '@parley/untrusted';
import { conditionName } from '@parley/wording';
import { spanText } from '@parley/termination';
import type { RecordedEvent } from '@parley/contracts';
import type { CitedStatement } from './statement.js';
import { actorText, saidBy, type Telling } from './telling.js';

/** What a person did to the channel's course, and who let whom in (Art. 26(2) asks for who oversees, by name). */
export function peopleOf(event: RecordedEvent, telling: Telling): CitedStatement[] {
  const text = peopleText(event, telling);
  const why = reasonIn(event);
  return text === undefined
    ? []
    : [saidBy('people', event, { kind: `people.${event.type}`, text, ...(why !== undefined && { quotes: [why] }) })];
}

/** Why somebody stopped it, in their own words. */
const reasonIn = ({ type, data }: RecordedEvent): string | undefined =>
  type === 'ChannelClosed' || type === 'TeamStopping' ? data.said?.text : undefined;

function peopleText(event: RecordedEvent, telling: Telling): string | undefined {
  const { words, language, nameOf } = telling;
  const sender = () => actorText(event.metadata.actor, telling);
  const { type, data } = event;
  switch (type) {
    case 'EndOverridden':
      return words.overridden(
        actorText(data.actor, telling),
        data.conditions.map((one) => conditionName(one, language)).join(words.comma),
      );
    case 'LimitsExtended':
      return words.extended(actorText(data.actor, telling), data.rounds, spanText(language, data.time_ms));
    case 'AutoExitSwitched':
      return words.autoExit(actorText(data.actor, telling), data.on);
    case 'SignalReceived':
      return words.signalled(actorText(data.actor, telling), data.name);
    case 'TeamStopping':
      return words.stopped(actorText(data.actor, telling));
    case 'ChannelResumed':
      return data.actor && words.resumed(actorText(data.actor, telling));
    case 'SeatTokenIssued':
      return words.keyIssued(nameOf(data.participant_id), sender());
    case 'AgentCardBound':
      return words.cardBound(nameOf(data.participant_id));
    case 'AgentCardChanged':
      return words.cardChanged(nameOf(data.participant_id));
    case 'AgentCardAgreed':
      return words.cardAgreed(actorText(data.actor, telling), nameOf(data.participant_id));
    case 'DecisionShared':
      return words.shared(sender());
    case 'SharingEnded':
      return words.sharingEnded(sender());
    case 'WordsErased':
      return words.wordsErased(actorText(data.actor, telling), nameOf(data.subject), data.because);
    case 'VoteCalled':
      return words.voteCalled(actorText(data.called_by, telling));
    case 'ChannelClosed':
      return data.ended_by.kind === 'service' ? undefined : words.stopped(actorText(data.ended_by, telling));
    default:
      return undefined;
  }
}

/** What failed, and who was not heard: silence and failure are never consent (N6). */
export function failuresOf(event: RecordedEvent, telling: Telling): CitedStatement[] {
  const said = failureOf(event, telling);
  return said ? [saidBy('failures', event, { kind: `failures.${event.type}`, ...said })] : [];
}

function failureOf(
  { type, data }: RecordedEvent,
  { words, nameOf }: Telling,
): { text: string; quotes?: string[] } | undefined {
  switch (type) {
    case 'TurnFailed':
      return { text: words.turnFailed(nameOf(data.participant_id), data.code), quotes: [data.message] };
    case 'TurnSkipped':
      return { text: words.skipped(nameOf(data.participant_id)) };
    case 'FacilitationFailed':
      return { text: words.facilitationFailed(data.task, data.code), quotes: [data.message] };
    case 'AnswerDiscarded':
      return { text: words.discarded };
    case 'ChannelPaused':
      return { text: words.paused(data.code), quotes: [data.message] };
    case 'BallotMissed':
      return { text: words.ballotMissed(nameOf(data.participant_id), data.code), quotes: [data.message] };
    case 'ReminderSent':
      return { text: words.reminded(nameOf(data.participant_id)) };
    case 'FeedbackRecorded':
      return data.assumed ? { text: words.assumed(nameOf(data.participant_id)) } : undefined;
    case 'PhaseFailed':
      return { text: words.partFailed(data.phase_id, data.code), quotes: [data.message] };
    case 'PhaseSkipped':
      return { text: words.partSkipped(data.phase_id), quotes: [data.reason] };
    case 'DocumentMissed':
      return { text: words.partFailed(data.document, data.code), quotes: [data.message] };
    case 'SpeechTruncated':
      return { text: words.truncated(nameOf(data.participant_id)) };
    default:
      return undefined;
  }
}

/** A name that somebody else gave to a thing of ours, where we have no word for it: the code itself. */
export const wordOf = (words: Readonly<Record<string, string>>, code: string): string =>
  ownProperty<string>(words, code) ?? code;
