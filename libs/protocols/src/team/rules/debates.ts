import {
  problem,
  type Command,
  type DebateRuling,
  type DebateSummary,
  type MinorityView,
  type ModelCall,
  type Problem,
} from '@parley/contracts';
import { latestTurns } from '../../shared/consent/stood.js';
import {
  argumentsOf,
  lastArguments,
  maxRoundsOf,
  openTurns,
  phaseOf,
  teamOf,
  type TeamPhase,
  type TeamState,
  type TeamTurn,
} from '../state.js';
import { applyAtBoundary } from './insert-debate.js';
import { wordingOf } from '../../shared/words.js';
import { answer, answeredBy, ask, askLead, type Run } from './turns.js';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** A debate begins with the lead's word on what is in dispute; among nobody the lead concludes alone (D3). */
export function startDebate(run: Run, phase: TeamPhase): void {
  const { phase_id, debate } = phase;
  const reason = wordingOf(teamOf(run.state).language).team.noDebateNeeded;
  if (debate?.skip) run.emit('DebateWaived', { phase_id, cause: 'planned', reason });
  else askLead(run, debate?.participants.length ? 'open_debate' : 'rule', phase_id);
}

export function openDebate(run: Run, { data }: Of<'OpenDebate'>): Problem | undefined {
  return answer(run, 'open_debate', data, (turn) => {
    const { point, disagreement } = data.opening;
    const phase = phaseOf(run.state, turn.phase_id);
    const by = answeredBy(turn, data);
    if (disagreement || mustBeHeld(run.state, phase)) begin(run, phase, point, { template: false, ...by });
    else run.emit('DebateWaived', { phase_id: phase.phase_id, cause: 'no_disagreement', reason: point, ...by });
    return undefined;
  });
}

/** What the user asked for is argued, whatever the lead thinks of it; a script argues only what it knows (D5, P6). */
const mustBeHeld = (state: TeamState, { inserted }: TeamPhase): boolean =>
  inserted === 'user' && !teamOf(state).rehearsal;

/** The first round; where the lead's model gave nothing, the topic stands for the point. */
export function begin(
  run: Run,
  phase: TeamPhase,
  point: string,
  by: { template: boolean; request_id?: string; call?: ModelCall },
): void {
  const { phase_id, debate, task } = phase;
  const max_rounds = maxRoundsOf(run.state, phase);
  const { topic = task, participants = [] } = debate ?? {};
  run.emit('DebateOpened', { phase_id, topic, point, participants, max_rounds, ...by });
  startRound(run, phase_id, 1);
}

/** Everybody argues at once; in the first round nobody has seen anybody (D3). */
function startRound(run: Run, phase_id: string, round: number): void {
  applyAtBoundary(run);
  run.emit('DebateRoundStarted', { phase_id, round, blind: round === 1 });
  for (const participant_id of phaseOf(run.state, phase_id).debate?.participants ?? []) {
    ask(run, { participant_id, work: 'argue', phase_id, round });
  }
}

export function argue(run: Run, { data }: Of<'Argue'>): Problem | undefined {
  return answer(run, 'argue', data, (turn) => {
    const { phase_id = '', round, request_id, participant_id } = turn;
    const said = { phase_id, round, request_id, participant_id, argument: data.argument, submitted_at: run.time };
    run.emit('ArgumentMade', { ...said, ...(data.call && { call: data.call }) });
    afterArgument(run, turn);
    return undefined;
  });
}

/** Once all have argued, or failed to, the lead sums the round up. */
export function afterArgument(run: Run, { phase_id, round }: TeamTurn): void {
  const open = openTurns(run.state).some((one) => one.work === 'argue' && one.phase_id === phase_id);
  if (open) return;
  const phase = phaseOf(run.state, phase_id);
  if (argumentsOf(phase, round).length) askLead(run, 'sum_up', phase_id, round);
  else closeRound(run, phase, undefined, {});
}

export function sumUp(run: Run, { data }: Of<'SumUpDebate'>): Problem | undefined {
  return answer(run, 'sum_up', data, (turn) => {
    closeRound(run, phaseOf(run.state, turn.phase_id), data.summary, answeredBy(turn, data));
    return undefined;
  });
}

/** The next round; or the ruling, where the last is over, nothing is in dispute any more, or all would say it again. */
export function closeRound(
  run: Run,
  phase: TeamPhase,
  summary: DebateSummary | undefined,
  by: { request_id?: string; call?: ModelCall },
): void {
  const { phase_id, debate } = phase;
  const round = phase.talk?.round ?? 0;
  const said = argumentsOf(phase, round);
  const spoke = said.map(({ participant_id }) => participant_id);
  const missed = (debate?.participants ?? []).filter((id) => !spoke.includes(id));
  const stable = round > 1 && spoke.length > 0 && !said.some(({ argument }) => argument.changed);
  run.emit('DebateRoundClosed', { phase_id, round, spoke, missed, stable, ...(summary && { summary }), ...by });
  const isAgreed = summary !== undefined && !summary.open_points.length;
  const isOver = stable || isAgreed || !spoke.length || round >= maxRoundsOf(run.state, phase) || run.state.stop;
  if (!isOver) startRound(run, phase_id, round + 1);
  else if (phase.talk?.arguments.length) askLead(run, 'rule', phase_id);
  else ruleByTemplate(run, phase, 'nobody_heard');
}

export function rule(run: Run, { data }: Of<'RuleDebate'>): Problem | undefined {
  return answer(run, 'rule', data, (turn) => {
    const phase = phaseOf(run.state, turn.phase_id);
    const { ruling, call } = data;
    const argued = lastArguments(phase).map(({ participant_id }) => participant_id);
    const strangers = [...ruling.follows, ...ruling.overrules].filter((one) => !argued.includes(one.participant_id));
    // A model was told once who argued: what it names after that is recorded as said.
    if (strangers.length && !call) {
      const names = strangers.map(({ participant_id }) => participant_id).join(', ');
      const reason = `${names} did not argue in this debate; those who did: ${argued.join(', ') || '-'}`;
      return problem('invalid-request', { errors: [{ pointer: '/ruling/follows', reason }] });
    }
    const minority = minorityIn(phase, (id) => !isFollowed(ruling, id));
    run.emit('DebateRuled', { phase_id: phase.phase_id, ruling, minority, template: false, ...answeredBy(turn, data) });
    if (phase.inserted === 'plan_review' && !run.state.stop) askLead(run, 'revise', phase.phase_id);
    return undefined;
  });
}

/** Whoever argued and is not named as followed keeps its view on record: a lead that names nobody as overruled settles nobody's (D3). */
const isFollowed = ({ follows, overrules }: DebateRuling, id: string): boolean =>
  follows.some((one) => one.participant_id === id) && !overrules.some((one) => one.participant_id === id);

/** Without a model the question is shelved, and everybody's position stands (D3). */
export function ruleByTemplate(run: Run, phase: TeamPhase, code: string): void {
  const words = wordingOf(teamOf(run.state).language).team;
  const ruling = {
    rationale: words.templateRationale(code),
    follows: [],
    overrules: [],
    decision: 'shelve' as const,
    conclusion: words.templateConclusion(phase.debate?.topic ?? phase.task),
  };
  const { phase_id } = phase;
  run.emit('DebateRuled', { phase_id, ruling, minority: minorityIn(phase, () => true), template: true });
}

/** Dissent in the words of those who dissent, with the turns on which they said so. */
const minorityIn = (phase: TeamPhase, dissents: (participantId: string) => boolean): MinorityView[] =>
  lastArguments(phase)
    .filter(({ participant_id }) => dissents(participant_id))
    .map(({ participant_id, argument: { position, argument } }) => ({
      participant_id,
      position,
      argument,
      request_ids: latestTurns(
        (phase.talk?.arguments ?? [])
          .filter((one) => one.participant_id === participant_id)
          .map(({ request_id }) => request_id),
      ),
    }));
