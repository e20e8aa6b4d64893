import type { Protocol } from '../protocol.js';
import { baselineOf } from '../shared/baseline/work.js';
import { requestFacilitation } from '../shared/facilitation.js';
import { casting } from './cast.js';
import { decided, milestone, standing } from './decided.js';
import { evolve } from './evolve.js';
import { ledger } from './ledger.js';
import { likely } from './likely.js';
import { summaries } from './projections.js';
import { isPremortem } from '../shared/premortem.js';
import { isPooling } from './pool.js';
import { conclude, stop } from './rules/conclude.js';
import { AUTO_EXIT_NEEDED, DEFAULT_POLICIES, begin, isOpenEnded, openingErrors, policyOf } from './rules/open.js';
import { answerTheUser, askTheRest, nextStep } from './rules/rounds.js';
import { contribute as takeContribution, failTurn, timerDue } from './rules/turns.js';
import { initialState, openedOf, type RoundTableState } from './state.js';
import { stood } from './stood.js';
import { ballotTask } from './tasks/ballot.js';
import { contribute } from './tasks/contribute.js';
import { judge } from './tasks/judge.js';
import { pooled } from './tasks/pooled.js';
import { premortem } from './tasks/premortem.js';
import { select } from './tasks/select.js';
import { closingSummary, summarise } from './tasks/summarise.js';
import { inboxItem, outcome, view } from './view.js';

/** A round table (R1, R2): a board talks for some rounds, a party answers what the user says, until it is ended. */
export const roundTable: Protocol<RoundTableState> = {
  name: 'round-table',
  opening: {
    command: 'OpenRoundTable',
    event: 'RoundTableOpened',
    rounds: 'rounds',
    errors: openingErrors,
    begin,
    policy: policyOf,
    defaults: DEFAULT_POLICIES,
  },
  casting,
  likely,
  initialState,
  evolve,
  commands: { Contribute: takeContribution, FailTurn: failTurn },
  timerDue,
  /** A party that listens answers the user at once; else the next round or speaker hears it (R2). */
  heard(run) {
    if (run.state.phase === 'listening' && run.state.waiting.length) answerTheUser(run);
  },
  applies: ({ opened }) => (opened?.config.speaking === 'in_turn' ? 'next_turn' : 'next_round'),
  isScripted: ({ opened }) => (opened?.members ?? []).some(({ script }) => script.length > 0),
  typed: { Contribute: ({ text }) => text },
  ending: {
    idlePhase: 'listening',
    proceed: nextStep,
    doubted(run) {
      if (run.state.judged) nextStep(run);
      else requestFacilitation(run, 'judge');
    },
    end(run) {
      if (run.state.phase !== 'closing') conclude(run);
    },
    stop,
    work: () => [{ spec: closingSummary }],
    isConcluded: ({ phase }) => phase === 'closing',
    isEnding: ({ phase }) => phase === 'closing',
    autoExitNeeded: ({ opened }) => (isOpenEnded(opened?.config) ? AUTO_EXIT_NEEDED : undefined),
  },
  facilitations: {
    ...{ select, summarise, conclude: closingSummary, judge },
    baseline: baselineOf((state) => openedOf(state).question),
  },
  turns: { contribute, pooled, premortem },
  openTurn(state, requestId) {
    const { phase, turns } = state;
    const turn = turns.find(({ request_id }) => request_id === requestId);
    return phase === 'round' && turn?.status === 'open' ? { ...turn, kind: askedAs(state) } : undefined;
  },
  askAbsent: askTheRest,
  ballotTask,
  ledger,
  heardByAll: true,
  participants: ({ opened }) => opened?.members ?? [],
  voters: ({ opened }) => opened?.members ?? [],
  answers: ['ContributionMade'],
  stood,
  lastWord: ({ summary }) => summary?.summary ?? '',
  view,
  inboxItem,
  outcome,
  decided,
  standing,
  milestone,
  projections: [summaries],
};

function askedAs(state: RoundTableState): 'premortem' | 'pooled' | 'contribute' {
  if (isPremortem(state)) return 'premortem';
  return isPooling(openedOf(state).config) ? 'pooled' : 'contribute';
}
