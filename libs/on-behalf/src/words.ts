import type { RecordedEvent } from '@parley/contracts';

/** What a channel was opened with, in the words of whoever did. */
function openingText({ data }: Pick<RecordedEvent, 'data'>): string {
  const { demand, question, requirement, task, goal, told, topic } = data as Record<
    string,
    string | { text: string } | undefined
  >;
  const text = demand ?? question ?? requirement ?? task ?? goal ?? told ?? topic ?? '';
  return typeof text === 'string' ? text : text.text;
}

/** What people who have no seat say in an event: what it was opened with, what they broke in with, and answered. Pure. */
export function wordsIn(event: RecordedEvent, isOpening: boolean): string | undefined {
  const { text, answer } = event.data as { text?: string; answer?: string };
  if (isOpening) return openingText(event);
  return event.type === 'InterventionRecorded' ? text : event.type === 'ClarificationAnswered' ? answer : undefined;
}
