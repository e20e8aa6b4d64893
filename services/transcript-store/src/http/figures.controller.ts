import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { CallerOf, failField, wholeNumber, type Caller } from '@parley/http';
import { REGISTRY } from '@parley/protocols';
import type { DataSource } from 'typeorm';
import { asTenant } from '../projections/as-tenant.js';
import type { Projector } from '../projections/projector.js';
import { PROJECTIONS, PROJECTOR } from '../tokens.js';
import { wholeViews } from '../whole-views.js';
import { Answers } from './answers/index.js';
import { usualFigures, type UsualFigures } from './usual-figures.js';

/** What a channel may have at most, of any protocol. */
const MOST_SEATS = 50;

/** What deliberations came to here, for whoever is about to begin one. */
@ApiTags('views')
@Controller('v1/figures')
export class FiguresController {
  constructor(
    @Inject(PROJECTIONS) private readonly source: DataSource,
    @Inject(PROJECTOR) private readonly projector: Projector,
  ) {}

  @Get()
  @Answers(
    'UsualFigures',
    'What finished deliberations of a kind came to: calls, tokens, cost and time of the middle half of them. Rehearsals, forks, and what failed or was stopped are not among them; a figure that fewer than three have is absent.',
  )
  @ApiQuery({ name: 'protocol', enum: REGISTRY.protocols.map(({ name }) => name) })
  @ApiQuery({
    name: 'seats',
    required: false,
    description: 'Models and agents that take part; any number where absent.',
  })
  async show(
    @CallerOf() { tenant }: Caller,
    @Query() query: Record<string, string | undefined>,
  ): Promise<UsualFigures> {
    const { protocol = failField('/protocol', 'is missing') } = query;
    const names = REGISTRY.protocols.map(({ name }) => name);
    if (!names.includes(protocol)) failField('/protocol', `must be one of ${names.join(', ')}`);
    const seats = wholeNumber(query['seats'], '/seats', { min: 1, max: MOST_SEATS });
    await wholeViews(this.projector);
    return asTenant(this.source, tenant, (manager) => usualFigures(manager, { tenant, protocol, seats }));
  }
}
