import type { Ledger, RoundRecord, TurnRecord } from '../../ledger/ledger.js';
import { limited, type Condition, type Measurement, type Parameters } from '../condition.js';
import { byStances } from './by-stances.js';
import { byKeywords, bySimilarity, byWords } from './by-words.js';
import type { Reading } from './reading.js';

/** Agreement (T2). The default reads stances; the source's rules can be chosen by name (measured in docs/guide/detectors.md). */
export const consensus: Condition<'consensus'> = {
  unit: 'rounds',
  defaults({
    method = 'stances',
    rounds = method === 'similarity' ? 3 : 1,
    threshold = method === 'similarity' ? 0.85 : 0,
    words = ['agreed', 'consensus', 'exactly'],
    min_rounds = 2,
    model_check = false,
    min_similarity = 0,
  }) {
    return { method, rounds, threshold, words, min_rounds, model_check, min_similarity };
  },
  measure(parameters, ledger) {
    const { rounds, min_rounds, model_check } = parameters;
    const read = roundsToRead(parameters, ledger);
    const readings = read.map((round) => readingOf(parameters, ledger, round));
    const held = readings.length - (readings.findLastIndex(({ agreed }) => !agreed) + 1);
    const played = ledger.closed_rounds + (read.at(-1)?.closed === false ? 1 : 0);
    const early = played < Math.max(min_rounds, ledger.premortem ? 2 : 1);
    const { status } = limited(held, Math.max(1, rounds - 1), rounds);
    const almost = status === 'clear' && readings.at(-1)?.almost === true;
    const doubtful = model_check && !early && almost && readings.at(-1)?.judgeable === true;
    const shown: Measurement['status'] = almost || (early && status === 'met') ? 'near' : status;
    return {
      status: shown,
      measured: held,
      warn_at: Math.max(1, rounds - 1),
      limit: rounds,
      evidence: readings.flatMap(({ evidence }) => evidence),
      doubtful,
    };
  },
};

type Given = Required<Parameters<'consensus'>>;

/** The latest closed rounds; where nobody gives stances, what has been said in the round under way counts as one. */
function roundsToRead({ method, rounds }: Given, ledger: Ledger): RoundRecord[] {
  const lacksStances = (round: RoundRecord) =>
    round.turns.length > 0 && method === 'stances' && !anyStance(ledger.latest);
  return ledger.rounds.filter((round) => round.closed || lacksStances(round)).slice(-rounds);
}

function readingOf({ method, threshold, words, min_similarity }: Given, ledger: Ledger, round: RoundRecord): Reading {
  if (method === 'similarity') return bySimilarity(round, threshold);
  if (method === 'keywords') return byKeywords(round, words);
  if (round.judged) return byJudgement(round.judged);
  if (round.turns.length && round.turns.every(({ stance }) => stance)) return byStances(round, min_similarity);
  return byWords(round, windowOf(ledger, round), threshold);
}

const anyStance = (turns: readonly TurnRecord[]): boolean => turns.some(({ stance }) => stance);

/** The turns up to the end of a round. */
function windowOf({ latest }: Ledger, { turns }: RoundRecord): TurnRecord[] {
  const end = turns.at(-1)?.version ?? Infinity;
  return latest.filter(({ version }) => version <= end);
}

const byJudgement = ({ version, agreed, reason }: NonNullable<RoundRecord['judged']>): Reading => ({
  agreed,
  almost: false,
  evidence: [{ version, participant_id: '', what: 'judged', value: reason }],
});
