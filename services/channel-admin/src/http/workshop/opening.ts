import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { idFrom, type OpenWorkshop, type PlanRole } from '@parley/contracts';
import { failField, IsNested } from '@parley/http';
import { defaultRoles } from '@parley/protocols/workshop';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsUUID, Min } from 'class-validator';
import type { Installation } from '../../tokens.js';
import { configOf, defined, firstLine, languageOf, seatOf, terminationPolicy } from '../command-values.js';
import { filledIn } from '../filled-in.js';
import { OpenWorkshopDto, type PlanRoleDto } from '../generated/bodies.js';
import type { BasePlan } from './revisions.js';

export class BasePlanDto {
  @ApiProperty({ format: 'uuid', description: 'The finished workshop to start from.' })
  @IsUUID()
  channel_id!: string;

  @ApiPropertyOptional({ description: 'Checked against it where present.' })
  @Min(1)
  @IsInt()
  @IsOptional()
  version?: number;
}

/** The version to start from is named; the command has it whole. */
export class WorkshopOpeningDto extends OpenWorkshopDto {
  @ApiPropertyOptional({ type: BasePlanDto, description: 'The version to start from.' })
  @IsNested()
  @Type(() => BasePlanDto)
  @IsOptional()
  base?: BasePlanDto;
}

/**
 * Fills in every default, so that the event says what held whatever later versions default to. A later version of a
 * plan has the requirement, the roles and the knowledge of the one before, where it does not say otherwise.
 * @throws ProblemError invalid-request
 */
export function openWorkshopData(
  { base: _named, ...body }: WorkshopOpeningDto,
  installation: Installation,
  base?: BasePlan,
): OpenWorkshop {
  const { topic, roles, config, termination, rehearsal, version } = body;
  const requirement = body.requirement ?? base?.plan.requirement ?? failField('/requirement', 'is missing');
  const language = body.language ?? base?.plan.language ?? languageOf(requirement);
  return filledIn('OpenWorkshop', {
    ...body,
    topic: topic ?? firstLine(requirement),
    language,
    requirement,
    roles:
      roles?.map((role, index) => planRole(role, index, language)) ??
      base?.plan.roles.map(unscripted) ??
      defaultRoles(language),
    config: { ...defined({ collection: base?.plan.config.collection }), ...configOf(installation, config) },
    termination: terminationPolicy('workshop', termination, installation.termination),
    rehearsal: rehearsal ?? installation.rehearsal,
    version: version ?? (base ? base.previous.version + 1 : 1),
    previous: base?.previous,
  });
}

function unscripted(role: PlanRole): PlanRole {
  const { document: _document, ...rest } = role;
  return { ...rest, script: [] };
}

/** A role of the user's, or a default one by its name, changed where the user says so. */
function planRole({ name, ...given }: PlanRoleDto, index: number, language: 'en' | 'zh') {
  const known = defaultRoles(language);
  const standard = known.find((role) => role.name === name);
  if (!standard && given.system_prompt === undefined) {
    const names = known.map((role) => role.name).join(', ');
    failField(
      `/roles/${index}/name`,
      `no default role is called ${name}; known: ${names}. Another needs a system_prompt`,
    );
  }
  const file = idFrom(name).replaceAll(/[^a-z0-9_-]+/gu, '');
  const own = {
    ...seatOf({ name }),
    focus: '',
    output_document: /^[a-z0-9]/u.test(file) ? `${file}.json` : `role_${index + 1}.json`,
  };
  return { ...(standard ?? own), ...defined(given) };
}
