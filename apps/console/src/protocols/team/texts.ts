import type { RecordedEvent } from '@parley/client';

/** A text that was handed over more than once: everything that has been under its name, the oldest first (D1). */
export interface Text {
  name: string;
  versions: { content: string; participant_id: string; phase_id: string }[];
}

/** Texts with versions to compare; a text of the same name is the next version. */
export function textsIn(events: readonly RecordedEvent[]): Text[] {
  const byName = new Map<string, Text>();
  for (const { type, data } of events) {
    if (type !== 'PhaseCompleted') continue;
    const { participant_id, phase_id } = data;
    for (const { name, content } of data.result.artefacts) {
      const { versions = [] } = byName.get(name) ?? {};
      byName.set(name, { name, versions: [...versions, { content, participant_id, phase_id }] });
    }
  }
  return [...byName.values()].filter(({ versions }) => versions.length > 1);
}
