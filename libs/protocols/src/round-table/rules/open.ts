import type {
  Command,
  FieldError,
  OpenRoundTable,
  RoundTableConfig,
  RoundTableOpened,
  TerminationPolicy,
  TerminationRule,
} from '@parley/contracts';
import { isBounded, layered, WISHES, type Policy } from '@parley/termination';
import type { Run } from '../../shared/decider.js';
import { duplicateErrors } from '../../shared/duplicate-errors.js';
import { remoteSeatErrors } from '../../shared/remote-seat-errors.js';
import { openedOf, type RoundTableState } from '../state.js';
import { answerTheUser, nextStep } from './rounds.js';

/** What no schema says of a round table's opening (R1). */
export const openingErrors = (data: OpenRoundTable): FieldError[] => [
  ...duplicateErrors('members', data.members, ['participant_id', 'name']),
  ...remoteSeatErrors(data.members, (index) => `/members/${index}`),
  ...configErrors(data),
];

export const AUTO_EXIT_NEEDED = 'an open-ended board needs auto_exit and a round, time, token, cost or message limit';

/** A board without an agenda: nothing but conditions and people ends it (R1). */
export const isOpenEnded = (config: Pick<OpenRoundTable['config'], 'mode' | 'rounds'> | undefined): boolean =>
  config?.mode === 'board' && config.rounds === 0;

/** A board begins with its first round, a party with the user's first message (R1). */
export function begin(run: Run<RoundTableState>, { id, actor }: Command): void {
  const { config, question } = openedOf(run.state);
  if (config.mode === 'board') return nextStep(run);
  if (!question.trim()) return;
  run.emit('InterventionRecorded', { intervention_id: id, actor, text: question });
  answerTheUser(run);
}

function configErrors({ config, question, termination, members }: OpenRoundTable): FieldError[] {
  const errors: FieldError[] = [];
  const { mode, min_speakers, max_speakers } = config;
  if (mode === 'board' && !question.trim()) errors.push({ pointer: '/question', reason: 'is empty' });
  if (mode === 'party' && config.baseline)
    errors.push({ pointer: '/config/baseline', reason: 'a party has no one question that one agent could be asked' });
  if (min_speakers > max_speakers) {
    errors.push({
      pointer: '/config/min_speakers',
      reason: `must not be above max_speakers, which is ${max_speakers}`,
    });
  }
  if (mode === 'party' && min_speakers > members.length) {
    errors.push({ pointer: '/config/min_speakers', reason: `there are only ${members.length} members` });
  }
  if (isOpenEnded(config) && !isBounded(layered(termination)))
    errors.push({ pointer: '/config/rounds', reason: AUTO_EXIT_NEEDED });
  return errors;
}

/** The source's limits (T1), and what it does not have: what users of other frameworks miss most. */
const RULES: TerminationRule[] = [
  { round_limit: {} },
  { time_limit: {} },
  { consensus: {} },
  { settled: {} },
  { stability: {} },
  { repetition: {} },
  { no_progress: {} },
  { failures_in_a_row: {} },
  ...WISHES,
];

/** A round table ends when its people want it to (T6). */
export const DEFAULT_POLICIES: Record<RoundTableConfig['mode'], TerminationPolicy> = {
  board: { auto_exit: false, stop_when: RULES },
  party: { auto_exit: false, stop_when: [...RULES, { user_silence: {} }] },
};

export const policyOf = ({ termination }: RoundTableOpened): Policy => layered(termination);
