import type { Ask, ContributionMade, RoundTableConfig } from '@parley/contracts';

/**
 * What members have asked one another. Groups whose facts are spread over their members decide by what all know, and do better where each
 * is asked for what it alone knows and for what others may (FIELD: HiddenBench).
 */
export interface Pool {
  /** How many were ever asked. */
  count: number;
  /** Those that prompts still show, in their order. */
  questions: PooledQuestion[];
}

export interface PooledQuestion {
  id: string;
  round: number;
  /** The asker, by participant id; and of whom, where that is somebody in particular. */
  by: string;
  of?: string;
  question: string;
  /** Those who have said that their words answer it. */
  answered: { participant_id: string; round: number }[];
}

export const NOTHING_ASKED: Pool = { count: 0, questions: [] };

/** Questions that prompts show: the state does not grow with the talk, and all of them are in the log. */
const MOST = 20;

/** Whether members are asked for what they alone know: a board's, whose question stands before anybody speaks. */
export const isPooling = ({ pooling, mode }: RoundTableConfig): boolean => pooling === true && mode === 'board';

/** Each with the next id of its table. */
export const numbered = ({ count }: Pool, asks: readonly Ask[]): Ask[] =>
  asks.map(({ question, of }, index) => ({ question, of, id: idOf(count + index) }));

/** Whether it is the id of a question that was asked, be it one that prompts show no more: a model may have read it before. */
export const wasAsked = ({ count }: Pool, id: string): boolean =>
  Array.from({ length: count }, (_, index) => idOf(index)).includes(id);

const idOf = (index: number): string => `q${index + 1}`;

export function pooledAfter({ count, questions }: Pool, made: ContributionMade): Pool {
  const { participant_id, round, asks = [], answers = [] } = made;
  const answered = questions.map((one) =>
    answers.includes(one.id) ? { ...one, answered: [...one.answered, { participant_id, round }] } : one,
  );
  const asked = asks.map(({ id = '', question, of }): PooledQuestion => ({
    ...{ id, round, by: participant_id, ...(of && { of }) },
    ...{ question, answered: [] },
  }));
  return { count: count + asks.length, questions: kept([...answered, ...asked]) };
}

/** What was answered goes first, then what was asked first. */
function kept(questions: readonly PooledQuestion[]): PooledQuestion[] {
  const inTurn = [...questions.filter(isAnswered), ...questions.filter((one) => !isAnswered(one))];
  const gone = new Set(inTurn.slice(0, Math.max(0, questions.length - MOST)));
  return questions.filter((one) => !gone.has(one));
}

export const isAnswered = ({ answered }: PooledQuestion): boolean => answered.length > 0;

/** As somebody knows it who has not heard some rounds. */
export const heardQuestions = ({ questions }: Pool, unheard: (round: number) => boolean): PooledQuestion[] =>
  questions
    .filter(({ round }) => !unheard(round))
    .map((one) => ({ ...one, answered: one.answered.filter(({ round }) => !unheard(round)) }));

/** Open, and put to this member; what is put to anybody is put to it too, unless it asks itself. */
export const waitsFor = (participantId: string, question: PooledQuestion): boolean =>
  !isAnswered(question) && (question.of ?? (question.by === participantId ? '' : participantId)) === participantId;
