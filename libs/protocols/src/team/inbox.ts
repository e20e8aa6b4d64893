import type { Expert } from '@parley/contracts';
import { phaseOf, teamOf, turnOf, type TeamState } from './state.js';
import { turns } from './tasks/index.js';
import { labelOf, withoutNames, type DebateShown } from './tasks/debate.js';

/** What a person who is asked is told: as much as a model in its seat, and no more (D1, D3). */
export function inboxItem(state: TeamState, asked: { request_id: string; participant_id: string }) {
  const { lead, config } = teamOf(state);
  const turn = turnOf(state, asked.request_id);
  if (!turn) return {};
  const { work, phase_id, round } = turn;
  const phase = phase_id === undefined ? undefined : phaseOf(state, phase_id);
  // What only its prompt needs is left out; what others wrote is told.
  const {
    self: _self,
    line: _line,
    offered: _offered,
    lookups_left: _lookupsLeft,
    found: _found,
    language: _language,
    phase: _phase,
    round: _round,
    anonymous: _anonymous,
    experts,
    debate,
    ...told
  } = turns[work].task(state, { ...asked, kind: work }) as unknown as Told;
  return {
    work,
    lead,
    ...(phase && { phase_id: phase.phase_id, title: phase.title, phase_task: phase.task }),
    ...(round && { debate_round: round }),
    ...told,
    ...(experts && { experts: experts.map(({ script: _script, ...expert }) => expert) }),
    ...(debate && debateTold(debate, work === 'argue' && config.anonymous_peers)),
  };
}

interface Told extends Record<string, unknown> {
  experts?: Expert[];
  debate?: DebateShown;
}

/** The debate so far; without names where peers are to stay anonymous. */
function debateTold({ topic, point, plan, rounds, ...shown }: DebateShown, anonymous: boolean) {
  const told = (text: string) => (anonymous ? withoutNames(text, shown.voices) : text);
  return {
    question: told(topic),
    ...(point && { point: told(point) }),
    ...(plan.length && { plan }),
    rounds: rounds.map(({ round, arguments: given, summary }) => ({
      round,
      arguments: given.map(({ participant_id, argument: { argument, position, changed } }) => ({
        by: labelOf(shown, participant_id),
        argument: told(argument),
        position: told(position),
        changed,
      })),
      ...(summary && { summary: told(summary.summary), open_points: summary.open_points.map(told) }),
    })),
  };
}
