import type { RecordedEvent } from '@parley/contracts';
import { eventually } from '@parley/testing/eventually';
import { expect } from 'vitest';

/** A frame of a channel's stream: an event, or one without an id, as a piece of what is being said. */
export interface Frame {
  event: string;
  data: RecordedEvent & { kind?: string; text?: string };
}

/** A page that is open on a channel: what its stream shows, in order. */
export function watch(url: string, channelId: string) {
  const frames: Frame[] = [];
  const left = new AbortController();
  const watching = read(`${url}/v1/channels/${channelId}/events`, left.signal, (frame) => frames.push(frame)).catch(
    () => undefined,
  );
  const events = () => frames.filter(({ event, data }) => event === data.type).map(({ data }) => data);
  return {
    frames,
    events,
    shows: (happened: (events: RecordedEvent[]) => boolean) =>
      eventually(() => expect(happened(events()), `so far: ${typesOf(events())}`).toBe(true)),
    leave: () => (left.abort(), watching),
  };
}

const typesOf = (events: RecordedEvent[]): string => events.map(({ type }) => type).join(' ');

async function read(url: string, signal: AbortSignal, take: (frame: Frame) => void): Promise<void> {
  const response = await fetch(url, { signal });
  let text = '';
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const whole = text.split('\n\n');
    text = whole.pop()!;
    for (const one of whole) {
      const [, event] = /^event: (\w+)$/mu.exec(one) ?? [];
      const [, data] = /^data: (.*)$/mu.exec(one) ?? [];
      if (event && data) take({ event, data: JSON.parse(data) as Frame['data'] });
    }
  }
}
