import type { Evidence } from '@parley/contracts';
import { leadingHolders } from '../answers/leading.js';
import { openingOf } from '../detectors/index.js';
import { heldBy } from '../ledger/answers.js';
import type { TurnRecord } from '../ledger/ledger.js';
import type { Condition } from './condition.js';

/**
 * The talk has come to rest on one answer (T2): all or most hold it, and the latest turns asked nothing, doubted nothing, gave no reason
 * and brought no new answer. That all say the same is not enough: of the groups of DeliData that came to a right answer about a sixth had
 * been unanimous for another one before. What each part is worth is in docs/guide/termination.md.
 */
export const settled: Condition<'settled'> = {
  unit: 'turns',
  defaults: ({ turns = 2, majority = 0.75, majority_turns = 5 }) => ({ turns, majority, majority_turns }),
  measure({ turns, majority, majority_turns }, { answers = {}, latest, premortem, closed_rounds }) {
    const all = heldBy(answers);
    const holders = leadingHolders(all);
    const limit = holders.length === all.length ? turns : majority_turns;
    const opened = latest.findLast((turn) => whatIsOpen(turn));
    const quiet = latest.length - (opened ? latest.indexOf(opened) + 1 : 0);
    const isHeld = all.length > 1 && holders.length > 1 && holders.length >= majority * all.length;
    return {
      status: isHeld && quiet >= limit && !(premortem && closed_rounds < 2) ? 'met' : 'clear',
      measured: quiet,
      warn_at: limit,
      limit,
      evidence: [
        ...holders.map(({ participant_id, claim, since }) => ({
          ...{ version: since, participant_id, what: 'answer', value: claim },
        })),
        ...(opened ? [whatIsOpen(opened)!] : []),
      ],
    };
  },
};

/** What a turn leaves open, as evidence. */
function whatIsOpen(turn: TurnRecord): Evidence | undefined {
  const { version, participant_id } = turn;
  const opening = openingOf(turn);
  if (opening) return { version, participant_id, what: opening.what, value: opening.cue };
  return turn.new_answer && { version, participant_id, what: 'new_answer', value: turn.stance?.claim ?? '' };
}
