import type { Evidence } from '@parley/contracts';
import { REPETITION_THRESHOLD } from '../detectors/index.js';
import type { Ledger, RoundRecord } from '../ledger/ledger.js';
import { figure, limited, type Condition, type Measurement } from './condition.js';

/** The last rounds in a row of which something holds, counted back from the latest closed one. */
function streak(ledger: Ledger, holds: (round: RoundRecord) => boolean): RoundRecord[] {
  const closed = ledger.rounds.filter((round) => round.closed);
  const from = closed.findLastIndex((round) => !holds(round)) + 1;
  return closed.slice(from);
}

/** Rounds that repeat what was said before (T1): MAST's most frequent failure, 15.7 % (arXiv 2503.13657). */
export const repetition: Condition<'repetition'> = {
  unit: 'rounds',
  // T1's 0.9 is a cosine of embeddings; on this measure, which needs no model, 0.72 tells repeated turns from others.
  defaults: ({ similarity = REPETITION_THRESHOLD, rounds = 3, warn_at = Math.max(1, rounds - 1) }) => ({
    similarity,
    rounds,
    warn_at,
  }),
  measure({ similarity, rounds, warn_at }, ledger) {
    const repeated = streak(ledger, (round) => round.repetition !== undefined && round.repetition >= similarity);
    return limited(repeated.length, warn_at, rounds, evidenceOf(repeated, 'similarity_to_earlier_rounds'));
  },
};

function evidenceOf(rounds: RoundRecord[], what: string): Evidence[] {
  return rounds.flatMap((round) =>
    round.turns
      .filter((turn) => turn.repeats > 0)
      .map(({ version, participant_id, repeats }) => ({ version, participant_id, what, value: figure(repeats) })),
  );
}

/** The open points, or the issue list, have not changed. */
export const noProgress: Condition<'no_progress'> = {
  unit: 'rounds',
  defaults: ({ rounds = 3, warn_at = Math.max(1, rounds - 1) }) => ({ rounds, warn_at }),
  measure({ rounds, warn_at }, ledger) {
    const stuck = streak(ledger, (round) => round.points_unchanged === true);
    const evidence = stuck.map((round) => ({
      version: round.points_version,
      participant_id: '',
      what: 'open_points_unchanged',
      value: String(round.open_points?.length ?? 0),
    }));
    return limited(stuck.length, warn_at, rounds, evidence);
  },
};

/**
 * Disagreements have vanished: nothing was open for some rounds in a row. A round counts only where somebody has looked, everybody
 * was heard, and nobody said that they disagree: a summary that leaves a point out settles nothing, nor does silence.
 */
export const converged: Condition<'converged'> = {
  unit: 'rounds',
  defaults: ({ rounds = 2, warn_at = Math.max(1, rounds - 1) }) => ({ rounds, warn_at }),
  measure({ rounds, warn_at }, ledger) {
    const settled = streak(ledger, nothingIsOpen);
    const evidence = settled.map((round) => ({
      version: round.points_version,
      participant_id: '',
      what: 'nothing_open',
      value: String(round.round),
    }));
    return limited(settled.length, warn_at, rounds, evidence);
  },
};

const nothingIsOpen = ({ open_points, turns, skipped }: RoundRecord): boolean =>
  open_points?.length === 0 &&
  turns.length > 0 &&
  skipped.length === 0 &&
  turns.every(({ stance }) => stance?.verdict !== 'disagree' && !stance?.rejects.length);

/**
 * Nobody has moved, and they differ: a deadlock. Debate helps for two to four rounds (arXiv 2305.19118); stopping when
 * positions are stable saves most of the rest (arXiv 2510.12697, 2605.19193).
 */
export const stability: Condition<'stability'> = {
  unit: 'rounds',
  defaults: ({ rounds = 2, similarity = 0.6 }) => ({ rounds, similarity }),
  measure({ rounds, similarity }, ledger): Measurement {
    const unmoved = streak(ledger, (round) => stands(round, similarity));
    const differ = unmoved.at(-1)?.differ === true;
    const evidence = unmoved.flatMap((round) =>
      round.turns.flatMap(({ version, participant_id, same_position }) =>
        same_position === undefined
          ? []
          : [{ version, participant_id, what: 'position_unchanged', value: figure(same_position) }],
      ),
    );
    return limited(differ ? unmoved.length : 0, Math.max(1, rounds - 1), rounds, differ ? evidence : []);
  },
};

/** True where everybody who spoke took the position they had before. */
function stands({ turns }: RoundRecord, similarity: number): boolean {
  return turns.length > 0 && turns.every(({ same_position = 0 }) => same_position >= similarity);
}
