// The model that is measured: each answer is kept, and paid for once, within the limit of all answers of a file together.
import { CallFailed, effortOf, mostMicroUsd } from '@parley/llm';
import { promptHash, withoutDay } from '@parley/protocols';

/** What of a failure is the model's own, and would be so again: an answer as any, and a wrong one. All others end the run. */
const OWN_FAILURES = ['refusal', 'max_tokens', 'invalid_output'];

/** Bytes that one estimated token stands for at most, and no tokenizer makes more than a token of a byte; a server may add words of its own. */
const BYTES_A_TOKEN = 12;
const OWN_WORDS = 10_000;

export class PaidModel {
  /** What is answered now: {arm, task}. */
  at;
  /** What calls of the piece at hand have taken. */
  calls = [];
  #stop = new AbortController();
  #queue = Promise.resolve();

  /** @param provider of @parley/llm; @param file AnswersFile; @param limit in millionths of a dollar */
  constructor({ provider, file, limit }) {
    this.provider = provider;
    this.file = file;
    this.limit = limit;
  }

  /** Aborted where no further call is made, with the reason {code, message}. */
  get signal() {
    return this.#stop.signal;
  }

  stop(code, message) {
    this.#stop.abort({ code, message });
  }

  begin(arm, task) {
    this.at = { arm, task };
    this.calls = [];
  }

  modelFor = (needs) => {
    const { provider } = this;
    const id = provider.byTier[needs.tier];
    const model = provider.speak(id, effortOf(needs));
    return {
      provider: model.provider,
      model: id,
      generate: (request) => this.#inTurn(() => this.#answer(model, request)),
    };
  };

  /** One call after the other: what one has cost is known before the next is allowed, and the same calls come in the same order. */
  #inTurn(work) {
    const answer = this.#queue.then(work);
    this.#queue = answer.catch(() => undefined);
    return answer;
  }

  async #answer(model, request) {
    const prompt = promptHash({ ...request.prompt, user: withoutDay(request.prompt.user) }, model.model);
    if (this.signal.aborted || request.signal?.aborted) return CALLED_OFF;
    const { arm, task } = this.at;
    const known = this.file.answerTo(arm, task, prompt);
    const answer = known ?? (await this.#ask(model, request));
    if (answer.call) this.calls.push(answer.call);
    if (known) return known;
    if (answer.ok || OWN_FAILURES.includes(answer.code)) this.file.keepAnswer({ arm, task, prompt, answer });
    else if (!request.signal?.aborted) this.stop(answer.code, answer.message);
    return answer;
  }

  #ask(model, request) {
    const signal = request.signal ? AbortSignal.any([request.signal, this.signal]) : this.signal;
    return model.generate({ ...request, signal, purse: this.#purse(model) });
  }

  /** Asked before each request, of which a retry or a repair is another one: all that it may cost has to fit. */
  #purse({ model, provider }) {
    const price = this.provider.priceOf(model);
    // Servers other than Anthropic's count thoughts beside the room for an answer.
    const times = provider === 'anthropic' ? 1 : 2;
    return {
      pay: async ({ input_tokens, room }) => {
        const most = mostMicroUsd(input_tokens * BYTES_A_TOKEN + OWN_WORDS, room * times, price);
        if (this.file.spent + most > this.limit)
          throw new CallFailed(
            'budget',
            `the next call may cost ${usd(most)}, and ${usd(this.file.spent)} of ${usd(this.limit)} are spent`,
          );
        const call = this.file.promise(most);
        return { room, settle: (cost) => this.file.settle(call, cost) };
      },
    };
  }
}

const CALLED_OFF = { ok: false, code: 'aborted', message: 'the run has ended' };

export const usd = (micro) => `$${(micro / 1e6).toFixed(4)}`;
