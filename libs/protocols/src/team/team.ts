import type { Problem } from '@parley/contracts';
import type { Protocol } from '../protocol.js';
import { ownCommands } from './debate-command.js';
import { decided, milestone, standing } from './decided.js';
import { evolve } from './evolve.js';
import { ledger } from './ledger.js';
import { likely } from './likely.js';
import { end, reportTeam, stop } from './rules/conclude.js';
import { argue, openDebate, rule, sumUp } from './rules/debates.js';
import { lookups, recordLookup } from './rules/lookups.js';
import { failTurn, turnTimeout } from './rules/missed-turns.js';
import { DEFAULT_POLICY, openingErrors, policyOf } from './rules/open.js';
import { assessDivergence, completePhase } from './rules/phases.js';
import { debates, workspace } from './projections.js';
import { begin, planTask } from './rules/plan.js';
import { revisePlan } from './rules/revise-plan.js';
import { askAgain, goOn } from './rules/schedule.js';
import type { Run } from './rules/turns.js';
import { initialState, teamOf, turnOf, type TeamState } from './state.js';
import { stood } from './stood.js';
import { ballotTask } from './tasks/ballot.js';
import { turns } from './tasks/index.js';
import { inboxItem, outcome, view } from './view.js';
import { baselineOf } from '../shared/baseline/work.js';

/** Whatever was said or done, what follows from it follows at once. */
const thenOn =
  <C>(handle: (run: Run, command: C) => Problem | undefined) =>
  (run: Run, command: C): Problem | undefined => {
    const refused = handle(run, command);
    if (!refused) goOn(run);
    return refused;
  };

/**
 * A team with debates (D1 to D7): a lead divides a task into phases, experts do them, in parallel where they can; where
 * two results cannot both stand they are debated, and the lead rules; in the end it joins what there is.
 */
export const team: Protocol<TeamState> = {
  name: 'team',
  opening: {
    command: 'OpenTeam',
    event: 'TeamOpened',
    errors: openingErrors,
    begin,
    policy: policyOf,
    defaults: { team: DEFAULT_POLICY },
  },
  likely,
  initialState,
  evolve,
  commands: {
    PlanTask: thenOn(planTask),
    RevisePlan: thenOn(revisePlan),
    CompletePhase: thenOn(completePhase),
    RecordLookup: recordLookup,
    AssessDivergence: thenOn(assessDivergence),
    OpenDebate: thenOn(openDebate),
    Argue: thenOn(argue),
    SumUpDebate: thenOn(sumUp),
    RuleDebate: thenOn(rule),
    ReportTeam: thenOn(reportTeam),
    FailTurn: failTurn,
  },
  timerDue: turnTimeout,
  applies: () => 'next_boundary',
  ownCommands,
  isScripted: (state) => teamOf(state).experts.some(({ script }) => script.length > 0),
  typed: { Argue: ({ argument }) => argument.argument, CompletePhase: ({ result }) => result.summary },
  ending: {
    idlePhase: 'working',
    proceed: goOn,
    end(run, pending) {
      end(run, pending);
      goOn(run);
    },
    stop(run, actor) {
      stop(run, actor);
      goOn(run);
    },
    work: (state) => [{ spec: turns.synthesise, participantId: teamOf(state).lead }],
    isConcluded: ({ phase, stop: stopping }) => phase === 'synthesising' || stopping !== undefined,
    isEnding: () => false,
  },
  facilitations: { baseline: baselineOf((state) => teamOf(state).task) },
  turns,
  lookups,
  openTurn(state, requestId) {
    const turn = turnOf(state, requestId);
    return state.phase !== 'closed' && turn?.status === 'open' ? { ...turn, kind: turn.work } : undefined;
  },
  askAbsent: askAgain,
  ballotTask,
  ledger,
  heardByAll: true,
  participants: ({ opened }) => opened?.experts ?? [],
  voters: (state) => teamOf(state).experts,
  answers: [
    'TaskPlanned',
    'PlanRevised',
    'PhaseCompleted',
    'DebateDecided',
    'DebateOpened',
    'DebateWaived',
    'ArgumentMade',
    'DebateRoundClosed',
    'DebateRuled',
    'TeamReported',
  ],
  stood,
  lastWord: ({ report }) => (report && !report.template ? report.report.answer : ''),
  view,
  inboxItem,
  outcome,
  decided,
  standing,
  milestone,
  projections: [workspace, debates],
};
