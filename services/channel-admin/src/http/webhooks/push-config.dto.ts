import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Length, Matches, Min } from 'class-validator';

/** Where the agent of another is told how its task stands. */
export class PushConfigDto {
  @ApiProperty({
    description: 'Where it is told: https, and an address of the internet, but for hosts of PARLEY_EGRESS_HOSTS.',
  })
  @Length(1, 2_000)
  @IsString()
  url!: string;

  @ApiPropertyOptional({
    description: 'By which you know it; one is given where it is absent. Another one under it takes its place.',
  })
  @Length(1, 255)
  @IsString()
  @IsOptional()
  id?: string;

  @ApiPropertyOptional({ description: 'Sent along as `X-A2A-Notification-Token`.' })
  @Matches(/^[\x21-\x7e]{1,2000}$/u, { message: 'token must be 1 to 2,000 visible characters of ASCII' })
  @IsOptional()
  token?: string;

  @ApiPropertyOptional({
    description: 'Sent along as `Authorization`: a scheme and its credentials. It is shown nowhere again.',
  })
  @Matches(/^[\w!#$%&'*+.^`|~-]{1,40} [\x20-\x7e]{1,2000}$/u, {
    message: 'authorization must be a scheme and its credentials: Bearer …',
  })
  @IsOptional()
  authorization?: string;

  @ApiPropertyOptional({
    description: 'Told what happens after this position of the log; from now on where it is absent.',
    minimum: 0,
  })
  @Min(0)
  @IsInt()
  @IsOptional()
  after?: number;
}
