import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { CallerOf, failField, wholeNumber, type Caller } from '@parley/http';
import { BusUnavailable, type DeliberationSize, type ModelDesk } from '@parley/messaging';
import { REGISTRY } from '@parley/protocols';
import { ownProperty } from '@parley/untrusted';
import { INSTALLATION, installationNow, MODEL_DESK, type Installation } from '../../tokens.js';
import { Answers, type ModelOffer } from '../answers.js';
import { aboveLimit } from '../../estimates/above-limit.js';
import { besideOneAgent, NOTHING, rehearsedEstimate, type Estimate } from '../../estimates/estimate.js';
import { Estimates } from '../../estimates/estimates.js';
import { USUAL_SIZES } from './usual-size.js';

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
    private readonly estimates: Estimates,
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
    'What a deliberation is likely to cost and to take: as the middle half of the finished ones of its kind here, else by arithmetic from its size and the models.',
  )
  @ApiQuery({ name: 'protocol', enum: REGISTRY.protocols.map(({ name }) => name) })
  @ApiQuery({ name: 'seats', required: false, description: 'Whoever takes part; as usual where absent.' })
  @ApiQuery({
    name: 'rounds',
    required: false,
    description:
      'Rounds at most, or messages of a user; as usual where absent. 0 is a talk without an end, as a party: nothing is foretold of it but whether it may begin unasked, by its budget.',
  })
  @ApiQuery({
    name: 'budget_micro_usd',
    required: false,
    description: 'What it may spend; as the installation or the protocol has it where absent. 0 is no limit.',
  })
  @ApiQuery({
    name: 'rehearsal',
    required: false,
    enum: ['true', 'false'],
    description: 'As the installation has it where absent.',
  })
  @ApiQuery({
    name: 'baseline',
    required: false,
    enum: ['true', 'false'],
    description: 'With one agent beside it, which may spend as much again.',
  })
  async estimate(
    @CallerOf() { tenant }: Caller,
    @Query() query: Record<string, string | undefined>,
  ): Promise<Estimate> {
    const size = sizeOf(query);
    const work =
      REGISTRY.likelyOf(size.protocol, size) ??
      failField('/protocol', `nobody foretells what a ${size.protocol} takes`);
    const now = await installationNow(this.installation, flagOf('rehearsal', query));
    const { rehearsal, budgetMicroUsd, unaskedMicroUsd = 0 } = now;
    const isEndless = size.rounds === 0;
    if (rehearsal) return { ...size, rehearsal, ...(isEndless ? NOTHING : rehearsedEstimate(work)) };
    const budget =
      wholeNumber(query['budget_micro_usd'], '/budget_micro_usd') ??
      budgetMicroUsd ??
      ownProperty(USUAL_SIZES, size.protocol)?.budget;
    const alone = isEndless ? { like_it: 0 } : await this.estimates.of(tenant, size, budget ?? 0);
    const isBeside = flagOf('baseline', query) ?? false;
    const estimate = isBeside ? besideOneAgent(alone) : alone;
    const refusal = aboveLimit({
      limit: unaskedMicroUsd,
      cost: estimate.cost_micro_usd,
      budget: budget ?? 0,
      isBeside,
    });
    return { ...size, rehearsal, ...estimate, ...(refusal && { refusal }) };
  }

  private async asked(): Promise<ModelOffer> {
    const { rehearsal, budgetMicroUsd } = this.installation;
    const offered = await answered(this.models.offer());
    // It may be there again in a moment.
    if (!offered) this.known = undefined;
    return {
      ...(offered ?? { rehearsal: rehearsal === true, unanswered: true }),
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

/** As it is asked for, or as it is where an opening does not say. @throws ProblemError invalid-request */
function sizeOf(query: Record<string, string | undefined>): DeliberationSize {
  const protocol = query['protocol'] ?? failField('/protocol', 'is missing');
  const usual = ownProperty(USUAL_SIZES, protocol);
  const count = (name: 'seats' | 'rounds', [min, max]: [number, number]) =>
    wholeNumber(query[name], `/${name}`, { min, max }) ?? usual?.[name] ?? failField(`/${name}`, 'is missing');
  return { protocol, seats: count('seats', [1, MOST_SEATS]), rounds: count('rounds', [0, MOST_ROUNDS]) };
}

function flagOf(name: 'baseline' | 'rehearsal', query: Record<string, string | undefined>): boolean | undefined {
  const value = query[name];
  if (value === undefined) return undefined;
  return value === 'true' || value === 'false' ? value === 'true' : failField(`/${name}`, 'is not true or false');
}
