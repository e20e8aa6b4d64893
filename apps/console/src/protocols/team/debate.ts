import type { ArgumentMade, RecordedEvent } from '@parley/client';

/** What somebody says in a round of a debate; without an argument it is not there yet, or never came. */
export interface Bubble {
  participant_id: string;
  argument?: ArgumentMade['argument'];
  state: 'said' | 'awaited' | 'missed';
}

/** A round side by side: everybody who argues, in the order of the debate (D3). */
export function bubblesOf(events: readonly RecordedEvent[], phaseId: string, round: number): Bubble[] {
  let participants: readonly string[] = [];
  let over = false;
  const said = new Map<string, ArgumentMade['argument']>();
  for (const { type, data } of events) {
    if (type === 'DebateOpened' && data.phase_id === phaseId) participants = data.participants;
    if (type === 'ArgumentMade' && data.phase_id === phaseId && data.round === round)
      said.set(data.participant_id, data.argument);
    if (type === 'DebateRoundClosed' && data.phase_id === phaseId && data.round === round) over = true;
    if (type === 'ChannelClosed') over = true;
  }
  return participants.map((participant_id) => {
    const argument = said.get(participant_id);
    if (argument) return { participant_id, argument, state: 'said' };
    return { participant_id, state: over ? 'missed' : 'awaited' };
  });
}

/** How a debate was ruled, beside the word for it. */
export const SIGNS = { adopt: '✓', compromise: '≈', shelve: '⏸' } as const;

/** What a phase is called; its id where nobody knows more. */
export const titleOf = (phases: readonly { phase_id: string; title: string }[], id: string): string =>
  phases.find(({ phase_id }) => phase_id === id)?.title ?? id;
