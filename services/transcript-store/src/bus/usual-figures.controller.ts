import { Controller, Inject, UseFilters } from '@nestjs/common';
import { MessagePattern, Payload } from '@nestjs/microservices';
import { checkQuery, KeepCause, type UsualFigures } from '@parley/messaging';
import type { DataSource } from 'typeorm';
import { usualFigures } from '../http/usual-figures.js';
import { asTenant } from '../projections/as-tenant.js';
import type { Projector } from '../projections/projector.js';
import { PROJECTIONS, PROJECTOR } from '../tokens.js';
import { wholeViews } from '../whole-views.js';

/** Answers channel-admin, which has no views, what others like an opening came to (ADR 64). */
@Controller()
@UseFilters(KeepCause)
export class UsualFiguresController {
  constructor(
    @Inject(PROJECTIONS) private readonly source: DataSource,
    @Inject(PROJECTOR) private readonly projector: Projector,
  ) {}

  @MessagePattern('TellFigures')
  async tell(@Payload() asked: { tenant: string; protocol: string; seats: number }): Promise<UsualFigures> {
    checkQuery(asked, 'tenant', 'protocol', 'seats');
    await wholeViews(this.projector);
    return asTenant(this.source, asked.tenant, (manager) => usualFigures(manager, asked));
  }
}
