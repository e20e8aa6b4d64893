import { languageOf } from '@parley/contracts/language-of';
import { ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import type { OpenTeam } from '@parley/contracts';
import { AreNested, failField } from '@parley/http';
import { DEFAULT_EXPERTS, DEFAULT_LEAD, EXPERTS } from '@parley/protocols/team/experts';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional, IsString, Length } from 'class-validator';
import type { InstallationNow } from '../../tokens.js';
import { configOf, defined, firstLine, seatOf, terminationPolicy } from '../command-values.js';
import { filledIn } from '../filled-in.js';
import { ExpertDto, OpenTeamDto } from '../generated/bodies.js';

/** An expert of one's own by its name, or a ready one by its id, changed where more is said (D1). */
export class ReadyExpertDto extends ExpertDto {
  @ApiPropertyOptional({ description: 'A ready expert by its id.', example: 'security-engineer' })
  @Length(1, 64)
  @IsString()
  @IsOptional()
  expert?: string;
}

export class TeamOpeningDto extends OmitType(OpenTeamDto, ['experts']) {
  @ApiPropertyOptional({ type: [ReadyExpertDto], description: 'A ready lead with three ready experts where absent.' })
  @AreNested()
  @Type(() => ReadyExpertDto)
  @ArrayMaxSize(20)
  @ArrayMinSize(1)
  @IsArray()
  @IsOptional()
  experts?: ReadyExpertDto[];
}

/** Whoever works where nobody is named; the lead first. */
export const USUAL_TEAM: readonly ReadyExpertDto[] = [DEFAULT_LEAD, ...DEFAULT_EXPERTS].map((expert) => ({ expert }));

/**
 * Fills in every default, so that the event says what held whatever later versions default to.
 * @throws ProblemError invalid-request
 */
export function openTeamData(body: TeamOpeningDto, installation: InstallationNow): OpenTeam {
  const { task, topic, lead, config, termination, rehearsal } = body;
  const language = body.language ?? languageOf(task);
  const experts = (body.experts ?? USUAL_TEAM).map((expert, index) => expertOf(expert, index, language));
  return filledIn('OpenTeam', {
    ...body,
    topic: topic ?? firstLine(task),
    language,
    lead: lead ?? experts[0]!.participant_id,
    experts,
    config: configOf(installation, config),
    termination: terminationPolicy('team', termination, installation.termination),
    rehearsal: rehearsal ?? installation.rehearsal,
  });
}

/** A ready expert, changed where the user says so, or one of the user's own. */
function expertOf({ expert: id, ...given }: ReadyExpertDto, index: number, language: 'en' | 'zh') {
  const pointer = `/experts/${index}`;
  const ready = id === undefined ? undefined : readyExpert(id, `${pointer}/expert`, language);
  const { name, ...expert } = { ...ready, ...defined(given) };
  if (name === undefined) return failField(`${pointer}/name`, 'is missing; or name a ready expert');
  return seatOf({ ...expert, name });
}

function readyExpert(id: string, pointer: string, language: 'en' | 'zh'): ExpertDto {
  const found = EXPERTS.find((one) => one.id === id);
  const known = EXPERTS.map((one) => one.id).join(', ');
  if (!found) return failField(pointer, `there is no ready expert ${id}; known: ${known}`);
  return { participant_id: id, ...found[language] };
}
