import type { CompleteAnalysis, FieldError, InterviewAnalysis } from '@parley/contracts';
import { completenessOf } from '../rules/background.js';
import { AREAS, interviewOf, languageOf, MOST_FACTS, type InterviewChannel } from '../state.js';
import { TOLD } from './told.js';

/** What no schema says of an analysis, and what would break the state if it were taken as said (I3, I5). */
export function analysisErrors(state: InterviewChannel, { analysis }: CompleteAnalysis): FieldError[] {
  return [
    ...turnErrors(state, analysis),
    ...areaErrors(state, analysis),
    ...factErrors(state, analysis),
    ...statusErrors(state, analysis),
    ...revisionErrors(state, analysis),
  ];
}

/** What its author is told once: taken as said, it does no harm. */
export function analysisDoubts(state: InterviewChannel, { analysis }: CompleteAnalysis): string | undefined {
  const told = TOLD[languageOf(state)];
  const { added, revision } = analysis;
  const from = firstUnread(state);
  if (added.some(({ turns }) => turns.every((turn) => turn < from))) return told.noneRead(from, state.round);
  if (Boolean(revision.comment) !== revision.documents.length > 0) return told.halfRevision;
  return undefined;
}

/** Turns that are named and were none of the user's. */
export const strangeTurns = (turns: readonly number[], last: number): number[] =>
  turns.filter((turn) => turn < 1 || turn > last);

function turnErrors(state: InterviewChannel, { added, changed, risks }: InterviewAnalysis): FieldError[] {
  const told = TOLD[languageOf(state)];
  return Object.entries({ added, changed, risks }).flatMap(([field, list]) =>
    list.flatMap(({ turns }, index) => {
      const strange = strangeTurns(turns, state.round);
      const pointer = `/analysis/${field}/${index}/turns`;
      return strange.length ? [{ pointer, reason: told.noTurn(strange, state.round) }] : [];
    }),
  );
}

function areaErrors(state: InterviewChannel, { areas }: InterviewAnalysis): FieldError[] {
  const told = TOLD[languageOf(state)];
  return AREAS.flatMap((area) =>
    areas.filter((one) => one.area === area).length === 1
      ? []
      : [{ pointer: '/analysis/areas', reason: told.areaOnce(area) }],
  );
}

function factErrors(state: InterviewChannel, { added, changed }: InterviewAnalysis): FieldError[] {
  const told = TOLD[languageOf(state)];
  const there = state.facts.map(({ fact_id }) => fact_id);
  const named = changed.map(({ fact_id }) => fact_id);
  const errors = named.flatMap((id, index) => {
    const pointer = `/analysis/changed/${index}/fact_id`;
    if (!there.includes(id)) return [{ pointer, reason: told.noFact(id, there) }];
    return named.indexOf(id) < index ? [{ pointer, reason: told.factTwice(id) }] : [];
  });
  const dropped = changed.filter(({ fact_id, text }) => there.includes(fact_id) && !text).length;
  const count = there.length + added.length - dropped;
  const tooMany = { pointer: '/analysis/added', reason: told.tooManyFacts(count, MOST_FACTS) };
  return count > MOST_FACTS ? [...errors, tooMany] : errors;
}

function statusErrors(state: InterviewChannel, { areas, status }: InterviewAnalysis): FieldError[] {
  const { complete_at } = interviewOf(state).config;
  const score = completenessOf(areas);
  const isEarly = status === 'Completed' && state.status !== 'Completed' && score < complete_at;
  return isEarly ? [{ pointer: '/analysis/status', reason: TOLD[languageOf(state)].tooEarly(score, complete_at) }] : [];
}

function revisionErrors(state: InterviewChannel, { revision }: InterviewAnalysis): FieldError[] {
  const isIdle = revision.documents.length > 0 && !state.documents.length;
  return isIdle ? [{ pointer: '/analysis/revision/documents', reason: TOLD[languageOf(state)].noDocuments }] : [];
}

const firstUnread = ({ processedTurns }: InterviewChannel): number => processedTurns + 1;
