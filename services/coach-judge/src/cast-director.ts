import { contractErrors, type Cast, type CastMade, type CastWanted } from '@parley/contracts';
import type { ModelFailure, ModelFor } from '@parley/llm';
import { QueryRefused } from '@parley/messaging';
import { invokeAgentFor, timeChat } from '@parley/telemetry';
import { castWork, REGISTRY, type Registry } from '@parley/protocols';

/** How long a model may take for a cast: somebody waits to begin. In milliseconds. */
const CAST_MS = 12_000;

/** Where a cast is chosen for, and what its cost is counted under. */
interface At {
  tenant: string;
  channel_id: string;
}

/** Chooses who takes part in a deliberation whose user names nobody: by one call of a fast model, before there is a channel. */
export class CastDirector {
  constructor(
    private readonly modelFor: ModelFor,
    private readonly registry: Registry = REGISTRY,
    private readonly withinMs: number = CAST_MS,
  ) {}

  /** What came of it; it never takes longer than somebody waits. @throws QueryRefused where it is no cast that is wanted */
  choose(at: At, wanted: CastWanted): Promise<CastMade> {
    return invokeAgentFor('cast-director', at.channel_id, () => this.cast(at, wanted));
  }

  private async cast({ tenant, channel_id }: At, wanted: CastWanted): Promise<CastMade> {
    const errors = contractErrors('CastWanted', wanted);
    const casting = this.registry.castingOf(wanted.protocol);
    if (errors.length || !casting)
      throw new QueryRefused(errors.length ? errors : [{ pointer: '/protocol', reason: 'casts nobody' }]);
    const work = castWork(wanted, casting);
    const { kind, tier, choice, max_output_tokens, prompt } = work;
    const { budget_micro_usd } = wanted;
    const money = { budget_micro_usd, spent_micro_usd: 0, ending: false, later: [] };
    const needs = { tenant, channel_id, rehearsal: false, ...money, kind, tier, choice, max_output_tokens };
    const model = this.modelFor(needs);
    const generated = model.generate({
      prompt,
      signal: AbortSignal.timeout(this.withinMs),
      atOnce: true,
      check: (output) => invalidOf(work.accept(output)),
      rehearse: () => ({ ...work.rehearse() }),
    });
    const chat = timeChat({ model, conversation: channel_id, work: kind, protocol: wanted.protocol }, generated);
    const answer = await chat.answer;
    chat.tell();
    const { call } = answer;
    const cost = call && { call };
    if (!answer.ok) return { failure: failureOf(answer, this.withinMs), ...cost };
    // What a model's check has seen is accepted again; a script, which is not checked, may give what is no cast.
    const cast = work.accept(answer.output);
    return 'invalid' in cast ? { failure: cast.invalid, ...cost } : { cast, ...cost };
  }
}

const invalidOf = (result: Cast | { invalid: string }): string | undefined =>
  'invalid' in result ? result.invalid : undefined;

/** It is called off for one reason alone: it has taken too long. */
const failureOf = ({ code, message }: ModelFailure, withinMs: number): string =>
  code === 'aborted' ? `no answer within ${withinMs / 1_000} s` : message.slice(0, 500) || code;
