import { isCalled, settingsOf, type ChannelForked, type LookupMade, type RecordedEvent } from '@parley/contracts';
import { failureText, pauseText } from '@parley/wording';
import { wordsOf } from '../words.js';
import type { Stage } from './stage.js';
import { paint } from './style.js';
import { taskText } from './task-words.js';
import { timeText } from './time.js';

type Of<T extends RecordedEvent['type']> = Extract<RecordedEvent, { type: T }>['data'];

/** What happens in channels of any protocol; undefined for what the terminal does not show. */
export function renderSharedEvent(event: RecordedEvent, stage: Stage): string | undefined {
  const words = wordsOf(stage.language).channel;
  switch (event.type) {
    case 'TurnRequested':
      return isCalled(event.data.participant_kind)
        ? undefined
        : paint.dim(`… ${words.waitsFor(stage.name(event.data.participant_id))}`);
    case 'TurnFailed':
      return paint.warn(
        `! ${words.failed(stage.name(event.data.participant_id), failureText(stage.language, event.data))}`,
      );
    case 'AgentCardBound': {
      const { participant_id, card } = event.data;
      return paint.dim(words.agentElsewhere(stage.name(participant_id), new URL(card.interface_url).host));
    }
    case 'AgentCardChanged': {
      const { participant_id, card } = event.data;
      return paint.warn(
        `! ${words.cardChanged(stage.name(participant_id), card.card_hash, event.channel_id, participant_id)}`,
      );
    }
    case 'AgentCardAgreed':
      return paint.good(`▶ ${words.cardAgreed(stage.name(event.data.participant_id))}`);
    case 'WordsErased': {
      const { subject, actor, because } = event.data;
      return paint.dim(words.wordsErased(subject, actor.id, because));
    }
    case 'TurnSkipped':
      return paint.dim(`  … ${stage.name(event.data.participant_id)}${stage.colon}${words.skipped[event.data.cause]}`);
    case 'FacilitationFailed':
      return paint.warn(
        `! ${words.failed(taskText(stage.language, event.data.task), failureText(stage.language, event.data))}`,
      );
    case 'TerminationWarned':
      return paint.warn(`⚠ ${event.data.message}`);
    case 'EndAnnounced':
      return paint.warn(`${event.data.message}\n${words.announced(timeText(event.data.due_at))}`);
    case 'EndOverridden':
      return paint.good(`▶ ${words.overridden}`);
    case 'LimitsExtended':
      return paint.good(`▶ ${words.extended(event.data.rounds, event.data.time_ms / 60_000)}`);
    case 'AutoExitSwitched':
      return paint.good(`▶ ${words.autoExit(event.data.on)}`);
    case 'ChannelForked':
      return forkedText(event.data, words);
    case 'RehearsalPaceSet':
      return paint.good(`▶ ${words.pace[event.data.pace]}`);
    case 'VoteCalled':
      return paint.warn(`🗳️ ${words.voteCalled}${event.data.question ? `${stage.colon}${event.data.question}` : ''}`);
    case 'BallotCast': {
      const { voter, choice, reasoning } = event.data;
      return `  ${stage.name(voter)}${stage.colon}${words.choices[choice]}${reasoning ? paint.dim(` · ${stage.unheardOf(reasoning)}`) : ''}`;
    }
    case 'VoteClosed':
      return voteClosed(event.data, stage);
    case 'BallotMissed': {
      const { participant_id } = event.data;
      return paint.warn(`  ! ${words.failed(stage.name(participant_id), failureText(stage.language, event.data))}`);
    }
    case 'ChannelPaused': {
      const { attempt, resume_at, permanent } = event.data;
      if (permanent) {
        const why = pauseText(stage.language, event.data);
        return paint.warn(`⏸ ${words.stopped(why, timeText(resume_at), event.channel_id)}`);
      }
      return paint.warn(
        `⏸ ${words.paused(failureText(stage.language, event.data), attempt, timeText(resume_at), event.channel_id)}`,
      );
    }
    case 'ChannelResumed':
      return paint.good(`▶ ${words.resumed}`);
    case 'SignalReceived':
      return paint.warn(`📨 ${event.data.name}`);
    default:
      return undefined;
  }
}

function voteClosed({ end, continue: goOn, abstained, passed, quorum_met }: Of<'VoteClosed'>, stage: Stage): string {
  const { choices, votePassed, voteLost, noQuorum } = wordsOf(stage.language).channel;
  const result = passed ? votePassed : quorum_met ? voteLost : noQuorum;
  return paint.warn(
    `  ${choices.end} ${end} · ${choices.continue} ${goOn} · ${choices.abstain} ${abstained}${stage.colon}${result}`,
  );
}

/** What somebody looked up before it answered, each use in a line (W7); undefined where it needed nothing. */
export function lookup(
  { participant_id, uses }: LookupMade,
  stage: Stage,
  words: { looksUp: string; nothingFound: string },
): string | undefined {
  const lines = uses.map(({ tool, arguments: given, sources, is_error, content }) => {
    const found = is_error ? content : sources.join(stage.comma) || words.nothingFound;
    return paint.dim(`  ⌕ ${stage.name(participant_id)} ${words.looksUp} ${tool} ${given} → ${found}`);
  });
  return lines.join('\n') || undefined;
}

function forkedText(
  { parent, at, changes, reason }: ChannelForked,
  words: ReturnType<typeof wordsOf>['channel'],
): string {
  const settings = settingsOf(changes);
  return [
    paint.good(`⑂ ${words.forked(parent, at)}`),
    ...(reason === undefined ? [] : [`  ${reason}`]),
    ...settings.map((setting) => `  ${setting}`),
  ].join('\n');
}
