import type { RecordedEvent } from '@parley/contracts';
import { ownProperty } from '@parley/untrusted';
import { command } from '../called.js';
import type { Opening, ProtocolRenderer } from '../protocol.js';
import type { Stage } from '../render/stage.js';
import { paint, panel } from '../render/style.js';
import { wordsOf } from '../words.js';

type Of<T extends RecordedEvent['type']> = Extract<RecordedEvent, { type: T }>['data'];

/** A vote's events as the terminal shows them. */
export const voteRenderer: ProtocolRenderer = {
  says: [],
  sample: () => command`vote "…" --options "A, B" --people "Ana, Bo"`,
  opening,
  render,
  success: (language) => wordsOf(language).vote.success,
};

function opening(event: RecordedEvent): Opening | undefined {
  if (event.type !== 'VoteOpened') return undefined;
  const { members, language } = event.data;
  return { people: members, language, max_rounds: 0, scripted: members.some(({ script }) => script.length) };
}

function render(event: RecordedEvent, stage: Stage): string | undefined {
  const words = wordsOf(stage.language).vote;
  switch (event.type) {
    case 'VoteOpened':
      return openingPanel(event.data, stage);
    case 'BallotSealed':
      return `  ${stage.speaker(event.data.participant_id)} ${words.hasVoted} ${paint.dim(event.data.commitment.slice(0, 16))}`;
    case 'TurnSkipped':
      return `  ${stage.speaker(event.data.participant_id)} ${words.isAbsent}`;
    case 'BallotsRevealed':
      return revealedPanel(event.data, stage);
    default:
      return undefined;
  }
}

function openingPanel({ question, options, members, config }: Of<'VoteOpened'>, stage: Stage): string {
  const words = wordsOf(stage.language).vote;
  const lines = [
    paint.bold(question.trim()),
    ...options.map((option, index) => `${index + 1}  ${option}`),
    members.map(({ name }) => name).join(words.comma),
    paint.dim([words.rules[config.rule], words.ties[config.ties], words.blind].join(' · ')),
  ];
  return panel({ title: words.title, lines, colour: 'white' }, stage.width);
}

/** Every ballot with its reason, whoever chose otherwise as large as the others, and who is absent. */
function revealedPanel({ ballots, result }: Of<'BallotsRevealed'>, stage: Stage): string {
  const words = wordsOf(stage.language).vote;
  const textOf = (choice: string): string => ownProperty<string>(words.choices, choice) ?? choice;
  const lines = [
    ...ballots.map(({ participant_id, choices, reason }) => {
      const chosen = choices.map((choice) => textOf(choice)).join(' > ') || words.abstains;
      return `${stage.name(participant_id)}${stage.colon}${paint.bold(chosen)}${reason && ` · ${reason}`}`;
    }),
    ...result.tally.map(({ option, count }) => paint.dim(`${textOf(option)}  ${'█'.repeat(count)} ${count}`)),
  ];
  return panel({ title: words.revealed, lines, colour: 'white' }, stage.width);
}
