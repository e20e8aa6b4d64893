import type { RecordedEvent } from '@parley/contracts';
import { REGISTRY } from '@parley/protocols';
import type { DeadLetter } from '@parley/messaging';
import { groupedBy, type Violation } from '../history.js';

export type Letter = Pick<DeadLetter, 'consumer' | 'channel_id' | 'cause' | 'message'>;

/** How long the read side may take to be where the log is, once everything is back. */
export const LAG_SECONDS = 30;

/** Every channel has ended: none waits for something that does not come. */
export function stuckViolations(events: readonly RecordedEvent[]): Violation[] {
  return [...groupedBy(events, ({ channel_id }) => channel_id)]
    .filter(([, own]) => !own.some(({ type }) => type === 'ChannelClosed'))
    .map(([channel_id, own]) => ({ rule: 'nothing stuck', channel_id, evidence: standingOf(own) }));
}

function standingOf(events: readonly RecordedEvent[]): string {
  const channel = events.reduce(REGISTRY.deliberation.evolve, REGISTRY.deliberation.initialState);
  const phase = channel.state?.phase ?? 'unopened';
  const lately = events.slice(-5).map(({ type, recorded_at }) => `${type} ${recorded_at}`);
  return `${events[0]!.protocol}, ${phase}; last ${lately.join(', ')}`;
}

export function lagViolations(lagSeconds: number | undefined): Violation[] {
  if (lagSeconds !== undefined && lagSeconds <= LAG_SECONDS) return [];
  const took = lagSeconds === undefined ? 'not at all' : `after ${lagSeconds} s`;
  return [{ rule: `the views are up to date ${LAG_SECONDS} s after the last fault`, evidence: took }];
}

/** What was given up on is poison, and all poison was given up on. @param poison what each poisoned message says */
export function deadLetterViolations(letters: readonly Letter[], poison: readonly string[]): Violation[] {
  const says = ({ message }: Letter, text: string) => JSON.stringify(message).includes(text);
  return [
    ...letters
      .filter((letter) => !poison.some((text) => says(letter, text)))
      .map(({ consumer, channel_id, cause }) => ({
        rule: 'dead letters only for poison',
        channel_id,
        evidence: `${consumer}: ${cause}`,
      })),
    ...poison
      .filter((text) => !letters.some((letter) => says(letter, text)))
      .map((text) => ({ rule: 'poison is kept as a dead letter', evidence: `${text} is in none` })),
  ];
}

/** @param crashes what each process said that ended though nobody had killed it; @param answers what no contract has */
export const breakageViolations = (crashes: readonly string[], answers: readonly string[]): Violation[] => [
  ...crashes.map((evidence) => ({ rule: 'no process ends by itself', evidence })),
  ...answers.map((evidence) => ({ rule: 'no 5xx but 503', evidence })),
];
