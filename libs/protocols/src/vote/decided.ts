import type { Decided } from '../shared/decision/record.js';
import { endedText } from './rules/ended-text.js';
import { choicesText, openedOf, type VoteState } from './state.js';

/**
 * What the ballots came to, and what each of them says; nothing before they are revealed. A majority decides for all, so that somebody
 * chose otherwise is no lack of a decision; a proposal put to consent wants everybody's.
 */
export function decided(state: VoteState): Decided {
  const opened = openedOf(state);
  const { question, config } = opened;
  const { revealed } = state;
  const by = config.rule === 'consent' ? 'consent' : 'delivery';
  if (!revealed) return { question, by, sections: [], next: [] };
  const claims = revealed.ballots.flatMap(({ participant_id, choices }) =>
    choices.length ? [[participant_id, choicesText(opened, choices)] as const] : [],
  );
  return {
    ...{ question, by, claims: new Map(claims), next: [] },
    sections: [{ heading: 'summary', kind: 'text', text: endedText(state) }],
  };
}
