import type { Expert, OpenTeam, TeamLine } from '@parley/contracts';
import { failField } from '@parley/http';
import { DEFAULT_EXPERTS, DEFAULT_LEAD, EXPERTS } from '@parley/protocols/team/experts';
import type { Installation } from '../../tokens.js';
import { configOf, defined, firstLine, languageOf, voiceOf } from '../command-values.js';
import { terminationPolicy } from '../termination-policy.js';
import { TEAM_DEFAULTS } from './defaults.js';
import type { ExpertDto } from './dto/expert.dto.js';
import type { OpenTeamDto } from './dto/opening.dto.js';
import { wholeLine } from './whole.js';

/** Who works where nobody is named; the lead first. */
const USUAL: readonly ExpertDto[] = [DEFAULT_LEAD, ...DEFAULT_EXPERTS].map((expert) => ({ expert }));

/**
 * Fills in every default, so that the event says what held whatever later versions default to.
 * @throws ProblemError invalid-request
 */
export function openTeamData(body: OpenTeamDto, installation: Installation): OpenTeam {
  const { task, topic, config, termination, rehearsal } = body;
  const language = body.language ?? languageOf(task);
  const experts = (body.experts ?? USUAL).map((expert, index) => expertOf(expert, index, language));
  return {
    topic: topic ?? firstLine(task),
    language,
    task,
    lead: body.lead ?? experts[0]!.participant_id,
    experts,
    config: configOf(TEAM_DEFAULTS, installation, config),
    termination: terminationPolicy('team', termination, installation.termination),
    rehearsal: rehearsal ?? installation.rehearsal,
  };
}

/** A ready expert, changed where the user says so, or one of the user's own. */
function expertOf({ expert: id, ...given }: ExpertDto, index: number, language: 'en' | 'zh'): Expert {
  const pointer = `/experts/${index}`;
  const ready = id === undefined ? undefined : readyExpert(id, `${pointer}/expert`, language);
  const { expertise = [], script = [], ballot, tools, ...voice } = { ...ready, ...defined(given) };
  const { name } = voice;
  if (name === undefined) return failField(`${pointer}/name`, 'is missing; or name a ready expert');
  return {
    ...voiceOf({ ...voice, name }),
    expertise,
    script: script.map((line) => wholeLine(line as Partial<TeamLine>)),
    ...defined({ ballot, tools }),
  };
}

function readyExpert(id: string, pointer: string, language: 'en' | 'zh'): ExpertDto {
  const found = EXPERTS.find((one) => one.id === id);
  const known = EXPERTS.map((one) => one.id).join(', ');
  if (!found) return failField(pointer, `there is no ready expert ${id}; known: ${known}`);
  return { participant_id: id, ...found[language] };
}
