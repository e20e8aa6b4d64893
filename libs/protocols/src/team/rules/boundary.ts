import { applyInterventions } from '../../shared/interventions.js';
import { debateTopic } from '../debate-command.js';
import { isDone, teamOf } from '../state.js';
import { wordingOf } from '../../shared/words.js';
import { insertDebate } from './insert-debate.js';
import type { Run } from './turns.js';

/** What people said counts from here on, once and in order: words for the lead, and debates that they ask for (D5). */
export function applyAtBoundary(run: Run): void {
  const said = run.state.waiting;
  if (!said.length) return;
  applyInterventions(run, run.state.round);
  const words = wordingOf(teamOf(run.state).language).team;
  for (const { text, actor } of said) {
    const topic = debateTopic(text);
    if (!topic) continue;
    // Its participants see what there is by now; whoever has not begun waits for its conclusion.
    const depends_on = run.state.phases.filter(isDone).map(({ phase_id }) => phase_id);
    const waiting = run.state.phases.filter(({ status }) => status === 'waiting').map(({ phase_id }) => phase_id);
    const wanted = { topic, participants: [], depends_on, before: waiting };
    insertDebate(run, { cause: 'user', reason: words.askedFor(topic), statements: [], actor }, wanted);
  }
}
