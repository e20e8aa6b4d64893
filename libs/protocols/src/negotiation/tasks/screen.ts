import type { Candidate } from '@parley/contracts';
import type { FacilitationSpec } from '../../shared/work/facilitation-spec.js';
import { outputSchema } from '../../shared/work/output-schema.js';
import { nothingSaid } from '../../shared/work/not-understood.js';
import { conclude, giveUp } from '../rules/conclude.js';
import { facilitate } from '../rules/facilitate.js';
import { screeningErrors } from '../rules/facilitation-errors.js';
import { openedOf, type NegotiationState } from '../state.js';
import { candidatesText, facilitatorTask, facilitatorTexts, type FacilitatorTask } from './facilitator.js';
import { linesOf } from './rehearsal-lines.js';

interface ScreenTask extends FacilitatorTask {
  candidates: Candidate[];
}

const INSTRUCTION = {
  en: `Screen the candidates for the demand. selected: those without whom it cannot be met well; as few as it takes, and nobody twice for the
same work. possibly_related: who could take over from somebody selected, best first. not_selected: the rest. Each candidate stands in
exactly one of the lists, by its id, after a short reason that names a skill or its absence.`,
  zh: `为需求筛选候选人。selected：缺少便无法很好满足需求的人；人数够用即可，同一件事不选两人。possibly_related：可以接替入选者的人，
最合适的在前。not_selected：其余的人。每位候选人恰好出现在一个列表中：先写简短理由（指明具备或缺少的能力），再写 id。`,
};

/** Whoever fits the demand (N1). */
export const screen: FacilitationSpec<NegotiationState, 'CompleteScreening', ScreenTask> = {
  kind: 'screen',
  version: 3,
  command: 'CompleteScreening',
  phase: 'screening',
  needed: true,
  schema: outputSchema('CompleteScreening', [
    { selected: ['reason', 'participant_id'] },
    { possibly_related: ['reason', 'participant_id'] },
    { not_selected: ['reason', 'participant_id'] },
  ]),
  tier: 'fast',
  max_output_tokens: 2000,
  task: (state) => ({ ...facilitatorTask(state), candidates: openedOf(state).candidates }),
  texts: (task) => facilitatorTexts(task, INSTRUCTION, [candidatesText(task)]),
  rehearse,
  errors: screeningErrors,
  proceed(run, { selected, possibly_related, not_selected }) {
    const judged = new Set([...selected, ...possibly_related, ...not_selected].map((one) => one.participant_id));
    const unmentioned = openedOf(run.state)
      .candidates.filter((candidate) => !judged.has(candidate.participant_id))
      .map((candidate) => ({ participant_id: candidate.participant_id, reason: '' }));
    run.emit('CandidatesScreened', { selected, possibly_related, not_selected: [...not_selected, ...unmentioned] });
    if (selected.length) facilitate(run, 'draft');
    else conclude(run, 'failed', 'nobody_fits');
  },
  giveUp,
};

/** By script; without one nobody can tell who fits, so all take part (P6). */
function rehearse({ candidates, script, language }: ScreenTask) {
  const lines = linesOf(language);
  const scripted = Boolean(script?.selected.length);
  const selected = scripted ? script!.selected : candidates.map(idOf);
  const rest = candidates.map(idOf).filter((id) => !selected.includes(id));
  const related = (script?.possibly_related ?? []).filter((id) => rest.includes(id));
  const possibly = related.length || scripted ? related : rest;
  const judged = (ids: string[], reason: string) =>
    ids.map((participant_id) => ({ participant_id, reason: withSkills(reason, skillsOf(candidates, participant_id)) }));
  return {
    selected: scripted
      ? judged(selected, lines.needed)
      : selected.map((participant_id) => ({ participant_id, reason: nothingSaid(language) })),
    possibly_related: judged(possibly, lines.couldStandIn),
    not_selected: judged(
      rest.filter((id) => !possibly.includes(id)),
      lines.notNeeded,
    ),
  };
}

/** Where no skill is known there is nothing to tell after the colon. */
const withSkills = (reason: string, skills: string): string =>
  skills ? reason + skills : reason.replace(/[:：] ?$/u, '');

const idOf = (candidate: Candidate): string => candidate.participant_id;

const skillsOf = (candidates: Candidate[], id: string): string =>
  candidates.find((candidate) => candidate.participant_id === id)?.skills.join(', ') ?? '';
