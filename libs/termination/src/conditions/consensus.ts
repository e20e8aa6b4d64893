import type { Evidence } from '@parley/contracts';
import { detectAgreement, features, similarity } from '../detectors/index.js';
import type { Ledger, RoundRecord, TurnRecord } from '../ledger/ledger.js';
import { mentions } from '../text/mention.js';
import { figure, limited, type Condition, type Measurement } from './condition.js';

/** How far below the threshold the detector's score is still doubtful, so that a neutral model may be asked. */
const DOUBT = 0.25;

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
  }) {
    return { method, rounds, threshold, words, min_rounds, model_check };
  },
  measure(parameters, ledger) {
    const { method, rounds, min_rounds, model_check } = parameters;
    const readings = latestClosed(ledger, rounds).map((round) => {
      if (method === 'similarity') return bySimilarity(round, parameters.threshold);
      if (method === 'keywords') return byKeywords(round, parameters.words);
      return round.judged ? byJudgement(round) : byStances(round, parameters.threshold);
    });
    const held = readings.length - (readings.findLastIndex(({ agreed }) => !agreed) + 1);
    const early = ledger.closed_rounds < min_rounds;
    const { status } = limited(held, Math.max(1, rounds - 1), rounds);
    const almost = status === 'clear' && readings.at(-1)?.almost === true;
    const doubtful = model_check && !early && almost && readings.at(-1)?.judgeable === true;
    const shown: Measurement['status'] = almost || (early && status === 'met') ? 'near' : status;
    return {
      ...{ status: shown, measured: held, warn_at: Math.max(1, rounds - 1), limit: rounds },
      evidence: readings.flatMap(({ evidence }) => evidence),
      doubtful,
    };
  },
};

const latestClosed = ({ rounds }: Ledger, count: number): RoundRecord[] =>
  rounds.filter((round) => round.closed).slice(-count);

/** What one round says of agreement. */
interface Reading {
  agreed: boolean;
  /** Close to it: worth a warning. */
  almost: boolean;
  /** Read from words and not from stances, so a neutral model may see more. */
  judgeable?: boolean;
  evidence: Evidence[];
}

/** Everybody has spoken and everybody agrees: by the stance where one was given, else by the words. */
function byStances(round: RoundRecord, threshold: number): Reading {
  const { turns, skipped } = round;
  const heard = turns.length > 1 && !skipped.length;
  const stated = turns.filter((turn) => turn.stance);
  const agreeing = stated.filter(({ stance }) => stance!.verdict === 'agree' && !stance!.rejects.length);
  const evidence = [...stated.map(stanceEvidence), ...across(round)];
  const allStated = agreeing.length === stated.length;
  if (stated.length === turns.length) {
    const almost = heard && turns.length > 2 && agreeing.length === turns.length - 1;
    return { agreed: heard && allStated, almost, evidence };
  }
  const words = detectAgreement(turns.map(({ participant_id, text }) => ({ speaker: participant_id, text })));
  const needed = threshold || words.threshold;
  return {
    agreed: heard && allStated && words.score >= needed,
    almost: heard && allStated && words.score >= needed - DOUBT && words.score < needed,
    judgeable: true,
    evidence: [...evidence, ...words.evidence.map((cue) => cueEvidence(turns, cue))],
  };
}

const stanceEvidence = ({ version, participant_id, stance }: TurnRecord): Evidence => ({
  version,
  participant_id,
  what: 'stance',
  value: stance!.rejects.length ? `${stance!.verdict}, rejects ${stance!.rejects.join(', ')}` : stance!.verdict,
});

const cueEvidence = (
  turns: TurnRecord[],
  { turn, act, cue }: { turn: number; act: string; cue: string },
): Evidence => ({
  version: turns[turn]?.version ?? 0,
  participant_id: turns[turn]?.participant_id ?? '',
  what: act,
  value: cue,
});

/** Similarity across the speakers: shown, and never enough by itself (opposite sentences score 0.9). */
function across({ turns }: RoundRecord): Evidence[] {
  if (turns.length < 2) return [];
  return [{ version: 0, participant_id: '', what: 'similarity_across', value: figure(meanSimilarity(turns)) }];
}

function meanSimilarity(turns: TurnRecord[]): number {
  const made = turns.map(({ text }) => features(text));
  const pairs = made.flatMap((one, index) => made.slice(index + 1).map((other) => similarity(one, other)));
  return pairs.reduce((sum, value) => sum + value, 0) / Math.max(1, pairs.length);
}

function byJudgement({ judged }: RoundRecord): Reading {
  const { version, agreed, reason } = judged!;
  return { agreed, almost: false, evidence: [{ version, participant_id: '', what: 'judged', value: reason }] };
}

/** The source's rule: similar words. It finds repetition rather than agreement; use it only where that is meant. */
function bySimilarity(round: RoundRecord, threshold: number): Reading {
  const mean = meanSimilarity(round.turns);
  return { agreed: round.turns.length > 1 && mean > threshold, almost: false, evidence: across(round) };
}

/** The source's words: `agreed|consensus|exactly`. "We have not agreed" contains one of them too. */
function byKeywords({ turns }: RoundRecord, words: readonly string[]): Reading {
  const evidence = turns.flatMap(({ version, participant_id, text }) =>
    words
      .filter((word) => mentions(text, word))
      .map((word) => ({ version, participant_id, what: 'keyword', value: word })),
  );
  return { agreed: evidence.length > 0, almost: false, evidence };
}
