import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { TENANT_PATTERN } from '@parley/contracts';
import { SCOPES } from '@parley/http';
import {
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
} from 'class-validator';

/** Ten years. */
const MOST_DAYS = 3_650;
/** A month. */
const MOST_OVERLAP = 43_200;

/** A key that is to be made. */
export class NewKeyDto {
  @ApiProperty({ description: 'Who acts where it is sent, as the log will say.', maxLength: 128 })
  @Matches(/\S/u, { message: '$property is blank' })
  @Length(1, 128)
  @IsString()
  name!: string;

  @ApiProperty({
    enum: SCOPES,
    isArray: true,
    description:
      '`read`; `write`: to open and to speak; `operate`: to answer for persons, and what else only an operator of the tenant may; `erase`: to make unreadable what somebody said; `admin`: to run the installation, for all tenants.',
  })
  @IsIn(SCOPES, { each: true })
  @ArrayUnique()
  @ArrayMinSize(1)
  @IsArray()
  scopes!: (typeof SCOPES)[number][];

  @ApiPropertyOptional({
    description: 'Whose channels it opens; those of the tenant of whoever makes it where absent.',
  })
  @Matches(TENANT_PATTERN, { message: '$property is not a tenant name' })
  @IsOptional()
  tenant?: string;

  @ApiPropertyOptional({
    minimum: 1,
    maximum: MOST_DAYS,
    description: 'How many days it is good; for ever where absent.',
  })
  @Max(MOST_DAYS)
  @Min(1)
  @IsInt()
  @IsOptional()
  valid_days?: number;
}

/** How a key is replaced. */
export class RotateKeyDto {
  @ApiPropertyOptional({
    minimum: 0,
    maximum: MOST_OVERLAP,
    default: 1_440,
    description: 'How many minutes the old key is good still; a day where absent, 0 ends it at once.',
  })
  @Max(MOST_OVERLAP)
  @Min(0)
  @IsInt()
  @IsOptional()
  overlap_minutes?: number;
}
