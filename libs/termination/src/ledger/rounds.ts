import type { Stance } from '@parley/contracts';
import { features, LATEST_TURNS, similarity } from '../detectors/index.js';
import { asks } from '../policy/rules.js';
import { plainWords } from '../text/plain-words.js';
import { answersAfter } from './answers.js';
import { featuresOf, type Ledger, type RoundRecord, type TurnRecord } from './ledger.js';

interface Turn {
  participant_id: string;
  text: string;
  stance?: Pick<Stance, 'verdict' | 'claim' | 'rejects'>;
}

/** Adds a turn to the round that runs, compared with the earlier rounds of the window: a bounded look, however long the channel. */
export function takeTurn(ledger: Ledger, { participant_id, text, stance }: Turn): Ledger {
  const turns = ledger.turns + 1;
  const current = ledger.rounds.at(-1);
  if (!current) return { ...ledger, turns };
  const earlier = ledger.rounds.slice(0, -1).flatMap((round) => round.turns);
  const own = earlier.findLast((turn) => turn.participant_id === participant_id);
  const said: TurnRecord = {
    version: ledger.version,
    participant_id,
    text: excerpt(text),
    ...(stance && { stance: { verdict: stance.verdict, claim: stance.claim, rejects: stance.rejects } }),
    repeats: 0,
  };
  // Texts are compared only where a condition asks how alike they are; the record stays one object, read once.
  if (asks(ledger.policy, 'repetition')) said.repeats = Math.max(0, ...earlier.map((turn) => repeats(turn, said)));
  if (own && asks(ledger.policy, 'stability')) said.same_position = samePosition(own, said);
  const answers = ledger.answers && answersAfter(ledger.answers, said);
  if (answers?.isNew) said.new_answer = true;
  return {
    ...ledger,
    turns,
    ...(answers && { answers: answers.held }),
    rounds: [...ledger.rounds.slice(0, -1), { ...current, turns: [...current.turns, said] }],
    latest: [...ledger.latest, said].slice(-LATEST_TURNS),
  };
}

const alike = (a: Pick<TurnRecord, 'text'>, b: Pick<TurnRecord, 'text'>): number =>
  similarity(featuresOf(a), featuresOf(b));

/** A turn too short to compare repeats its speaker's own, word for word; and so does one more courtesy after another. */
function repeats(before: TurnRecord, now: Pick<TurnRecord, 'participant_id' | 'text'>): number {
  const [a, b] = [featuresOf(before), featuresOf(now)];
  const own = before.participant_id === now.participant_id && b.plain !== '';
  if (own && (a.plain === b.plain || (isCourtesy(a.terms) && isCourtesy(b.terms)))) return 1;
  return similarity(a, b);
}

/** Stances decide where both are known; else the words. Another verdict is another position, whatever the words. */
function samePosition(before: Omit<TurnRecord, 'repeats'>, now: Omit<TurnRecord, 'repeats'>): number {
  if (!before.stance || !now.stance) return alike(before, now);
  if (before.stance.verdict !== now.stance.verdict) return 0;
  if (before.stance.rejects.toSorted().join() !== now.stance.rejects.toSorted().join()) return 0;
  if (before.stance.claim === now.stance.claim) return 1;
  return similarity(features(before.stance.claim), features(now.stance.claim));
}

/** Closes the round that runs, and says what conditions ask of it. */
export function closeRound(ledger: Ledger, number: number): Ledger {
  const current = withOthers(ledger);
  const counted = { ...ledger, closed_rounds: number, silence_count: ledger.silence_count + 1 };
  if (!current) return counted;
  const first = ledger.rounds.length < 2 || !current.turns.length;
  const closed: RoundRecord = {
    ...current,
    closed: true,
    ...(!first && { repetition: mean(current.turns.map((turn) => turn.repeats)) }),
    differ: current.turns.some(({ stance }) => !stance || stance.verdict !== 'agree' || stance.rejects.length > 0),
  };
  return { ...counted, rounds: [...ledger.rounds.slice(0, -1), closed] };
}

/** After a pre-mortem the round has everybody's latest words: one has had a second look, and the others said theirs the round before. */
function withOthers({ rounds }: Ledger): RoundRecord | undefined {
  const current = rounds.at(-1);
  if (!current?.premortem) return current;
  const isNew = ({ participant_id }: TurnRecord) =>
    !current.turns.some((turn) => turn.participant_id === participant_id);
  return { ...current, turns: [...(rounds.at(-2)?.turns.filter(isNew) ?? []), ...current.turns] };
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Keeps what a summary says is open, and whether that is what was open a round ago. */
export function pointsKept(ledger: Ledger, open_points: readonly string[]): Ledger {
  const current = ledger.rounds.at(-1);
  if (!current) return ledger;
  const before = ledger.rounds.slice(0, -1).findLast((round) => round.open_points)?.open_points;
  const points_unchanged = before !== undefined && open_points.length > 0 && keyOf(before) === keyOf(open_points);
  const kept = { ...current, open_points: [...open_points], points_version: ledger.version, points_unchanged };
  return { ...ledger, rounds: [...ledger.rounds.slice(0, -1), kept] };
}

const keyOf = (points: readonly string[]): string => points.map(plainWords).toSorted().join('\n');

/** Content words (stemmed, as the repetition detector has them) of turns that only thank, greet or praise. */
const COURTESY = new Set(
  [
    'thank thanks welcom pleasur kind dear friend likewis wonderful lovely nice great good day care bye hello cheer',
    'appreci grateful gratitud honour honor generous sweet best wish regard again mention problem worri glad happi',
    '谢谢 感谢 多谢 客气 不客气 太 应该 荣幸 高兴 您 好 你好 再见 辛苦 哪里 别 非常 再次 彼此',
  ].flatMap((line) => line.split(' ')),
);

/** True where nothing but courtesies was said: two agents can exchange them endlessly. */
const isCourtesy = (terms: readonly string[]): boolean => terms.length > 0 && terms.every((term) => COURTESY.has(term));

/** Characters kept of the beginning and of the end of a long text. */
const KEPT = 4_000;

/** A text, or its beginning and end where it is long: a turn of 100 kB costs a check no more than one of 8 kB. */
export function excerpt(text: string): string {
  return text.length <= 2 * KEPT ? text : `${text.slice(0, KEPT)}\n${text.slice(-KEPT)}`;
}
