import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { failField, wholeNumber } from '@parley/http';
import { BusUnavailable, type ModelDesk } from '@parley/messaging';
import { REGISTRY } from '@parley/protocols';
import { INSTALLATION, MODEL_DESK, type Installation } from '../../tokens.js';
import { Answers, type ModelOffer } from '../answers.js';
import { REST_DEFAULTS } from '../generated/rest-defaults.js';
import { modelEstimate, rehearsedEstimate, type Estimate } from './estimate.js';

/** How long an answer holds, in milliseconds: whoever asks often asks no provider as often. */
const HOLDS_MS = 10_000;
/** What a channel may have at most, of any protocol. */
const [MOST_SEATS, MOST_ROUNDS] = [50, 1_000];

/** What is known of models before anything is begun. */
@ApiTags('models')
@Controller('v1')
export class ModelsController {
  private known: { offer: Promise<ModelOffer>; until: number } | undefined;

  constructor(
    @Inject(INSTALLATION) private readonly installation: Installation,
    @Inject(MODEL_DESK) private readonly models: ModelDesk,
  ) {}

  @Get('model')
  @Answers(
    'ModelOffer',
    'What plays agents here: a model, and whether its server takes us; or scripts, and what could be used.',
  )
  offer(): Promise<ModelOffer> {
    if (!this.known || this.known.until < Date.now())
      this.known = { offer: this.asked(), until: Date.now() + HOLDS_MS };
    return this.known.offer;
  }

  @Get('estimates')
  @Answers(
    'Estimate',
    'What a deliberation is likely to cost and to take, by its protocol, its size and the models here.',
  )
  @ApiQuery({ name: 'protocol', enum: REGISTRY.protocols.map(({ name }) => name) })
  @ApiQuery({ name: 'seats', description: 'Whoever takes part.' })
  @ApiQuery({ name: 'rounds', description: 'Rounds at most, or messages of a user.' })
  @ApiQuery({
    name: 'rehearsal',
    required: false,
    enum: ['true', 'false'],
    description: 'As the installation has it where absent.',
  })
  async estimate(@Query() query: Record<string, string | undefined>): Promise<Estimate> {
    const seats =
      wholeNumber(query['seats'], '/seats', { min: 1, max: MOST_SEATS }) ?? failField('/seats', 'is missing');
    const rounds =
      wholeNumber(query['rounds'], '/rounds', { min: 1, max: MOST_ROUNDS }) ?? failField('/rounds', 'is missing');
    const protocol = query['protocol'] ?? failField('/protocol', 'is missing');
    const work =
      REGISTRY.likelyOf(protocol, { seats, rounds }) ??
      failField('/protocol', `nobody foretells what a ${protocol} takes`);
    const { rehearsal: usual, budgetMicroUsd } = this.installation;
    const rehearsal = rehearsalOf(query['rehearsal']) ?? usual;
    const size = { protocol, seats, rounds };
    const known = rehearsal
      ? rehearsedEstimate(work)
      : modelEstimate((await answered(this.models.likelyCost(size))) ?? {}, budgetMicroUsd ?? USUAL_BUDGET);
    return { ...size, rehearsal, ...known };
  }

  private async asked(): Promise<ModelOffer> {
    const { rehearsal, budgetMicroUsd } = this.installation;
    const offered = await answered(this.models.offer());
    // It may be there again in a moment.
    if (!offered) this.known = undefined;
    return {
      ...(offered ?? { rehearsal, unanswered: true }),
      ...(budgetMicroUsd !== undefined && { budget_micro_usd: budgetMicroUsd }),
    };
  }
}

/** What whoever plays agents says; undefined where nobody answers. */
async function answered<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof BusUnavailable) return undefined;
    throw error;
  }
}

/** What a negotiation or a table may spend where neither it nor the installation says. */
const USUAL_BUDGET = REST_DEFAULTS.RoundTableConfig.budget_micro_usd;

function rehearsalOf(value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  return value === 'true' || value === 'false' ? value === 'true' : failField('/rehearsal', 'is not true or false');
}
