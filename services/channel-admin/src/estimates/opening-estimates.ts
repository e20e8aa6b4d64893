import type { Command, OpeningEstimate, Problem } from '@parley/contracts';
import { REGISTRY, type OpenDeliberation, type Registry } from '@parley/protocols';
import { ownProperty } from '@parley/untrusted';
import { aboveLimit } from './above-limit.js';
import type { ForkCommand } from '../forking/forks.js';
import { besideOneAgent, fromNothing, NOTHING } from './estimate.js';
import type { Estimates } from './estimates.js';

/** What an opening says that its price follows from, in any protocol. */
interface Opening {
  config?: { budget_micro_usd?: number; baseline?: boolean; [setting: string]: unknown };
  rehearsal?: boolean;
  accepts_cost?: boolean;
  estimate?: unknown;
}

/** A command as it is decided, or why it is not. */
export interface Estimated<Type extends Command = Command> {
  command: Type;
  refusal?: Problem | undefined;
}

interface Foretold {
  tenant: string;
  protocol: string;
  opening: Opening;
  at?: number;
}

/**
 * Puts to each opening what it is likely to cost and to take, so that it is in the log, and holds it to what an opening may cost
 * unasked: by whichever road it comes (ADR 64).
 */
export class OpeningEstimates {
  constructor(
    private readonly estimates: Pick<Estimates, 'of'>,
    /** In millionths of a US dollar; 0 is no limit. */
    private readonly limitMicroUsd: number,
    private readonly registry: Pick<Registry, 'openedBy' | 'deliberation' | 'likelyOf'> = REGISTRY,
  ) {}

  async estimated(command: Command): Promise<Estimated> {
    const protocol = this.registry.openedBy(command);
    if (protocol === undefined) return { command };
    // Nobody says for us what it may cost.
    const { estimate: _, ...opening } = command.data as Opening;
    const estimate = opening.rehearsal ? undefined : await this.foretold({ tenant: command.tenant, protocol, opening });
    const data = { ...opening, ...(estimate && { estimate }) };
    return { command: { ...command, data } as Command, refusal: this.refusal(opening, estimate) };
  }

  /**
   * The same of a fork, for what is left of it. How much of that its parent has answered is not known before it is asked.
   * @param channel as it is once it is forked
   */
  async forked(command: ForkCommand, { protocol, state }: OpenDeliberation): Promise<Estimated<ForkCommand>> {
    const { estimate: _, ...fork } = command.data;
    // What its parent was likely to cost, and that somebody accepted that, is of its parent.
    const opening: Opening = { ...state.opened, accepts_cost: fork.accepts_cost === true };
    const { tenant } = command;
    const whole = opening.rehearsal ? undefined : await this.foretold({ tenant, protocol, opening, at: state.round });
    const estimate = whole && (fork.fresh ? whole : fromNothing(whole));
    const data = { ...fork, ...(estimate && { estimate }) };
    return { command: { ...command, data }, refusal: this.refusal(opening, estimate) };
  }

  /** @param at the round in which it goes on, in a fork */
  private async foretold({ tenant, protocol, opening, at = 0 }: Foretold): Promise<OpeningEstimate | undefined> {
    const { config = {} } = opening;
    const { rounds: bound, unled } = this.registry.deliberation.openingOf(protocol) ?? {};
    const hosted = modelsIn(opening);
    if (!hosted && unled) return NOTHING;
    const rounds = bound === undefined ? 1 : Number(ownProperty(config, bound) ?? 0);
    // Where only others sit a model leads or sums up all the same.
    const size = { protocol, seats: Math.max(1, hosted), rounds };
    // Nobody knows anything of a talk without an end, nor of one that nobody foretells.
    if (!rounds || !this.registry.likelyOf(protocol, size)) return undefined;
    const left = Math.max(1, rounds - Math.max(0, at - 1));
    const estimate = await this.estimates.of(tenant, size, config.budget_micro_usd ?? 0, left);
    if (!estimate.cost_micro_usd && !estimate.seconds) return undefined;
    return config.baseline ? besideOneAgent(estimate) : estimate;
  }

  private refusal(opening: Opening, estimate: OpeningEstimate | undefined): Problem | undefined {
    if (opening.rehearsal || opening.accepts_cost) return undefined;
    const { budget_micro_usd: budget = 0, baseline: isBeside = false } = opening.config ?? {};
    return aboveLimit({ limit: this.limitMicroUsd, cost: estimate?.cost_micro_usd, budget, isBeside });
  }
}

/** Seats that models play. */
function modelsIn(opening: object): number {
  const seats = Object.values(opening).flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []));
  return seats.filter((seat) => (seat as { kind?: unknown } | null)?.kind === 'hosted').length;
}
