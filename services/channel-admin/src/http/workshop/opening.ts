import { languageOf } from '@parley/contracts/language-of';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { idFrom, type OpenWorkshop, type PlanRole } from '@parley/contracts';
import { AreNested, failField, IsNested } from '@parley/http';
import { defaultRoles } from '@parley/protocols/workshop';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsInt, IsOptional, IsString, IsUUID, Length, Min } from 'class-validator';
import type { InstallationNow } from '../../tokens.js';
import { configOf, defined, firstLine, seatOf, terminationPolicy } from '../command-values.js';
import { filledIn } from '../filled-in.js';
import { OpenWorkshopDto, PlanRoleDto } from '../generated/bodies.js';
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

/** A default role by its name, whoever plays it; or one of the user's own (W1). */
export class PlayedRoleDto extends PlanRoleDto {
  @ApiPropertyOptional({
    description: 'A default role by its name, where `name` is whoever plays it.',
    example: 'ProductPlanner',
  })
  @Length(1, 128)
  @IsString()
  @IsOptional()
  role?: string;
}

/** The version to start from is named; the command has it whole. */
export class WorkshopOpeningDto extends OmitType(OpenWorkshopDto, ['roles']) {
  @ApiPropertyOptional({
    type: [PlayedRoleDto],
    description:
      'In the order in which they speak, each a default role by its name or one of your own with a system_prompt; the default five where absent.',
  })
  @AreNested()
  @Type(() => PlayedRoleDto)
  @ArrayMaxSize(20)
  @ArrayMinSize(1)
  @IsArray()
  @IsOptional()
  roles?: PlayedRoleDto[];

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
  installation: InstallationNow,
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
function planRole({ role, ...given }: PlayedRoleDto, index: number, language: 'en' | 'zh') {
  const { name } = given;
  const known = defaultRoles(language);
  const standard = known.find((one) => one.name === (role ?? name));
  if (!standard && (role !== undefined || given.system_prompt === undefined)) {
    const names = known.map((one) => one.name).join(', ');
    const [field, wanted] = role === undefined ? ['name', name] : ['role', role];
    failField(
      `/roles/${index}/${field}`,
      `no default role is called ${wanted}; known: ${names}. Another needs a system_prompt`,
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
