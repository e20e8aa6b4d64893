import { HttpAgent, type BaseEvent, type Interrupt } from '@ag-ui/client';
import { newId } from '@parley/contracts';

interface Finished {
  outcome: { type: string };
  result: unknown;
}

/** A page that shows a talk by the official client. */
export class Page {
  readonly events: BaseEvent[] = [];
  readonly agent: HttpAgent;

  constructor(
    url: string,
    threadId: string,
    readonly key: string,
  ) {
    this.agent = new HttpAgent({ url, headers: { authorization: `Bearer ${key}` }, threadId });
    this.agent.subscribe({ onEvent: ({ event }) => void this.events.push(event) });
  }

  says(content: string): this {
    this.agent.addMessage({ id: newId(), role: 'user', content });
    return this;
  }

  async run(parameters: { parley?: object; resume?: object[] } = {}): Promise<Interrupt[]> {
    const { parley: own, resume } = parameters;
    await this.agent.runAgent({
      ...(own && { forwardedProps: { parley: own } }),
      ...(resume && { resume: resume as never }),
    });
    return this.agent.pendingInterrupts;
  }

  get texts(): string[] {
    return this.agent.messages.map(({ content }) => String(content));
  }

  get last(): Finished {
    return this.events.findLast(({ type }) => type === 'RUN_FINISHED') as unknown as Finished;
  }
}
