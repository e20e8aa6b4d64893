import { Controller, UseFilters } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import type { CastMade, CastWanted } from '@parley/contracts';
import { checkQuery, KeepCause } from '@parley/messaging';
import { CastDirector } from './cast-director.js';

type Asked = CastWanted & { tenant: string; channel_id: string };

@Controller()
@UseFilters(KeepCause)
export class CastsController {
  constructor(private readonly director: CastDirector) {}

  @MessagePattern('ChooseCast')
  async choose(@Payload() asked: Asked): Promise<CastMade> {
    checkQuery(asked, 'tenant', 'channel_id');
    const { tenant, channel_id, ...wanted } = asked;
    return this.director.choose({ tenant, channel_id }, wanted);
  }
}
