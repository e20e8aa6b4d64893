import { objectionsTo } from '../dissent.js';
import { workshopOf, type DraftEntry, type WorkshopState } from '../state.js';
import { ask, type Run } from './turns.js';

/**
 * What a role has not heard of and would be bound by: what may still enter the draft, and what entered it while the role
 * was absent. What somebody objects to cannot enter: nobody has to be asked.
 */
export const unheardBy = (state: WorkshopState, participantId: string): DraftEntry[] =>
  state.entries.filter(
    (entry) => (entry.status === 'in_draft' || isUncontested(entry)) && !entry.seen_by.includes(participantId),
  );

const isUncontested = (entry: DraftEntry): boolean => entry.status === 'proposed' && !objectionsTo(entry).length;

/**
 * Before the workshop goes on to its end each role hears of every entry, once a round (W4).
 * @param reason the condition that ends it afterwards; absent where the round ends
 * @returns false where nothing is unheard
 */
export function startRatification(run: Run, reason?: string): boolean {
  const { state } = run;
  const recipients = workshopOf(state)
    .roles.map(({ participant_id }) => participant_id)
    .filter((id) => unheardBy(state, id).length && !wasAsked(state, id));
  if (!recipients.length) return false;
  const { round } = state;
  const entries = [...new Set(recipients.flatMap((id) => unheardBy(state, id).map(({ entry_id }) => entry_id)))];
  run.emit('RatificationStarted', { round, entries, recipients, ...(reason !== undefined && { reason }) });
  for (const participant_id of recipients) {
    ask(run, { participant_id, work: 'ratify', request_id: `ratify-${round}-${participant_id}` });
  }
  return true;
}

const wasAsked = ({ turns }: WorkshopState, participantId: string): boolean =>
  turns.some(({ participant_id, work }) => participant_id === participantId && work === 'ratify');
