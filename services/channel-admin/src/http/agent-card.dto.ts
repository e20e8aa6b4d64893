import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';

/** Which card is agreed to. */
export class AgentCardDto {
  @ApiProperty({
    description: 'The hash of the card that is agreed to, as AgentCardChanged has it.',
    pattern: '^[0-9a-f]{64}$',
  })
  @Matches(/^[0-9a-f]{64}$/u, { message: 'card_hash must be 64 hexadecimal digits' })
  card_hash!: string;
}
