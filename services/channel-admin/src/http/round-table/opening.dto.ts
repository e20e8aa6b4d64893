import { ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import type { RoundTableConfig } from '@parley/contracts';
import { AreNested } from '@parley/http';
import { TABLE_IDS } from '@parley/protocols/round-table/gallery';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsOptional } from 'class-validator';
import { MemberDto, OpenRoundTableDto } from '../generated/bodies.js';

/** What a table is that does not say. */
export const DEFAULT_MODE = 'board';

/** The mode stands beside the config: what the config defaults to follows from it. */
export class RoundTableOpeningDto extends OmitType(OpenRoundTableDto, ['members']) {
  @ApiPropertyOptional({ enum: ['board', 'party'], default: DEFAULT_MODE })
  @IsIn(['board', 'party'])
  @IsOptional()
  mode?: RoundTableConfig['mode'];

  @ApiPropertyOptional({
    enum: TABLE_IDS,
    description:
      'A ready table (docs/guide/small-forms.md): a board with seats of its own, which is asked to do one thing with the question.',
  })
  @IsIn(TABLE_IDS)
  @IsOptional()
  table?: string;

  @ApiPropertyOptional({
    type: [MemberDto],
    description:
      'Who sits at the table. People alone join the seats of a ready table; without one, members are needed.',
  })
  @AreNested()
  @Type(() => MemberDto)
  @ArrayMaxSize(20)
  @ArrayMinSize(1)
  @IsArray()
  @IsOptional()
  members?: MemberDto[];
}
