import { sha256 } from '@parley/contracts';
import { modelFromEnvironment, type LanguageModel, type ModelFor } from '@parley/llm';

/** A rehearsed model that is held at some of its calls: what it answers then comes while something is away. */
export class HeldModel {
  private readonly rehearsals = modelFromEnvironment({}).modelFor;

  /**
   * @param latencyMs what its answers say that they took: two replicas never give just the same answer
   * @param onText is told with each piece of an answer what was asked
   */
  constructor(
    private readonly latencyMs = 0,
    private readonly onText: (asked: string) => void = () => undefined,
  ) {}

  /** What was asked in each channel. */
  readonly asked = new Map<string, string[]>();
  private gate = Promise.resolve();
  private open = () => undefined as void;
  private waiting = new Set<string>();

  hold(): void {
    this.waiting = new Set();
    this.gate = new Promise((resolve) => (this.open = resolve));
  }

  release(): void {
    this.open();
  }

  /** Channels that have been held since. */
  get held(): ReadonlySet<string> {
    return this.waiting;
  }

  readonly modelFor: ModelFor = (needs) => {
    const { channel_id } = needs;
    const rehearsal = this.rehearsals({ ...needs, rehearsal: true });
    const model: LanguageModel = {
      ...rehearsal,
      generate: async (request) => {
        const { prompt } = request;
        const asked = `${prompt.template} ${sha256(JSON.stringify(prompt))}`;
        this.asked.set(channel_id, [...(this.asked.get(channel_id) ?? []), asked]);
        this.waiting.add(channel_id);
        await this.gate;
        const onText = (piece: string) => {
          this.onText(asked);
          request.onText?.(piece);
        };
        const answer = await rehearsal.generate({ ...request, onText });
        return answer.ok ? { ...answer, call: { ...answer.call, latency_ms: this.latencyMs } } : answer;
      },
    };
    return model;
  };
}
