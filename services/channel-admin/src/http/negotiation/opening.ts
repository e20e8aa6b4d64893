import type { Candidate, FacilitatorScript, OpenChannel } from '@parley/contracts';
import type { CandidateDto } from './dto/candidate.dto.js';
import type { FacilitatorScriptDto } from './dto/facilitator-script.dto.js';
import { configOf, defined, firstLine, languageOf, voiceOf } from '../command-values.js';
import type { OpenChannelDto } from './dto/opening.dto.js';
import { terminationPolicy } from '../termination-policy.js';
import { ASSIGNMENT_DEFAULTS, GAP_DEFAULTS, NEGOTIATION_DEFAULTS } from './defaults.js';
import type { Installation } from '../../tokens.js';

/** Fills in every default, so that the event says what held whatever later versions default to. */
export function openChannelData(
  { demand, topic, language, candidates, config, facilitator_script, termination, rehearsal }: OpenChannelDto,
  installation: Installation,
): OpenChannel {
  return {
    protocol: 'negotiation',
    topic: topic ?? firstLine(demand.text),
    language: language ?? languageOf(demand.text),
    demand: { text: demand.text, constraints: demand.constraints ?? [] },
    candidates: candidates.map(candidate),
    config: configOf(NEGOTIATION_DEFAULTS, installation, config),
    ...(facilitator_script && { facilitator_script: script(facilitator_script) }),
    termination: terminationPolicy('negotiation', termination, installation.termination),
    rehearsal: rehearsal ?? installation.rehearsal,
  };
}

function candidate({ skills, script: lines, ...voice }: CandidateDto): Candidate {
  return {
    ...voiceOf(voice),
    skills: skills ?? [],
    script: (lines ?? []).map(({ changes, ...line }) => defined({ ...line, changes: changes ?? [] })),
  };
}

function script({
  selected,
  possibly_related,
  draft,
  fixed,
  gaps,
  follow_up,
}: FacilitatorScriptDto): FacilitatorScript {
  return defined({
    selected: selected ?? [],
    possibly_related: possibly_related ?? [],
    draft: draft && {
      title: draft.title,
      summary: draft.summary ?? '',
      terms: (draft.terms ?? []).map((term) => defined({ ...term })),
      assignments: draft.assignments.map((seat) => ({ ...ASSIGNMENT_DEFAULTS, ...defined({ ...seat }) })),
    },
    fixed: (fixed ?? []).map((term) => ({ ...term })),
    gaps: (gaps ?? []).map((gap) => ({ ...GAP_DEFAULTS, ...defined({ ...gap }) })),
    follow_up,
  });
}
